import Engine
import Gallery

/// `twc gallery`: the catalog and the theme as one HTML page.
enum GalleryCommand {
  static let command = Command(
    name: "gallery", operands: "", summary: "Write the catalog and the theme as one HTML page",
    details: """
      The page shows every recipe in every value of its axes, every state and both appearances, with its StemJSON and where
      each value comes from; then text styles, the theme and the table of surfaces. It needs no network and no other file.
      Without -o it goes to stdout.
      """,
    options: [.pageFile] + OptionTable.sources + [.keepGoing, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let reporter = Reporter(invocation)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    Page.write(Gallery(engine).html, to: invocation[.pageFile], reporter)
    return reporter.finish()
  }
}
