public import Foundation

/// The outline of the background of bordered buttons. Has no effect on layout.
///
/// - Parity: the same names as SwiftUI; SwiftUI also gives buttons of the shape `circle` equal sides.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Outline: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let outline: Outline

    /// A rounded rectangle whose corners follow from the font.
    public static let automatic = ButtonBorderShape(outline: .automatic)
    /// A rectangle whose short sides are half circles.
    public static let capsule = ButtonBorderShape(outline: .capsule)
    /// A rounded rectangle whose corners follow from the font.
    public static let roundedRectangle = ButtonBorderShape(outline: .roundedRectangle(radius: nil))
    /// A circle in the middle of the button.
    public static let circle = ButtonBorderShape(outline: .circle)

    /// A rounded rectangle with this corner radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .roundedRectangle(radius: radius))
    }

    /// The shape for a font size in points.
    func shape(fontSize: CGFloat) -> AnyShape {
        switch outline {
        case .automatic, .roundedRectangle(nil): AnyShape(RoundedRectangle(cornerRadius: fontSize / 3))
        case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        }
    }
}

extension EnvironmentValues {
    private struct ButtonBorderShapeKey: EnvironmentKey {
        static let defaultValue = ButtonBorderShape.automatic
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The background outline of the bordered buttons inside.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
