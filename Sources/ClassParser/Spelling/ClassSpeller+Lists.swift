import StyleModel

extension ClassSpeller {
  /// `-3` for flexible tracks alone, else the list; tracks with a spacing or an alignment have no class.
  func trackSpellings(_ row: Utility, _ tracks: [GridTrack]) -> [Spelling] {
    guard tracks.allSatisfy({ $0.spacing == nil && $0.alignment == nil }) else { return [] }
    let texts = tracks.compactMap { trackText($0.kind) }
    guard texts.count == tracks.count, !texts.isEmpty else { return [] }
    return [Spelling("\(row.name)-\(tracks.count)")] + one(row, texts.joined(separator: ","))
  }

  private func trackText(_ kind: GridTrack.Kind) -> String? {
    switch kind {
    case .fixed(let size): size > 0 ? number(size) : number(size).map { "fixed(\($0))" }
    case .flexible(nil, nil): "flexible"
    case .flexible(nil, _?): nil
    case .flexible(let minimum?, let maximum): call("flexible", minimum, maximum)
    case .adaptive(let minimum, let maximum): call("adaptive", minimum, maximum)
    }
  }

  private func call(_ name: String, _ first: Double, _ second: Double?) -> String? {
    list([first] + (second.map { [$0] } ?? [])).map { "\(name)(\($0))" }
  }

  /// The inside of the brackets of a gradient's shape.
  func geometryText(_ geometry: Gradient.Geometry) -> String? {
    switch geometry {
    case .linear(let from, let to): "\(point(from)),\(point(to))"
    case .radial(let center, let start, let end): list([start, end]).map { "\(point(center)),\($0)" }
    case .angular(let center, let start, let end): list([start, end]).map { "\(point(center)),\($0)" }
    }
  }

  /// A point as class names spell it.
  private func point(_ name: String) -> String { kebabCase(name) }
}
