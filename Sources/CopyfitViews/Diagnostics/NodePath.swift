/// The path of an element in a host's tree: the position among its siblings on each level, from the root down.
public struct NodePath: Hashable, Sendable, CustomStringConvertible {
    /// The positions, without the root's.
    public let positions: [Int]
    /// The element's name in a dump.
    public let name: String

    /// The positions joined by dots, and the name.
    public var description: String { "\(positions.map(String.init).joined(separator: ".")) \(name)" }
}
