public import Foundation

extension AttributedString {
    /// How far apart the lines of a text are.
    public struct LineHeight: Hashable, Sendable {
        private let name: String

        /// The font's own, closer together, further apart, or whatever each line's fonts ask for.
        public static let normal = LineHeight(name: "normal")
        public static let tight = LineHeight(name: "tight")
        public static let loose = LineHeight(name: "loose")
        public static let variable = LineHeight(name: "variable")

        /// A multiple of the font's size, points between lines, or points from line to line.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple \(factor)") }
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading \(increase)") }
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
    }
}

extension View {
    /// Would say how far apart the lines of the texts inside are. Lines keep the height of their fonts, and `lineSpacing(_:)`
    /// counts; reported as `unsupported-modifier`.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        unsupported("lineHeight")
    }
}
