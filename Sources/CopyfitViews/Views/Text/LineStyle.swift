public import CopyfitDrawing

extension Text {
    /// A line below or through text. Takes no room.
    ///
    /// - Parity: the same as SwiftUI.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            private let name: String

            /// The patterns that have a name.
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        /// A line of a pattern in a colour; nil is the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's colour.
        public static let single = LineStyle()
    }

    /// What was set for a line below or through text: no line, or one of a style.
    enum LineSetting: Hashable, Sendable {
        case absent
        case drawn(LineStyle)

        init(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) {
            self = isActive ? .drawn(LineStyle(pattern: pattern, color: color)) : .absent
        }
    }
}

extension View {
    /// A line below the texts inside that have no setting of their own. Takes no room; nil is the colour of the text.
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        environment(\.underline, Text.LineSetting(isActive, pattern, color))
    }

    /// A line through the texts inside that have no setting of their own. Takes no room; nil is the colour of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        environment(\.strikethrough, Text.LineSetting(isActive, pattern, color))
    }
}
