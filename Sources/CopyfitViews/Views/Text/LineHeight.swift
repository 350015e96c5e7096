import CopyfitText
public import Foundation

extension AttributedString {
    /// The line height of a text, from baseline to baseline.
    ///
    /// What a line has more than its fonts ask for, or less, is half above and half below its text, as in CSS; Apple does not
    /// say where it is. Numbers that make no sense leave lines as they are.
    public struct LineHeight: Hashable, Sendable {
        let height: CopyfitText.LineHeight

        /// The natural height of each line's fonts.
        public static let variable = LineHeight(height: .natural)
        /// A multiple of the largest font size on each line: 1.2 times.
        ///
        /// - Parity: Apple does not publish the multiples of `normal`, `tight` and `loose`.
        public static let normal = multiple(factor: 1.2)
        /// 1.1 times the largest font size.
        public static let tight = multiple(factor: 1.1)
        /// 1.4 times the largest font size.
        public static let loose = multiple(factor: 1.4)

        /// A multiple of the largest font size on each line, whatever the fonts ask for.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(height: .multipleOfSize(factor)) }
        /// The largest font size on each line plus points, whatever the fonts ask for.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(height: .increaseOfSize(increase)) }
        /// Points, whatever the fonts ask for.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(height: .exact(points)) }
    }
}

extension EnvironmentValues {
    /// The line height of texts; nil is the natural height of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { builtIn.lineHeight.map { AttributedString.LineHeight(height: $0) } }
        set { builtIn.lineHeight = newValue?.height }
    }
}

extension View {
    /// How tall the lines of the texts inside are; nil is what their fonts ask for. `lineSpacing(_:)` is added.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        builtInEnvironment { $0.lineHeight = lineHeight?.height }
    }
}
