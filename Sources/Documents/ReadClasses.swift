import ClassParser
import Engine
import StyleResolve
import StyleTargets

/// The classes of a component as they were read, with all that had a say in it.
struct ReadClasses {
  let text: ClassText
  let list: ClassList
  let engine: StyleEngine
  let kind: ComponentKind?
  let context: StyleContext
}
