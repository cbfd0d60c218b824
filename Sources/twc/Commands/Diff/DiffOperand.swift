import Gallery
import JSONText
import Recipes
import Theme

/// Finds out what two operands of `twc diff` are.
enum DiffOperand {
  /// What both are, with the files that were read to find out, since a pipe says everything once; `nil` after a
  /// report of what cannot be read.
  static func subject(
    of operands: [String], _ reporter: Reporter
  ) throws(UsageError) -> (DifferenceSubject, [String: SourceText])? {
    var found: [[DifferenceSubject]] = []
    var read: [String: SourceText] = [:]
    for operand in operands {
      guard let kinds = kinds(of: operand, reporter, &read) else { continue }
      found.append(kinds)
    }
    guard found.count == 2 else { return nil }
    if let subject = found[0].first(where: { found[1].contains($0) }) { return (subject, read) }
    let words = zip(operands, found).map { operand, kinds in
      "\(Printable.text(operand)) is a \(kinds[0].rawValue)"
    }
    throw UsageError(
      "what is compared is of one kind: \(words[0]), \(words[1])",
      help: ["name two catalogs, two themes or two screens"])
  }

  /// What an operand may be, the likeliest first: an empty object is any catalog or theme.
  private static func kinds(
    of operand: String, _ reporter: Reporter, _ read: inout [String: SourceText]
  ) -> [DifferenceSubject]? {
    if operand == "built-in" { return [.catalog] }
    let status = FileStatus.of(operand)
    if status?.isFolder == true { return [.catalog] }
    if status == nil {
      let isTheme = Theme.preset(named: operand) != nil
      let isCatalog = Catalog.preset(named: operand) != nil
      if isTheme || isCatalog { return (isTheme ? [.theme] : []) + (isCatalog ? [.catalog] : []) }
    }
    guard let source = read[operand] ?? ThemeSource.read(operand, reporter) else { return nil }
    read[operand] = source
    let (document, fault) = source.json()
    if let fault { reporter.report([fault], in: source, code: ExitCode.inputOutput) }
    guard let document else { return nil }
    if ScreenPage.hasComponents(document) { return [.screen] }
    guard document.kind(of: document.root) == .object else {
      reporter.fail(
        "this is no catalog, theme or screen: its root is no object", file: source.name, id: "document-form",
        code: ExitCode.findings)
      return nil
    }
    if document.count(of: document.root) == 0 { return [.catalog, .theme] }
    let isTheme = themeKeys.contains { document.member($0, of: document.root) != nil }
    return [isTheme ? .theme : .catalog]
  }

  /// Keys that theme files have, and catalogs do not: any recipe may be called "name".
  private static let themeKeys = ThemeReader.keys.filter { $0 != "name" }
}
