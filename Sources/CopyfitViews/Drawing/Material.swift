/// A translucent background; drawn as a flat colour that lets through the less the thicker it is.
///
/// - Parity: SwiftUI's names, without the blur.
public struct Material: ShapeStyle, Hashable {
    private let name: String

    /// The materials, from the most to the least translucent, and the one for bars.
    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
    public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
    /// The materials, from the most to the least translucent, and the one for bars.
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
