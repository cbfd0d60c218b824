import Documents
import Engine
import JSONText

/// What documents compiled to, for the next run: one entry a document, which the next version of it replaces.
///
/// An entry holds the document itself and fingerprints of everything else that went in: options, theme, rules, and the
/// recipes that the document uses with everything these use. It counts only if all of them are the same. Documents
/// with findings are not kept, so that every run reports them.
struct CompileCache: Sendable {
  /// Where entries are.
  private let store: Store
  /// Everything but documents and recipes.
  private let settings: RecipeDigests.Digest
  private let recipes: RecipeDigests

  enum Store: Sendable {
    case folder(String)
    case memory(Monitor<[String: [UInt8]]>)
  }

  init(_ store: Store, settings: RecipeDigests.Digest, engine: StyleEngine) {
    self.store = store
    recipes = RecipeDigests(engine)
    var settings = settings
    settings.add(recipes.names)
    // The defaults of rules apply to every component.
    for text in [engine.rules.view?.text, engine.rules.button?.text] {
      for name in RecipeDigests.recipes(in: text ?? "", with: engine) {
        settings.add(recipes.digest(of: name) ?? RecipeDigests.Digest())
      }
    }
    self.settings = settings
  }

  private static let form = "twc compile cache 1"

  /// What a document compiled to, if nothing that went in has changed, and how many classes it has.
  func output(of document: [UInt8], named name: String) -> (bytes: [UInt8], classes: Int)? {
    guard let bytes = read(name) else { return nil }
    var reader = EntryReader(bytes)
    guard reader.text() == Self.form, reader.digest() == settings, let count = reader.number() else {
      return nil
    }
    for _ in 0..<count {
      guard let recipe = reader.text(), let digest = reader.digest(),
        digest == (recipe.isEmpty ? recipes.whole : recipes.digest(of: recipe))
      else { return nil }
    }
    guard let classes = reader.number(), let input = reader.bytes(), input.elementsEqual(document),
      let output = reader.bytes()
    else { return nil }
    return (Array(output), classes)
  }

  /// Keeps what a document compiled to.
  func keep(_ result: DocumentCompiler.Result, of document: [UInt8], named name: String) {
    guard let output = result.output, result.diagnostics.isEmpty else { return }
    var writer = EntryWriter()
    writer.add(Self.form.utf8)
    writer.add(settings)
    if let names = result.recipes {
      writer.add(names.count)
      for name in names.sorted() {
        writer.add(name.utf8)
        writer.add(recipes.digest(of: name) ?? RecipeDigests.Digest())
      }
    } else {
      writer.add(1)
      writer.add("".utf8)
      writer.add(recipes.whole)
    }
    writer.add(result.classes)
    writer.add(document)
    writer.add(output)
    write(writer.bytes, name)
  }

  private func path(_ folder: String, _ name: String) -> String {
    var digest = RecipeDigests.Digest()
    digest.add(name)
    return Path.join(folder, String(digest.high, radix: 16) + String(digest.low, radix: 16) + ".twc")
  }

  private func read(_ name: String) -> [UInt8]? {
    switch store {
    case .memory(let entries): return entries.change { $0[name] }
    case .folder(let folder):
      do throws(SystemError) { return try FileReader.read(path(folder, name)) } catch { return nil }
    }
  }

  /// A cache that cannot be written costs time alone.
  private func write(_ bytes: [UInt8], _ name: String) {
    switch store {
    case .memory(let entries): entries.change { $0[name] = bytes }
    case .folder(let folder):
      do throws(SystemError) { try AtomicFile.writeUnforced(bytes, to: path(folder, name)) } catch {}
    }
  }
}

/// Writes the parts of an entry, each behind its length.
private struct EntryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ digest: RecipeDigests.Digest) {
    for word in [digest.high, digest.low] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  mutating func add<Part: Collection>(_ part: Part) where Part.Element == UInt8 {
    add(part.count)
    bytes.append(contentsOf: part)
  }
}

/// Reads an entry; whatever is cut or strange is `nil`.
private struct EntryReader {
  private let whole: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { whole = bytes }

  private mutating func word() -> UInt64? {
    guard at + 8 <= whole.count else { return nil }
    defer { at += 8 }
    return whole.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt64.self))
    }
  }

  mutating func number() -> Int? { word().flatMap { Int(exactly: $0) } }

  mutating func digest() -> RecipeDigests.Digest? {
    guard let high = word(), let low = word() else { return nil }
    return RecipeDigests.Digest(high: high, low: low)
  }

  mutating func bytes() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= whole.count - at else { return nil }
    defer { at += count }
    return whole[at..<at + count]
  }

  mutating func text() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }
}
