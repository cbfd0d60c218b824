import ClassParser
import Engine
import JSONText
import StyleResolve
import StyleTargets
import Testing

/// Class strings and the model JSON that they come to, with and without a context.
@Suite struct ModelWriterTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let classes: String
    var context = StyleContext()
    let json: String
    var testDescription: String { classes }
  }

  static let dark = {
    var context = StyleContext(); context[.dark] = true; return context
  }()
  static let idle = {
    var context = StyleContext(); context.setStates([]); return context
  }()
  static let disabled = {
    var context = StyleContext(); context.setStates([.disabled]); return context
  }()

  static let rows = [
    Row(classes: "", json: "{}"),
    Row(classes: "px-3", json: #"{"layout":{"padding":{"horizontal":12}}}"#),
    Row(
      classes: "disabled:opacity-45",
      json: #"{"common":{"opacity":{"cases":[{"when":["disabled"],"value":0.45}],"default":1}}}"#),
    Row(classes: "disabled:opacity-45", context: idle, json: "{}"),
    Row(classes: "disabled:opacity-45", context: disabled, json: #"{"common":{"opacity":0.45}}"#),
    Row(
      classes: "opacity-90 hover:opacity-80 disabled:opacity-45",
      json:
        #"{"common":{"opacity":{"cases":[{"when":["disabled"],"value":0.45},{"when":["hover"],"value":0.8}],"default":0.9}}}"#
    ),
    Row(classes: "bg-surface", json: ##"{"common":{"background":{"light":"#FFFFFF","dark":"#1D1D20"}}}"##),
    Row(classes: "bg-surface", context: dark, json: ##"{"common":{"background":"#1D1D20"}}"##),
    Row(classes: "bg-white dark:bg-black", context: dark, json: #"{"common":{"background":"black"}}"#),
    Row(
      classes: "dark:p-2",
      json:
        #"{"layout":{"padding":{"top":{"cases":[{"when":["dark"],"value":8}],"default":0},"bottom":{"cases":[{"when":["dark"],"value":8}],"default":0},"leading":{"cases":[{"when":["dark"],"value":8}],"default":0},"trailing":{"cases":[{"when":["dark"],"value":8}],"default":0}}}}"#
    ),
    Row(
      classes: "mt-4 ms-[-2]",
      json: #"{"box":{"margin":{"top":16,"leading":-2}}}"#),
    Row(classes: "rounded-t-[8]", json: #"{"box":{"corners":{"topLeading":8,"topTrailing":8}}}"#),
    Row(classes: "w-1/2 h-full", json: #"{"layout":{"maxHeight":"infinity"},"box":{"widthFraction":0.5}}"#),
    Row(
      classes: "border-2 border-dash-[4,2] border-red",
      json: #"{"border":{"color":"red","width":2,"dash":[4,2]}}"#),
    Row(classes: "blur-[3] rotate-[0.25turn]", json: #"{"effect":{"blur":3,"rotation":90}}"#),
    Row(classes: "scale-[0.5,2]", json: #"{"effect":{"scaleX":0.5,"scaleY":2}}"#),
    Row(classes: "scale-[0.5,0.5]", json: #"{"common":{"scale":0.5}}"#),
    Row(classes: "tracking-[-0.5] font-serif", json: #"{"type":{"tracking":-0.5,"design":"serif"}}"#),
    Row(classes: "text-sm/6", json: #"{"common":{"font":"subheadline"},"type":{"lineHeight":24}}"#),
    Row(classes: "text-base leading-tight", json: #"{"common":{"font":"body"},"type":{"lineHeight":21.25}}"#),
    Row(
      classes: "animate-smooth delay-100",
      json: #"{"animation":{"kind":"spring","bounce":0},"motion":{"delay":0.1,"preset":"smooth"}}"#),
    Row(
      classes: "gap-2 items-center object-cover lazy",
      json: #"{"stack":{"spacing":8,"alignment":"center","contentMode":"fill","lazy":true}}"#),
    Row(classes: "group/card", json: #"{"group":{"name":"card"}}"#),
    Row(
      classes: "shared-[photo_1]/hero shared-follower",
      json: #"{"shared":{"id":"photo_1","group":"hero","source":false}}"#),
    Row(
      classes: "cn-shimmer-[1.6] cn-avatar-crop", json: #"{"slots":{"cn-avatar-crop":true,"cn-shimmer":1.6}}"#
    ),
    Row(
      classes: "hover:font-bold text-sm",
      json:
        #"{"common":{"font":{"cases":[{"when":["hover"],"value":{"kind":"subheadline","weight":"bold"}}],"default":"subheadline"}}}"#
    ),
    Row(
      classes: "hover:border-2 border border-red",
      json: #"{"border":{"color":"red","width":{"cases":[{"when":["hover"],"value":2}],"default":1}}}"#),
  ]

  @Test("prints", arguments: rows)
  func prints(_ row: Row) throws {
    let result = Self.engine.resolve(row.classes, in: row.context)
    #expect(result.diagnostics.isEmpty)
    #expect(JSONWriter.text(ModelWriter.json(result.style)) == row.json)
  }

  @Test func surfacesPrintTheirFill() {
    var context = StyleContext()
    context.platform = .ios
    context.osVersion = 26
    context[.dark] = false
    let glass = JSONWriter.text(ModelWriter.json(Self.engine.resolve("surface-floating", in: context).style))
    #expect(
      glass
        == #"{"common":{"cornerRadius":10000,"glass":"regular"},"surface":{"role":"floating","fill":"glass"}}"#
    )
    context.osVersion = 18
    let material = JSONWriter.text(
      ModelWriter.json(Self.engine.resolve("surface-floating", in: context).style))
    #expect(material.contains(#""fill":"material""#))
    #expect(material.contains(#""material":"regular""#))
  }
}
