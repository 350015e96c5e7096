/// A background that lets something of what lies behind it through. Carried for whoever draws; a flat fill here.
///
/// - Parity: the same names as SwiftUI without the blur.
public struct Material: ShapeStyle, Hashable {
    private let name: String

    /// From the one that lets most through to the one that lets least, and that of bars.
    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
    public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
    /// From the one that lets most through to the one that lets least, and that of bars.
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
