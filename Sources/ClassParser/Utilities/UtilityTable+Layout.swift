import StyleModel

extension UtilityTable {
  /// Frames, offsets and stacks.
  static let layout: [Utility] =
    words("frame", .frame, .alignment, "Where the content sits in a larger frame") + [
      Utility("offset-x", .place, .spacing(negative: true), [.offsetX], "Shifts the drawing sideways"),
      Utility("offset-y", .place, .spacing(negative: true), [.offsetY], "Shifts the drawing up or down"),
      Utility("offset", .place, .point, [.offsetX, .offsetY], "Shifts the drawing by [x,y]"),
      Utility("translate-x", .place, .spacing(negative: true), [.offsetX], "Shifts the drawing sideways"),
      Utility("translate-y", .place, .spacing(negative: true), [.offsetY], "Shifts the drawing up or down"),
      Utility("translate", .place, .point, [.offsetX, .offsetY], "Shifts the drawing by [x,y]"),
      Utility("gap", .stack, .spacing(negative: false), [.stackSpacing], "Space between children"),
      Utility("gap-x", .stack, .spacing(negative: false), [.stackSpacingX], "Space between grid columns"),
      Utility("gap-y", .stack, .spacing(negative: false), [.stackSpacingY], "Space between grid rows"),
      Utility("lazy", .stack, [Setting(.lazy, .bool(true))], "Children are made when they are shown"),
      Utility(
        "object-contain", .stack, [Setting(.contentMode, .keyword("fit"))], "The whole image inside its frame"
      ),
      Utility(
        "object-cover", .stack, [Setting(.contentMode, .keyword("fill"))], "The image covers its frame"),
      Utility("grow", .stack, [Setting(.grow, .bool(true))], "All the space along the parent's axis"),
      Utility("flex-1", .stack, [Setting(.grow, .bool(true))], "All the space along the parent's axis"),
    ] + words("items", .stack, .stackAlignment, "How children line up across the stack")
    + words("arrangement", .section, .arrangement, "How a section of Flow arranges its widgets")
    + sectionInsets
}
