/// A pattern for keys, files or languages: a glob, or a regular expression between slashes.
///
/// In a glob `*` matches any characters and `?` one; all others match themselves. The whole name must match.
/// A regular expression (`/^home\.(buy|sell)$/`, in the syntax of ICU) is looked for anywhere in the name.
public struct KeyPattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was written.
    public let description: String
    private let expression: SteppedExpression?
    private let glob: [UInt8]

    /// A pattern.
    ///
    /// - Throws: If a regular expression cannot be read.
    public init(_ pattern: String) throws(KeyPatternError) {
        description = pattern
        glob = Array(pattern.utf8)
        guard pattern.utf8.count > 2, pattern.hasPrefix("/"), pattern.hasSuffix("/") else {
            expression = nil
            return
        }
        guard let expression = SteppedExpression(String(pattern.dropFirst().dropLast())) else {
            throw KeyPatternError(pattern: pattern)
        }
        self.expression = expression
    }

    /// Every name.
    public static let all = KeyPattern(glob: "*")

    private init(glob: String) {
        description = glob
        expression = nil
        self.glob = Array(glob.utf8)
    }

    /// Whether a name matches. A regular expression that has taken more than 20 million steps, all names together, matches
    /// nothing from then on; a ``TranslationCheck`` then ends with an error.
    ///
    /// - Complexity: O(n·m) in the lengths of name and glob; what the expression takes otherwise.
    public func matches(_ name: String) -> Bool {
        if let expression { return expression.matches(name) }
        return Self.matches(Array(name.utf8), glob)
    }

    /// Whether the pattern has taken too many steps to be used.
    package var isTooSlow: Bool { expression?.isTooSlow ?? false }

    /// Goes back to the last star only, which is enough: what came before it has matched.
    private static func matches(_ name: [UInt8], _ glob: [UInt8]) -> Bool {
        var (index, position) = (0, 0)
        var star: (position: Int, index: Int)?
        while index < name.count {
            if position < glob.count, glob[position] == UInt8(ascii: "*") {
                star = (position, index)
                position += 1
            } else if position < glob.count, glob[position] == UInt8(ascii: "?") {
                position += 1
                repeat { index += 1 } while index < name.count && name[index] & 0xC0 == 0x80
            } else if position < glob.count, glob[position] == name[index] {
                position += 1
                index += 1
            } else if let last = star {
                star = (last.position, last.index + 1)
                (position, index) = (last.position + 1, last.index + 1)
            } else {
                return false
            }
        }
        return glob[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    public static func == (one: KeyPattern, two: KeyPattern) -> Bool { one.description == two.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// A regular expression that cannot be read.
public struct KeyPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was written.
    public let pattern: String

    public var description: String {
        "\(pattern) is not a regular expression: correct it, or leave out the slashes to write a glob."
    }
}
