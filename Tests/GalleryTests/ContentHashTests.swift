import Gallery
import Testing

/// The hashes that the page's policy names its style sheet and script by.
@Suite struct ContentHashTests {
  /// Examples of FIPS 180-4 and its predecessors, and lengths around the padding.
  static let rows: [(text: String, source: String)] = [
    ("", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"),
    ("abc", "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "'sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE='"
    ),
  ]

  @Test("agree with the standard's examples", arguments: rows.indices)
  func examples(_ index: Int) {
    #expect(ContentHash.source(of: Self.rows[index].text) == Self.rows[index].source)
  }
}
