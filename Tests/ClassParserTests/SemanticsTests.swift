import Testing

@testable import ClassParser

@Suite("Accessibility, groups and shared elements")
struct SemanticsTests {
  static let rows: [ClassRow] = [
    .accepts("a11y-label-[Sign_in]", "accessibilityLabel 'Sign in'"),
    .refuses(
      "a11y-label",
      "^^^^^^^^^^", "missing-value",
      #""a11y-label" needs text in brackets, as in a11y-label-[Sign_in]"#),
    .accepts(#"a11y-label-[snake\_case]"#, "accessibilityLabel 'snake_case'"),
    .accepts(#"a11y-label-[a\]b]"#, "accessibilityLabel 'a]b'"),
    .refuses(
      "a11y-label-[a]b]",
      "               ^", "unexpected-closing",
      #""]" closes nothing"#),
    .accepts("a11y-label-[a[b]c]", "accessibilityLabel 'a[b]c'"),
    .refuses(
      "a11y-label-[a[bc]",
      "           ^^^^^^", "unclosed-bracket",
      #""[" is never closed; a value ends with "]" and writes spaces as "_""#),
    .accepts(#"a11y-label-[a\\b]"#, #"accessibilityLabel 'a\b'"#),
    .accepts("a11y-label-[a:b/c;d]", "accessibilityLabel 'a:b/c;d'"),
    .accepts("a11y-label-[${user_name}]", "accessibilityLabel ${user_name}"),
    .accepts("a11y-label-[text:${user_name}]", "accessibilityLabel '${user_name}'"),
    .accepts("a11y-label-[Hi_${user_name}]", "accessibilityLabel 'Hi ${user_name}'"),
    .accepts("a11y-label-[{{_'Hi_'_+_${user_name}_}}]", "accessibilityLabel {{ 'Hi ' + ${user_name} }}"),
    .accepts("a11y-label-[text:]", "accessibilityLabel ''"),
    .refuses(
      "a11y-label-[]",
      "           ^^", "empty-value",
      "the brackets hold no value"),
    .refuses(
      "a11y-label-[expr:]",
      "           ^^^^^^^", "empty-value",
      "the brackets hold no value"),
    .accepts(#"a11y-label-[a\nb\tc\rd]"#, "accessibilityLabel 'a\nb\tc\rd'"),
    .accepts(#"a11y-label-[a\\nb]"#, #"accessibilityLabel 'a\nb'"#),
    .accepts(#"a11y-label-[a\u{a0}b\u{1F600}]"#, "accessibilityLabel 'a\u{A0}b\u{1F600}'"),
    .accepts(#"a11y-label-[\u\u{}\u{D800}\u{110000}\u{g}]"#, "accessibilityLabel 'uu{}u{D800}u{110000}u{g}'"),
    .accepts(#"a11y-label-[${a\u{20}b}]"#, "accessibilityLabel ${a b}"),
    .accepts("a11y-hint-[Opens_it]", "accessibilityHint 'Opens it'"),
    .accepts("a11y-value-[50%]", "accessibilityValue '50%'"),
    .accepts("a11y-id-[login-button]", "accessibilityIdentifier 'login-button'"),
    .accepts("a11y-hidden", "accessibilityHidden true"),
    .accepts("a11y-hidden-[${x}]", "accessibilityHidden ${x}"),
    .refuses(
      "a11y-hidden-[x]",
      "             ^", "invalid-reference",
      #""x" is neither one reference ${…}, @{…}, #{…} nor one expression {{ … }}"#),
    .accepts("a11y-traits-[button,header]", "accessibilityTraits button, header"),
    .refuses(
      "a11y-traits-[buton]",
      "             ^^^^^", "invalid-value",
      #""buton" is not one of button, header, image, link, selected, searchField, startsMediaSes"#),
    .refuses(
      "a11y-traits-button",
      "^^^^^^^^^^^^^^^^^^", "missing-value",
      #""a11y-traits" needs words in brackets, as in a11y-traits-[button,header]"#),
    .accepts("group", "groupName ''"),
    .accepts("group/card", "groupName 'card'"),
    .refuses(
      "group/a/b",
      "      ^^^", "invalid-modifier",
      #"the modifier "/a/b" is not a name of letters, digits, - and _"#),
    .refuses(
      "group/",
      "     ^", "unexpected-modifier",
      #"the modifier "/" means nothing on this class"#),
    .refuses(
      "group-[x]",
      "       ^", "invalid-value",
      #""x" is not a value of "group""#),
    .accepts("shared-[photo_1]", "sharedID 'photo_1'; sharedGroup unset"),
    .accepts("shared-[photo_1]/album", "sharedID 'photo_1'; sharedGroup 'album'"),
    .refuses(
      "shared-[photo]/al,bum",
      "               ^^^^^^", "invalid-modifier",
      #"the modifier "/al,bum" is not a name of letters, digits, - and _"#),
    .accepts("shared-[${id}]", "sharedID ${id}; sharedGroup unset"),
    .refuses(
      "shared-[a,b]",
      "        ^^^", "invalid-value",
      #""a,b" is not an identifier of letters, digits, - and _"#),
    .refuses(
      "shared",
      "^^^^^^", "missing-value",
      #""shared" needs an identifier in brackets, as in shared-[photo]"#),
    .accepts("shared-frame", "sharedProperties frame"),
    .accepts("shared-position", "sharedProperties position"),
    .accepts("shared-size", "sharedProperties size"),
    .accepts("shared-source", "sharedSource true"),
    .accepts("shared-follower", "sharedSource false"),
    .refuses(
      "shared-shape",
      "^^^^^^^^^^^^", "missing-value",
      #""shared" needs an identifier in brackets, as in shared-[photo]"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
