import Engine

/// `twc docs`: the class reference.
enum DocsCommand {
  static let command = Command(
    name: "docs", operands: "", summary: "Print the reference of every class, variant and property",
    details: "The reference is generated from the tables that the parser and the emitters read.",
    options: [.docsForm, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    Output.print(invocation[.docsForm] == "html" ? ClassReference.html() : ClassReference.markdown())
  }
}
