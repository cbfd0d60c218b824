System.prepare()
System.exit(Program.run(Program.rawArguments()))
