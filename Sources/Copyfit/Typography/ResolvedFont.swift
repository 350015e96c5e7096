import Foundation

/// A font request with every question answered but which file serves it.
struct ResolvedFont: Hashable, Sendable {
    /// The bundled designs, or a family by name.
    enum Family: Hashable, Sendable {
        case design(Font.Design)
        case named(String)
    }

    var family: Family
    var size: CGFloat
    var weight: Font.Weight
    var width: Font.Width
    var isItalic: Bool
    var leading: Font.Leading
    var features: FontAdjustment.Features
}

extension ResolvedFont {
    /// The font of a text: its own font or the environment's, with the text's adjustment before the environment's.
    init(font own: Font?, adjustment: FontAdjustment, environment: BuiltInEnvironment) {
        let font = own ?? environment.font ?? environment.platform.textStyles.unsetFont
        let all = adjustment.filled(from: environment.fontAdjustment).filled(from: font.adjustment)
        let styles = environment.platform.textStyles
        var weight = all.weight ?? .regular
        switch font.base {
        case .system(let size, let ownWeight, let design):
            family = .design(all.design ?? design ?? .default)
            self.size = size
            weight = all.weight ?? ownWeight ?? .regular
        case .style(let style, let design, let ownWeight):
            family = .design(all.design ?? design ?? .default)
            size = styles.size(of: style, at: environment.dynamicTypeSize)
            weight = all.weight ?? ownWeight ?? styles.weight(of: style)
        case .custom(let name, let size, let style):
            family = .named(name)
            self.size = size * (style.map { styles.scale(of: $0, at: environment.dynamicTypeSize) } ?? 1)
        }
        size = (all.pointSize ?? size) * all.scale
        self.weight = weight
        width = all.width ?? .standard
        isItalic = all.isItalic ?? false
        leading = all.leading ?? .standard
        features = all.features
    }
}
