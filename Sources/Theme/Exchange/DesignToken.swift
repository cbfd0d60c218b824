import JSONText
import StyleModel

/// One token of a token file: where it stands, what it says it is, and its value as written.
struct DesignToken {
  /// The names of the groups around it and its own, outermost first.
  var path: [String]
  /// The type that it or a group around it names, in lower case without separators; `nil` where none does.
  var type: String?
  var value: JSONNode
  /// The values in other appearances, where extensions give some; our own are as theme files write them.
  var modes: [(mode: TokenMode, value: JSONNode, isOwn: Bool)]
  /// Its `$extensions`.
  var extensions: JSONNode?
  /// Where the token's name stands.
  var key: JSONNode
  /// Whether a name such as `dark` is a step beside others, as in a palette of `light`, `medium` and `dark`.
  var isStep = false

  var name: String { path.joined(separator: ".") }
}

/// Reads token files: the Design Tokens format (2025.10), Style Dictionary's and Tokens Studio's.
///
/// The three differ in the spelling of `$value` and `$type`, in where sets stand, and in how values name one another;
/// a file is read by what it holds and not by its name.
struct DesignTokenFile {
  let document: JSONDocument
  private(set) var tokens: [DesignToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Tokens by their paths, and by their paths without the first step.
  private var positions: [[String]: Int] = [:]
  private var inSets: [[String]: Int] = [:]
  /// Tokens by what references write of them: other files have names with dots.
  private var written: [String: Int] = [:]
  private var ends: [End] = []
  /// How many references lead from each token to its end.
  private var distances: [Int] = []

  init(_ document: JSONDocument) {
    self.document = document
    guard document.kind(of: document.root) == .object else {
      report(.error, "tokens-form", document.root, "a token file is an object of groups and tokens")
      return
    }
    diagnostics += document.duplicateTokens
    read(document.root, [], nil, depth: 0)
    extendGroups()
    markSteps()
    index()
  }

  mutating func report(_ severity: Severity, _ id: String, _ node: JSONNode, _ message: String) {
    diagnostics.append(Diagnostic(severity, id: id, at: document.range(of: node), message))
  }

  private static let depthLimit = 64
  /// Groups that take over the tokens of another one.
  private var extensions: [(path: [String], node: JSONNode)] = []

  private mutating func read(_ node: JSONNode, _ path: [String], _ inherited: String?, depth: Int) {
    guard depth < Self.depthLimit else {
      return report(.error, "tokens-depth", node, "groups nest at most \(Self.depthLimit) levels deep")
    }
    let type = self.type(of: node) ?? inherited
    for member in document.members(of: node) {
      guard let name = document.string(of: member.key) else { continue }
      if name == "$extends" {
        extensions.append((path, member.value))
        continue
      }
      if name.utf8.first == UInt8(ascii: "$"), name != "$root" { continue }
      guard document.kind(of: member.value) == .object else {
        // Style Dictionary keeps comments and the like beside tokens.
        if name != "type", name != "comment", name != "description", name != "value" {
          report(
            .warning, "tokens-form", member.key, "\(MessageText.quoted(name)) is neither a group nor a token")
        }
        continue
      }
      let inner = name == "$root" ? path : path + [name]
      if let value = value(of: member.value) {
        tokens.append(
          DesignToken(
            path: inner, type: self.type(of: member.value) ?? type, value: value,
            modes: modes(of: member.value),
            extensions: document.member("$extensions", of: member.value), key: member.key))
      } else {
        read(member.value, inner, type, depth: depth + 1)
      }
    }
  }

  private func value(of node: JSONNode) -> JSONNode? {
    if let value = document.member("$value", of: node) { return value }
    // A reference may stand in the place of the value.
    if document.member("$ref", of: node) != nil { return node }
    guard let value = document.member("value", of: node) else { return nil }
    // A group may have a token of that name, and one that is called "type".
    if document.kind(of: value) == .object, self.value(of: value) != nil,
      document.member("type", of: node).flatMap({ document.string(of: $0) }) == nil
    {
      return nil
    }
    return value
  }

  private func type(of node: JSONNode) -> String? {
    guard let member = document.member("$type", of: node) ?? document.member("type", of: node),
      let text = document.string(of: member)
    else { return nil }
    return TokenWords.folded(text)
  }

  /// Values for other appearances in any extension: `"$extensions": {"…": {"dark": …, "highContrast": …}}`.
  private func modes(of node: JSONNode) -> [(mode: TokenMode, value: JSONNode, isOwn: Bool)] {
    guard let extensions = document.member("$extensions", of: node) else { return [] }
    var found: [(mode: TokenMode, value: JSONNode, isOwn: Bool)] = []
    for member in document.members(of: extensions) where document.kind(of: member.value) == .object {
      let isOwn = document.string(of: member.key) == DesignTokenExport.extensionKey
      for entry in document.members(of: member.value) {
        let word = document.string(of: entry.key) ?? ""
        // Our own form for increased contrast is a whole colour.
        guard !isOwn || word == "dark", let mode = TokenMode(TokenWords.folded(word)), mode != TokenMode()
        else { continue }
        if !found.contains(where: { $0.mode == mode }) { found.append((mode, entry.value, isOwn)) }
      }
    }
    return found
  }

  // MARK: - References

  /// The path that a value names, as `{group.token}`, `$group.token` or `{"$ref": "#/group/token/$value"}`.
  func reference(_ node: JSONNode) -> [String]? {
    if document.kind(of: node) == .object {
      guard let pointer = document.member("$ref", of: node), let text = document.string(of: pointer),
        text.utf8.starts(with: "#/".utf8)
      else { return nil }
      let steps = text.dropFirst(2).split(separator: "/").map { Self.unescaped(String($0)) }
      return steps.last == "$value" ? Array(steps.dropLast()) : steps
    }
    guard let text = document.string(of: node), let first = text.utf8.first else { return nil }
    var inner = text[...]
    if first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") {
      inner = text.dropFirst().dropLast()
    } else if first == UInt8(ascii: "$"), text.utf8.count > 1 {
      inner = text.dropFirst()
    } else {
      return nil
    }
    guard !inner.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == 0x20 }) else { return nil }
    let steps = inner.split(separator: ".").map { String($0) }
    return steps.isEmpty ? nil : steps
  }

  private static func unescaped(_ step: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(step.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "~"), let next = rest.first,
        next == UInt8(ascii: "0") || next == UInt8(ascii: "1")
      {
        bytes.append(next == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        rest.removeFirst()
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The token at a path; Tokens Studio leaves the name of the set out.
  func token(at path: [String]) -> DesignToken? { position(of: path).map { tokens[$0] } }

  private func position(of path: [String]) -> Int? {
    func named(_ path: [String]) -> Int? {
      positions[path] ?? inSets[path] ?? written[path.joined(separator: ".")]
    }
    if let found = named(path) { return found }
    // Style Dictionary's older references end in `.value`.
    guard path.count > 1, path.last == "value" || path.last == "$value" else { return nil }
    return named(Array(path.dropLast()))
  }

  /// What a chain of references ends at, or why it ends nowhere.
  func resolved(_ node: JSONNode) -> Result<JSONNode, TokenReferenceFault> {
    guard let path = reference(node) else { return .success(node) }
    guard let start = position(of: path) else { return .failure(.missing(path)) }
    switch ends[start] {
    case .value(let end): return .success(tokens[end].value)
    case .missing(let path): return .failure(.missing(path))
    case .cycle: return .failure(.cycle(beginning(of: path)))
    }
  }

  /// Where the references of a token lead: to a token, for one.
  private enum End { case value(Int), missing([String]), cycle }

  /// The token that another one is a second name for; of those at the end of a long way the last, since themes follow
  /// a limited number of names.
  func target(of token: DesignToken) -> DesignToken? {
    guard let path = reference(token.value), let next = position(of: path), case .value(let end) = ends[next]
    else { return nil }
    return tokens[distances[next] < ThemeReader.longestWay / 2 ? next : end]
  }

  /// The paths of a chain that leads back to itself, or the first of them.
  private func beginning(of path: [String]) -> [[String]] {
    var chain = [path]
    while chain.count < TokenReferenceFault.pathLimit, let last = chain.last,
      let next = token(at: last).flatMap({ reference($0.value) })
    {
      let isBack = chain.contains(next)
      chain.append(next)
      if isBack { break }
    }
    return chain
  }

  /// Finds every token by its path, and the end of its references, walking each chain once.
  private mutating func index() {
    for (index, token) in tokens.enumerated() {
      positions[token.path] = index
      if written[token.name] == nil { written[token.name] = index }
      let path = Array(token.path.dropFirst())
      if inSets[path] == nil { inSets[path] = index }
    }
    var known = [End?](repeating: nil, count: tokens.count)
    var isOnWay = [Bool](repeating: false, count: tokens.count)
    distances = [Int](repeating: 0, count: tokens.count)
    for start in tokens.indices where known[start] == nil {
      var way: [Int] = []
      var (position, end) = (start, End.cycle)
      while true {
        if let found = known[position] {
          end = found
          break
        }
        if isOnWay[position] { break }
        isOnWay[position] = true
        way.append(position)
        let value = tokens[position].value
        guard let path = reference(value) else {
          end = .value(position)
          break
        }
        guard let next = self.position(of: path) else {
          end = .missing(path)
          break
        }
        position = next
      }
      // Where the way ends: the next token has its distance, or the last of the way is the end.
      var distance = position == way.last ? -1 : distances[position]
      for position in way.reversed() {
        distance += 1
        distances[position] = distance
        known[position] = end
      }
    }
    ends = known.map { $0 ?? .cycle }
  }

  /// Finds the tokens that have the name of an appearance and stand beside others that have not.
  private mutating func markSteps() {
    func isMode(_ token: DesignToken) -> Bool {
      token.path.last.map { TokenMode(TokenWords.folded($0)) != nil } ?? false
    }
    var palettes: Set<[String]> = []
    for token in tokens where token.path.count > 1 && !isMode(token) {
      palettes.insert(Array(token.path.dropLast()))
    }
    for index in tokens.indices where isMode(tokens[index]) {
      tokens[index].isStep = palettes.contains(Array(tokens[index].path.dropLast()))
    }
  }

  /// Takes the tokens over that groups have from others.
  private mutating func extendGroups() {
    guard !extensions.isEmpty else { return }
    var groups: [TokenGroups.Extension] = []
    for (path, node) in extensions {
      guard let target = reference(node) else {
        report(.error, "tokens-reference", node, "\"$extends\" names a group, as in \"{button}\"")
        continue
      }
      groups.append(TokenGroups.Extension(path: path, target: target, node: node))
    }
    var extended = TokenGroups(tokens, groups)
    extended.run()
    tokens = extended.tokens
    for fault in extended.faults { report(.error, fault.id, fault.node, fault.message) }
  }
}

/// Why a reference leads nowhere.
enum TokenReferenceFault: Error {
  case missing([String])
  case cycle([[String]])

  var message: String {
    switch self {
    case .missing(let path): "no token is named \(path.joined(separator: "."))"
    case .cycle(let chain):
      "the reference leads back to itself: "
        + chain.map { $0.joined(separator: ".") }.joined(separator: " -> ")
        + (chain.count < Self.pathLimit ? "" : " -> …")
    }
  }

  /// How many paths of a chain a message names.
  static let pathLimit = 8
}

/// The appearance that a group, a set or an extension names.
struct TokenMode: Hashable {
  var isDark = false
  var isIncreased = false

  init(isDark: Bool = false, isIncreased: Bool = false) {
    self.isDark = isDark
    self.isIncreased = isIncreased
  }

  /// The mode of a folded word, such as `dark`, `highcontrast` and `darkhighcontrast`.
  init?(_ word: String) {
    if word == "light" { return }
    if word == "dark" {
      isDark = true
      return
    }
    for contrast in ["highcontrast", "increasedcontrast", "contrastmore"] {
      guard ["", "light", "dark"].contains(where: { word == $0 + contrast || word == contrast + $0 }) else {
        continue
      }
      isIncreased = true
      isDark = word == "dark" + contrast || word == contrast + "dark"
      return
    }
    return nil
  }
}

/// Words of token files.
enum TokenWords {
  /// A word in lower case without blanks, hyphens and underscores.
  static func folded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte != 0x20 && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
      bytes.append(asciiLowercased(byte))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name that a class can write: other characters become hyphens.
  static func name(_ steps: [String]) -> String {
    var bytes: [UInt8] = []
    for step in steps {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      for byte in step.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: bytes.append(byte)
        default: if bytes.last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONDocument {
  /// Keys of a token file that stand twice in one group.
  var duplicateTokens: [Diagnostic] {
    duplicateKeys().map { duplicate in
      Diagnostic(
        .warning, id: "tokens-duplicate", at: range(of: duplicate.key),
        "\(MessageText.quoted(string(of: duplicate.key) ?? "")) stands twice; the last one counts")
    }
  }
}
