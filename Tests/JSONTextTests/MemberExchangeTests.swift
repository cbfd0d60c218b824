import JSONText
import TestSupport
import Testing

@Suite("Exchange of members") struct MemberExchangeTests {
  /// Every exchange in random documents of all layouts, against the same edits one by one.
  @Test func givesTheBytesOfSingleEdits() throws {
    var random = SplitMix64(seed: 20)
    var done = 0
    for _ in 0..<400 {
      let source = spaced(JSONWriter.text(keyedValue(depth: 0, &random)), &random)
      let document = try JSONDocument(parsing: source)
      var texts = MemberTexts()
      let numbers = [
        texts.add(JSONMember("new", ["x": [1, "é"], "y": [:]])), texts.add(JSONMember("new", "n")),
      ]
      var patch = JSONPatch(document, texts: texts)
      var model = JSONPatch(document)
      for object in objects(of: document) {
        let members = Array(document.members(of: object))
        guard !members.isEmpty, random.below(3) > 0 else { continue }
        let gone = members[random.below(members.count)].key
        let landmark = members[random.below(members.count)].key
        let number = random.below(3) == 0 ? nil : numbers[random.below(2)]
        guard patch.exchange(gone, behind: landmark, in: object, for: number) else { continue }
        done += 1
        if let number {
          let key = try #require(document.string(of: landmark))
          model.setMember("new", to: texts[number].value, in: object, after: [key])
        }
        model.removeMember(try #require(document.string(of: gone)), in: object)
      }
      #expect(text(patch.applied()) == text(model.applied()), "of\n\(text(document.bytes))")
    }
    #expect(done > 300)
  }

  @Test func leavesWhatHasNothingBeforeIt() throws {
    let document = try JSONDocument(parsing: #"{"a":1,"b":2}"#)
    let first = try #require(Array(document.members(of: document.root)).first?.key)
    var patch = JSONPatch(document)
    let isDone = patch.exchange(first, behind: first, in: document.root, for: nil)
    #expect(!isDone)
    #expect(patch.isEmpty)
  }

  @Test func leavesObjectsThatAreBeingEdited() throws {
    let document = try JSONDocument(parsing: #"{"a":1,"b":2}"#)
    let last = try #require(Array(document.members(of: document.root)).last?.key)
    var patch = JSONPatch(document)
    patch.removeMember("a", in: document.root)
    let isDone = patch.exchange(last, behind: last, in: document.root, for: nil)
    #expect(!isDone)
  }

  /// Members that are handed on are laid out anew where the habits or the shape are others.
  @Test func laysOutAnewForOtherDocuments() throws {
    var texts = MemberTexts()
    let number = texts.add(JSONMember("n", ["k": 1]))
    let rows = [
      (#"{"a":1,"b":2}"#, #"{"a":1,"n":{"k":1}}"#),
      (#"{ "a": 1, "b": 2 }"#, #"{ "a": 1, "n": { "k": 1 } }"#),
      ("{\n\t\"a\": 1,\n\t\"b\": 2\n}", "{\n\t\"a\": 1,\n\t\"n\": {\n\t\t\"k\": 1\n\t}\n}"),
      (#"{"a":1,"b":2}"#, #"{"a":1,"n":{"k":1}}"#),
      (#"{"a":1, "b":2}"#, #"{"a":1, "n":{"k":1}}"#),
    ]
    for (source, expected) in rows {
      let document = try JSONDocument(parsing: source)
      let keys = document.members(of: document.root).map(\.key)
      var patch = JSONPatch(document, texts: texts)
      let isDone = patch.exchange(keys[1], behind: keys[0], in: document.root, for: number)
      #expect(isDone)
      #expect(text(patch.applied()) == expected)
      texts = patch.texts
    }
  }

  private func objects(of document: JSONDocument) -> [JSONNode] {
    var found: [JSONNode] = []
    var open = [document.root]
    while let node = open.popLast() {
      if document.kind(of: node) == .object { found.append(node) }
      for element in document.elements(of: node) { open.append(element) }
      for member in document.members(of: node) { open.append(member.value) }
    }
    return found
  }

  /// A compact text with blanks beside its brackets, commas and colons, in one of a few habits that are broken at
  /// times.
  private func spaced(_ text: String, _ random: inout SplitMix64) -> String {
    let habit = ["", " ", "\n  ", "\r\n\t", "\n"][random.below(5)]
    let others = ["", " ", "\n    ", "\t", "\r"]
    var result = ""
    var isInString = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      let isMark = !isInString && ",:{}[]".unicodeScalars.contains(scalar)
      if isMark, scalar != ",", scalar != ":", random.below(20) == 0 { result += others[random.below(5)] }
      result.unicodeScalars.append(scalar)
      if isMark { result += random.below(12) == 0 ? others[random.below(5)] : scalar == ":" ? "" : habit }
      if scalar == "\"", !isEscaped { isInString.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return result
  }
}
