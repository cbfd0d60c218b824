import JSONText

extension PatchRow {
  /// Objects on one line.
  static let oneLine: [PatchRow] = [
    PatchRow("compact stays compact", #"{"a":1,"b":2}"#, #"{"a":1,"c":{"x":1,"y":[1,2]},"b":2}"#) {
      $0.set("c", ["x": 1, "y": [1, 2]], after: ["a"])
    },
    PatchRow("spaced stays spaced", #"{ "a": 1, "b": 2 }"#, #"{ "a": 1, "b": 2, "c": { "x": 1 } }"#) {
      $0.set("c", ["x": 1], after: ["b"])
    },
    PatchRow("braces without blanks", #"{"a": 1, "b": 2}"#, #"{"a": 1, "c": {"x": [1, 2]}, "b": 2}"#) {
      $0.set("c", ["x": [1, 2]])
    },
    PatchRow("odd colons", #"{"a" : 1}"#, #"{"a" : 1, "b" : {"c" : 2}}"#) { $0.set("b", ["c": 2]) },
    PatchRow("odd blanks outside", " {\"a\":1 ,\t\"b\":2 } \n", " {\"a\":1,\t\"c\":3 ,\t\"b\":2 } \n") {
      $0.set("c", 3)
    },
    PatchRow("the only member of an empty object", "{}", #"{ "a": 1 }"#) { $0.set("a", 1) },
    PatchRow("an empty object in a compact text", #"[{"z":0},{}]"#, #"[{"z":0},{"a":1}]"#) {
      $0.set("a", 1, in: "1")
    },
    PatchRow("an empty object with a blank inside", #"{ "a": { } }"#, #"{ "a": { "b": 1, "c": 2 } }"#) {
      $0.set("b", 1, in: "a")
      $0.set("c", 2, in: "a")
    },
    PatchRow("behind the first when no landmark exists", #"{"a":1,"b":2}"#, #"{"a":1,"c":3,"b":2}"#) {
      $0.set("c", 3, after: ["x", "y"])
    },
    PatchRow("behind the last landmark", #"{"a":1,"b":2,"c":3,"d":4}"#, #"{"a":1,"b":2,"c":3,"e":5,"d":4}"#) {
      $0.set("e", 5, after: ["c", "x", "a"])
    },
    PatchRow("several keep the order of calls", #"{"a":1,"b":2}"#, #"{"a":1,"x":1,"y":2,"z":3,"b":2}"#) {
      $0.set("x", 1, after: ["a"])
      $0.set("y", 2, after: ["a"])
      $0.set("z", 3, after: ["x"])
    },
    PatchRow("an existing value", #"{"a":1, "b":2}"#, #"{"a":1, "b":[3, 4]}"#) { $0.set("b", [3, 4]) },
    PatchRow("the last of duplicates", #"{"a":1,"a":2}"#, #"{"a":1,"a":3}"#) { $0.set("a", 3) },
    PatchRow("a key with escapes", #"{"\u0061":1}"#, #"{"\u0061":2}"#) { $0.set("a", 2) },
    PatchRow("a new key that needs escapes", #"{"a":1}"#, #"{"a":1,"\"\n":2}"#) { $0.set("\"\n", 2) },
    PatchRow("the later value of a new member", #"{"a":1}"#, #"{"a":1,"b":3}"#) {
      $0.set("b", 2)
      $0.set("b", 3)
    },
    PatchRow("remove the first", #"{ "a": 1, "b": 2, "c": 3 }"#, #"{ "b": 2, "c": 3 }"#) { $0.remove("a") },
    PatchRow("remove one between", #"{ "a": 1, "b": 2, "c": 3 }"#, #"{ "a": 1, "c": 3 }"#) { $0.remove("b") },
    PatchRow("remove the last", #"{ "a": 1, "b": 2, "c": 3 }"#, #"{ "a": 1, "b": 2 }"#) { $0.remove("c") },
    PatchRow("remove the only one", #"{ "a": 1 }"#, "{}") { $0.remove("a") },
    PatchRow("remove all", #"{"a":1,"b":2}"#, "{}") {
      $0.remove("b")
      $0.remove("a")
    },
    PatchRow("remove all but the one between", #"{"a":1,"b":2,"c":3}"#, #"{"b":2}"#) {
      $0.remove("a")
      $0.remove("c")
    },
    PatchRow("remove duplicates", #"{"a":1,"b":2,"\u0061":3}"#, #"{"b":2}"#) { $0.remove("a") },
    PatchRow("remove what is not there", #"{"a": 1}"#, #"{"a": 1}"#) { $0.remove("b") },
    PatchRow("a new one for the only one", #"{"a": 1}"#, #"{"b": 2}"#) {
      $0.remove("a")
      $0.set("b", 2, after: ["a"])
    },
    PatchRow("a new one for the first", #"{"a":1, "b":2}"#, #"{"x":0, "b":2}"#) {
      $0.set("x", 0, after: ["a"])
      $0.remove("a")
    },
    PatchRow(
      "a new one for one between", #"{"a":1,"b":2,"c":3}"#, #"{"a":1,"x":0,"c":3}"#, isIdempotent: false
    ) {
      $0.remove("b")
      $0.set("x", 0, after: ["b"])
    },
    PatchRow("new ones for the last", #"{"a":1,"b":2}"#, #"{"a":1,"x":0,"y":1}"#) {
      $0.remove("b")
      $0.set("x", 0, after: ["b"])
      $0.set("y", 1, after: ["b"])
    },
    PatchRow("removed, then set", #"{"a":1,"b":2}"#, #"{"a":3,"b":2}"#) {
      $0.remove("a")
      $0.set("a", 3)
    },
    PatchRow("set, then removed", #"{"a":1,"b":2}"#, #"{"b":2}"#) {
      $0.set("a", 3)
      $0.set("c", 3)
      $0.remove("a")
      $0.remove("c")
    },
  ]

  /// Objects over lines.
  static let lines: [PatchRow] = [
    PatchRow("a new line", "{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n") { $0.set("b", 2) },
    PatchRow(
      "a new object over lines", "{\n    \"a\": {\n        \"b\": 1\n    }\n}",
      "{\n    \"a\": {\n        \"b\": 1,\n        \"c\": {\n            \"d\": [1, 2]\n        }\n    }\n}"
    ) { $0.set("c", ["d": [1, 2]], in: "a") },
    PatchRow(
      "CRLF and tabs", "{\r\n\t\"a\": 1,\r\n\t\"b\": 2\r\n}\r\n",
      "{\r\n\t\"a\": 1,\r\n\t\"c\": {\r\n\t\t\"d\": 0\r\n\t},\r\n\t\"b\": 2\r\n}\r\n"
    ) { $0.set("c", ["d": 0]) },
    PatchRow(
      "raw text over lines", "{\n  \"a\": 1\n}", "{\n  \"a\": 1,\n  \"b\": {\n    \"c\": [1.0, 2]\n  }\n}"
    ) { $0.set("b", .raw(Array(#"{"c":[1.0,2]}"#.utf8))) },
    PatchRow("blank lines are not copied", "{\n\n  \"a\": 1\n\n}", "{\n\n  \"a\": 1,\n  \"b\": 2\n\n}") {
      $0.set("b", 2)
    },
    PatchRow("an empty object over lines", "{\n  \"a\": {\n  }\n}", "{\n  \"a\": {\n    \"b\": 1\n  }\n}") {
      $0.set("b", 1, in: "a")
    },
    PatchRow("an empty object stays on its line", "{\n  \"a\": {}\n}", "{\n  \"a\": { \"b\": 1 }\n}") {
      $0.set("b", 1, in: "a")
    },
    PatchRow(
      "a short object stays on its line", "[\n  {\"a\": 1}\n]", "[\n  {\"a\": 1, \"b\": {\"c\": 2}}\n]"
    ) {
      $0.set("b", ["c": 2], in: "0")
    },
    PatchRow(
      "lines that start behind the first", "{\"a\": 1,\n \"b\": 2}", "{\"a\": 1,\n \"c\": 3,\n \"b\": 2}"
    ) {
      $0.set("c", 3)
    },
    PatchRow("remove the first line", "{\n  \"a\": 1,\n  \"b\": 2\n}", "{\n  \"b\": 2\n}") { $0.remove("a") },
    PatchRow(
      "remove a line between", "{\n  \"a\": 1,\n  \"b\": [\n  ],\n  \"c\": 3\n}",
      "{\n  \"a\": 1,\n  \"c\": 3\n}"
    ) {
      $0.remove("b")
    },
    PatchRow("remove the last line", "{\n  \"a\": 1,\n  \"b\": 2\n}", "{\n  \"a\": 1\n}") { $0.remove("b") },
    PatchRow("remove the only line", "{\n  \"a\": 1\n}", "{}") { $0.remove("a") },
    PatchRow("a new one for the only line", "{\n  \"a\": 1\n}", "{\n  \"b\": 2,\n  \"c\": 3\n}") {
      $0.set("b", 2, after: ["a"])
      $0.set("c", 3, after: ["a"])
      $0.remove("a")
    },
    PatchRow("a new one for the first line", "{\n  \"a\": 1,\n  \"z\": 2\n}", "{\n  \"b\": 2,\n  \"z\": 2\n}")
    {
      $0.remove("a")
      $0.set("b", 2, after: ["a"])
    },
    PatchRow(
      "a new one for the last line", "{\r\n \"a\": 1,\r\n \"z\": 2\r\n}", "{\r\n \"a\": 1,\r\n \"b\": 2\r\n}"
    ) {
      $0.remove("z")
      $0.set("b", 2, after: ["z"])
    },
    PatchRow("replace in an object over lines", "{\n  \"a\": 1\n}", "{\n  \"a\": {\n    \"b\": 2\n  }\n}") {
      $0.replace("a", ["b": 2])
    },
    PatchRow(
      "replace what is over lines", "[{\n  \"a\": 1\n}, 2]", "[{\n  \"b\": {\n    \"c\": 1\n  }\n}, 2]"
    ) {
      $0.replace("0", ["b": ["c": 1]])
    },
    PatchRow("replace an element on its line", "[\n  1,\n  2\n]", "[\n  1,\n  {\n    \"a\": 1\n  }\n]") {
      $0.replace("1", ["a": 1])
    },
    PatchRow("replace on one line", "{\n  \"a\": [1, 2]\n}", "{\n  \"a\": [1, { \"b\": 2 }]\n}") {
      $0.replace("a.1", ["b": 2])
    },
    PatchRow("replace the root", "\n{ \"a\": 1 }\n", "\n{ \"b\": 2 }\n") { $0.replace("", ["b": 2]) },
    PatchRow("replace a root over lines", "{\n \"a\": 1\n}\n", "{\n \"b\": {\n  \"c\": 1\n }\n}\n") {
      $0.replace("", ["b": ["c": 1]])
    },
    PatchRow("replace a scalar root", "1", "{ \"a\": [1, 2] }") { $0.replace("", ["a": [1, 2]]) },
  ]

  /// Several edits that meet.
  static let composed: [PatchRow] = [
    PatchRow("a child and its parent", #"{"a":{"b":1},"c":2}"#, #"{"a":{"b":9,"d":3},"e":4,"c":2}"#) {
      $0.set("e", 4, after: ["a"])
      $0.replace("a.b", 9)
      $0.set("d", 3, in: "a")
    },
    PatchRow("a child in an element", "[{\"a\": 1}, {\"a\": 2}]", "[{\"a\": 1, \"b\": 0}, {\"c\": 3}]") {
      $0.set("b", 0, in: "0")
      $0.set("c", 3, in: "1", after: ["a"])
      $0.remove("a", in: "1")
    },
    PatchRow(
      "a wrapper around an edited object", #"[{"a":1}]"#, #"[{"w":{"a":2,"b":3}}]"#, isIdempotent: false
    ) {
      $0.wrap("0", #"{"w":"#, "}")
      $0.replace("0.a", 2)
      $0.set("b", 3, in: "0")
    },
    PatchRow("a wrapper around a replaced value", #"{"a":1}"#, #"{"a":[2]}"#, isIdempotent: false) {
      $0.replace("a", 2)
      $0.wrap("a", "[", "]")
    },
    PatchRow("wrappers in wrappers", "[1]", "[[{\"x\":[1]}]]", isIdempotent: false) {
      $0.wrap("0", "[", "]")
      $0.wrap("0", "{\"x\":", "}")
      $0.wrap("", "[", "]")
    },
    PatchRow("a wrapper and a member behind it", #"{"a":1}"#, #"{"a":[1],"b":2}"#, isIdempotent: false) {
      $0.set("b", 2)
      $0.wrap("a", "[", "]")
    },
    PatchRow("a wrapper and a member before it", #"{"a":1,"b":2}"#, #"{"c":3,"b":[2]}"#, isIdempotent: false)
    {
      $0.remove("a")
      $0.set("c", 3, after: ["a"])
      $0.wrap("b", "[", "]")
    },
    PatchRow("edits in what is removed", #"{"a":{"b":1},"c":2}"#, #"{"c":2}"#, isIdempotent: false) {
      $0.replace("a.b", 2)
      $0.set("d", 1, in: "a")
      $0.wrap("a", "[", "]")
      $0.remove("a")
    },
    PatchRow("edits in what is replaced", #"{"a":{"b":{"c":1}}}"#, #"{"a":0}"#, isIdempotent: false) {
      $0.set("d", 1, in: "a.b")
      $0.remove("b", in: "a")
      $0.replace("a", 0)
    },
    PatchRow(
      "edits beside what is removed", #"{"a":{"b":1},"c":{"d":2}}"#, #"{"c":{"d":2,"e":3}}"#,
      isIdempotent: false
    ) {
      $0.set("x", 1, in: "a")
      $0.remove("a")
      $0.set("e", 3, in: "c")
    },
    PatchRow("bytes beside members", "{ \"a\": 1 }", "{ \"a\": 1, \"b\": 2 }\n", isIdempotent: false) {
      $0.set("b", 2)
      $0.patch.replaceBytes(10..<10, with: [0x0A])
    },
  ]
}
