import ClassParser

/// What a context holds besides dictionaries: a few words that are copied and compared as they are.
@usableFromInline
package struct ContextWords: Hashable, Sendable {
  /// Conditions whose truth is known.
  @usableFromInline package internal(set) var known: UInt64 = 0
  /// Of the known ones, those that hold.
  @usableFromInline package internal(set) var truth: UInt64 = 0
  /// The version and the width's bits; zero where they are not known.
  @usableFromInline package fileprivate(set) var version = 0
  @usableFromInline package fileprivate(set) var widthBits: UInt64 = 0
  /// What is known, and the small rest.
  @usableFromInline package fileprivate(set) var flags: UInt64 = 0

  init() {}

  private enum Flag {
    static let version: UInt64 = 1
    static let width: UInt64 = 2
    static let compatibility: UInt64 = 4
    static let groups: UInt64 = 8
    /// One more than the place of the surface policy.
    static let appearance: UInt64 = 0xFF00
  }
  /// Of the flags, the one for a context with names.
  @inlinable static var namesFlag: UInt64 { 0x10 }

  private subscript(flag: UInt64) -> Bool {
    get { flags & flag != 0 }
    set { flags = newValue ? flags | flag : flags & ~flag }
  }

  var osVersion: Int? {
    get { self[Flag.version] ? version : nil }
    set {
      self[Flag.version] = newValue != nil
      version = newValue ?? 0
    }
  }

  var width: Double? {
    get { self[Flag.width] ? Double(bitPattern: widthBits) : nil }
    set {
      self[Flag.width] = newValue != nil
      // Both zeros are one width.
      widthBits = newValue.map { $0 == 0 ? 0 : $0.bitPattern } ?? 0
    }
  }

  var appearance: SurfacePolicy? {
    get {
      let place = Int(truncatingIfNeeded: (flags & Flag.appearance) >> 8) - 1
      return place < 0 ? nil : SurfacePolicy.allCases[place]
    }
    set {
      let place = newValue.flatMap { SurfacePolicy.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      flags = flags & ~Flag.appearance | UInt64(place) << 8
    }
  }

  var requiresCompatibility: Bool {
    get { self[Flag.compatibility] }
    set { self[Flag.compatibility] = newValue }
  }

  /// Whether the states of ancestor groups are known; a group that is not listed has none.
  var knowsGroups: Bool {
    get { self[Flag.groups] }
    set { self[Flag.groups] = newValue }
  }

  /// Whether the context has names beside the words.
  package internal(set) var hasNames: Bool {
    @inlinable get { flags & Self.namesFlag != 0 }
    set { self[Self.namesFlag] = newValue }
  }

  @inlinable @inline(__always)
  package static func == (one: ContextWords, other: ContextWords) -> Bool {
    (one.known ^ other.known) | (one.truth ^ other.truth) | (one.widthBits ^ other.widthBits)
      | (one.flags ^ other.flags) == 0 && one.version == other.version
  }

  /// A number that differs for most words that do.
  @inlinable @inline(__always)
  package var fingerprint: UInt64 {
    (known &* 0x9E37_79B9_7F4A_7C15) ^ truth ^ (UInt64(truncatingIfNeeded: version) << 40) ^ widthBits
      ^ (flags << 20)
  }
}

/// What a context knows by name; shared and not copied.
package final class ContextNames: Hashable, Sendable {
  let groups: [String: [Condition]]
  let expressions: [String: Bool]

  /// `nil` for nothing.
  init?(groups: [String: [Condition]], expressions: [String: Bool]) {
    if groups.isEmpty, expressions.isEmpty { return nil }
    self.groups = groups
    self.expressions = expressions
  }

  package static func == (one: ContextNames, other: ContextNames) -> Bool {
    one === other || one.groups == other.groups && one.expressions == other.expressions
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(groups)
    hasher.combine(expressions)
  }
}
