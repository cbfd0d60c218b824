import Foundation
import JSONText
import StyleModel
import Testing

/// Every style of the public documents beside this package, where they are at hand.
@Suite struct StemJSONDocumentStyleTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/stemjson-docs").standardizedFileURL

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  @Test("reads what authors wrote and writes the same again", .enabled(if: isPresent))
  func documents() throws {
    var count = 0
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    for file in files.filter({ $0.pathExtension == "json" }).sorted(by: { $0.path < $1.path }) {
      let document = try JSONDocument(parsing: [UInt8](Data(contentsOf: file)))
      for style in Self.styles(in: document, document.root) {
        count += 1
        let text = String(decoding: document.raw(of: style), as: UTF8.self)
        let first = StemJSONDecoder.decode(style, in: document)
        // The one deviation of these documents: a font's design, which Appendix C bans.
        for finding in first.diagnostics {
          #expect(
            finding.id == "R15" && finding.severity == .warning, "\(file.lastPathComponent): \(finding)")
        }
        #expect(first.rest == [], "\(text)")
        let encoded = try JSONDocument(parsing: JSONWriter.text(StemJSONEncoder.encode(first.style)))
        let second = StemJSONDecoder.decode(encoded.root, in: encoded)
        #expect(second.style == first.style, "\(text)")
        #expect(StemJSONEncoder.encode(second.style) == StemJSONEncoder.encode(first.style))
      }
    }
    #expect(count > 200)
  }

  // The objects under `style` keys of components; a stroke's own `style` is none.
  private static func styles(in document: JSONDocument, _ node: JSONNode) -> [JSONNode] {
    var found: [JSONNode] = []
    for member in document.members(of: node) {
      let isStyle =
        document.text(of: member.key, equals: "style") && document.kind(of: member.value) == .object
      if isStyle, document.member("lineWidth", of: member.value) == nil { found.append(member.value) }
      found += styles(in: document, member.value)
    }
    for element in document.elements(of: node) { found += styles(in: document, element) }
    return found
  }
}
