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
