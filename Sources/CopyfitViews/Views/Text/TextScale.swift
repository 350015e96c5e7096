extension Text {
    /// The size of a text relative to other text of its font.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        /// The font's size, and four fifths of it.
        ///
        /// - Parity: SwiftUI's factor for secondary text is not published; four fifths is Copyfit's.
        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }

    /// This text in a scale of its font's size.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with { $0.adjustment.scale = scale.factor } : self
    }
}

extension View {
    /// The scale of the texts inside beside their fonts' sizes.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        builtInEnvironment { if isEnabled { $0.fontAdjustment.scale = scale.factor } }
    }
}
