import Foundation
import JSONText
import Testing

/// Files of nst/JSONTestSuite, if a copy lies beside the package.
private let suite: [(name: String, bytes: [UInt8])] = {
  let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let folder = package.deletingLastPathComponent().appendingPathComponent(
    "shared/json-test-suite/test_parsing")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
    return (name, Array(data))
  }
}()

@Suite("JSON test suite", .enabled(if: !suite.isEmpty, "no copy of the suite beside the package"))
struct JSONTestSuiteTests {
  @Test func acceptsWhatMustBeAccepted() {
    for (name, bytes) in suite where name.hasPrefix("y_") {
      #expect(fault(bytes) == nil, "\(name)")
    }
  }

  @Test func refusesWhatMustBeRefused() {
    for (name, bytes) in suite where name.hasPrefix("n_") {
      #expect(fault(bytes) != nil, "\(name)")
    }
  }

  @Test func survivesWhatIsLeftOpen() {
    for (name, bytes) in suite where name.hasPrefix("i_") {
      if let fault = fault(bytes) {
        #expect((0...bytes.count).contains(fault.offset), "\(name)")
      }
    }
  }

  @Test func writesBackWhatItAccepts() throws {
    for (name, bytes) in suite where name.hasPrefix("y_") {
      let document = try JSONDocument(parsing: bytes)
      for layout in [JSONLayout.compact, .spaced, .pretty()] {
        var writer = JSONWriter()
        writer.write(document.value(of: document.root), layout: layout)
        let copy = try JSONDocument(parsing: writer.bytes)
        #expect(copy.value(of: copy.root) == document.value(of: document.root), "\(name)")
      }
    }
  }
}
