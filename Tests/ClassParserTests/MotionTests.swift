import Testing

@testable import ClassParser

@Suite("Motion")
struct MotionTests {
  static let rows: [ClassRow] = [
    .accepts("animate-linear", "animationKind linear; motionPreset 'linear'; bounce unset"),
    .accepts("animate-ease-in", "animationKind easeIn; motionPreset 'ease-in'; bounce unset"),
    .accepts("animate-ease-out", "animationKind easeOut; motionPreset 'ease-out'; bounce unset"),
    .accepts("animate-ease-in-out", "animationKind easeInOut; motionPreset 'ease-in-out'; bounce unset"),
    .accepts("animate-spring", "animationKind spring; motionPreset 'spring'; bounce unset"),
    .accepts("animate-smooth", "animationKind spring; motionPreset 'smooth'; bounce 0"),
    .accepts("animate-snappy", "animationKind spring; motionPreset 'snappy'; bounce 0.15"),
    .accepts("animate-bouncy", "animationKind spring; motionPreset 'bouncy'; bounce 0.3"),
    .accepts("animate-none", "animationKind none; motionPreset 'none'; bounce unset"),
    .refuses(
      "animate-spin",
      "^^^^^^^^^^^^", "css-only-class",
      #""animate-spin" has no native meaning: use a progress component"#),
    .refuses(
      "animate-slow",
      "^^^^^^^^^^^^", "css-only-class",
      #""animate-slow" has no native meaning: use animate-smooth, animate-spring and the like"#),
    .accepts("duration-150", "duration 0.15"),
    .accepts("duration-[0.2s]", "duration 0.2"),
    .accepts("duration-[200ms]", "duration 0.2"),
    .refuses(
      "duration-[200px]",
      "          ^^^^^", "invalid-value",
      #""200px" is not a duration in milliseconds"#),
    .accepts("duration-[200]", "duration 0.2"),
    .refuses(
      "duration-fast",
      "         ^^^^", "invalid-value",
      #""fast" is not a number of milliseconds, or [0.2s]"#),
    .accepts("delay-100", "delay 0.1"),
    .refuses(
      "delay-[-1]",
      "^^^^^^^^^^", "out-of-range",
      #""-1" is out of range: 0 or more"#),
    .accepts("bounce-30", "bounce 0.3"),
    .refuses(
      "bounce-130",
      "       ^^^", "out-of-range",
      #""130" is out of range: 0 to 100 percent, or [0] to [1]"#),
    .accepts("bounce-[0.3]", "bounce 0.3"),
    .accepts("repeat-3", "repeatCount 3"),
    .refuses(
      "repeat-0",
      "       ^", "out-of-range",
      #""0" is out of range: a whole number of at least 1"#),
    .accepts("repeat-forever", "repeatForever true"),
    .accepts("repeat-[2]", "repeatCount 2"),
    .accepts("autoreverse", "autoreverses true"),
    .accepts("animate-on-[${x}]", "animationValue ${x}"),
    .refuses(
      "animate-on-[x]",
      "            ^", "invalid-reference",
      #""x" is neither one reference ${…}, @{…}, #{…} nor one expression {{ … }}"#),
    .refuses(
      "animate-on-x",
      "^^^^^^^^^^^^", "missing-value",
      #""animate-on" needs a reference in brackets, as in animate-on-[${open}]"#),
    .accepts("animate-on-[{{_${a}_+_1_}}]", "animationValue {{ ${a} + 1 }}"),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
