public import Foundation

extension Font {
    /// The context of a place on which a font's size and weight depend.
    public struct Context: Hashable, CustomDebugStringConvertible {
        let dynamicTypeSize: DynamicTypeSize
        let platform: PlatformRules

        /// The preferred text size and the platform.
        public var debugDescription: String { "\(dynamicTypeSize) on \(platform)" }
    }

    /// A font with all questions answered but which file serves it.
    public struct Resolved: Hashable {
        /// The size in points.
        public let pointSize: CGFloat
        /// The weight of strokes, the width of letters, and the distance of lines.
        public let weight: Font.Weight
        public let width: Font.Width
        public let leading: Font.Leading
        /// The other attributes requested.
        public let isBold: Bool
        public let isItalic: Bool
        public let isMonospaced: Bool
        public let isLowercaseSmallCaps: Bool
        public let isUppercaseSmallCaps: Bool
        public let isSmallCaps: Bool
    }

    /// This font as it is at a place.
    ///
    /// - Parity: the same as SwiftUI without the platform's font.
    public func resolve(in context: Context) -> Resolved {
        var environment = EnvironmentValues()
        environment.builtIn.dynamicTypeSize = context.dynamicTypeSize
        environment.builtIn.platform = context.platform
        let font = ResolvedFont(font: self, adjustment: FontAdjustment(), environment: environment)
        return Resolved(
            pointSize: font.size,
            weight: font.weight,
            width: font.width,
            leading: font.leading,
            isBold: font.weight.number >= Font.Weight.bold.number,
            isItalic: font.isItalic,
            isMonospaced: font.family == .design(.monospaced),
            isLowercaseSmallCaps: font.features.contains(.lowercaseSmallCaps),
            isUppercaseSmallCaps: font.features.contains(.uppercaseSmallCaps),
            isSmallCaps: font.features.isSuperset(of: [.lowercaseSmallCaps, .uppercaseSmallCaps])
        )
    }
}

extension EnvironmentValues {
    /// The context on which the size and weight of fonts depend.
    public var fontResolutionContext: Font.Context {
        Font.Context(dynamicTypeSize: builtIn.dynamicTypeSize, platform: builtIn.platform)
    }
}

extension ResolvedFont {
    /// The font of a text: its own font or the environment's, with the text's adjustment before the environment's.
    init(font own: Font?, adjustment: FontAdjustment, environment: EnvironmentValues) {
        let font = own ?? environment.builtIn.font ?? environment.builtIn.platform.textStyles.unsetFont
        let all = adjustment.filled(from: environment.builtIn.fontAdjustment).filled(from: font.adjustment)
        let styles = environment.builtIn.platform.textStyles
        var weight = all.weight ?? .regular
        switch font.base {
        case .system(let size, let ownWeight, let design):
            family = .design(all.design ?? design ?? .default)
            self.size = size
            weight = all.weight ?? ownWeight ?? .regular
        case .style(let style, let design, let ownWeight):
            family = .design(all.design ?? design ?? .default)
            size = styles.size(of: style, at: environment.builtIn.dynamicTypeSize)
            weight = all.weight ?? ownWeight ?? styles.weight(of: style)
        case .custom(let name, let size, let style):
            family = .named(name)
            self.size = size * (style.map { styles.scale(of: $0, at: environment.builtIn.dynamicTypeSize) } ?? 1)
        }
        size = (all.pointSize ?? size) * all.scale
        self.weight = weight
        width = all.width ?? .standard
        isItalic = all.isItalic ?? false
        leading = all.leading ?? .standard
        features = all.features
    }
}
