import StyleModel

// What Flow would drop, misread or paint as nothing, and what reads wrong in its pages.
extension RuleTable {
  static let flow: [CheckRule] = [
    CheckRule("flow-form", .flow, .error, "A value of a Flow page has the JSON type that its key takes"),
    CheckRule("flow-missing", .flow, .error, "Keys that an element fails without are there"),
    CheckRule("flow-number-text", .flow, .error, "A number does not stand in quotes"),
    CheckRule("flow-width", .flow, .error, "A width is fill, hug or a fraction"),
    CheckRule("flow-insets", .flow, .error, "Insets are an object of top, left, right and bottom"),
    CheckRule("flow-font", .flow, .error, "A font is an object of size and weight, or of a token"),
    CheckRule("flow-unknown-key", .flow, .warning, "Flow ignores unknown keys without a word"),
    CheckRule(
      "flow-unknown-word", .flow, .warning, "A word is one of its list; Flow takes another for its default"),
    CheckRule("flow-unknown-type", .flow, .note, "A widget's type is one that Flow or the host registers"),
    CheckRule("flow-hex", .flow, .warning, "A colour is six hex digits, or eight with alpha first"),
    CheckRule(
      "flow-alpha-order", .flow, .warning, "The alpha of a hex colour stands first, not last as on the web"),
    CheckRule("flow-alpha-range", .flow, .warning, "An alpha lies between 0 and 1"),
    CheckRule("flow-dark-hex", .flow, .warning, "A surface has a dark_hex, or a token"),
    CheckRule("flow-token-beside", .flow, .note, "A token stands alone: it wins over what stands beside it"),
    CheckRule("flow-image-alt", .flow, .warning, "An image says what it shows, or that it is decoration"),
    CheckRule("flow-gradient", .flow, .warning, "A gradient has two colours and an angle below 360 degrees"),
    CheckRule("flow-border-color", .flow, .warning, "A border has a colour, without which it is not painted"),
    CheckRule(
      "flow-border-dash", .flow, .warning, "A dashed border has the length of its dashes and of their gaps"),
    CheckRule("flow-double-padding", .flow, .warning, "One gap is one length: margin or padding"),
    CheckRule(
      "flow-double-gutter", .flow, .warning, "A section's insets or its widgets' margins make the gutter"),
    CheckRule("flow-fraction", .flow, .warning, "A fraction of the width lies between 0 and 1"),
    CheckRule("flow-fraction-place", .flow, .note, "Fractions of the width are for carousels"),
    CheckRule("flow-columns", .flow, .warning, "A grid has columns, and nothing else has"),
    CheckRule("flow-duplicate-id", .flow, .error, "The widgets of a page have ids of their own"),
    CheckRule("flow-missing-id", .flow, .note, "A widget that acts or has a state has an id"),
    CheckRule("not-crossing", .flow, .warning, "The system that a document is converted to can say a thing"),
    CheckRule("flow-misplaced", .classes, .warning, "A class stands on the part of a page that carries it"),
    CheckRule("flow-approximate", .classes, .note, "Flow says exactly what a class says"),
  ]
}
