public import CopyfitDrawing
public import CopyfitLayout
import Foundation

/// A change of all colours of what is drawn.
enum ColorEffect: Hashable, Sendable {
    case brightness(Double), contrast(Double), saturation(Double), grayscale(Double)
    case hueRotation(Angle)
    case inverted, luminanceToAlpha
    case multiplied(Color)
}

extension View {
    /// How this view is mixed with what lies behind it. Carried for whoever draws.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(DrawingModifier(.blend(blendMode)))
    }

    /// Draws this view as one before effects around it apply. Carried for whoever draws.
    nonisolated public func compositingGroup() -> some View { modifier(DrawingModifier(.group)) }

    /// Draws this view as one picture. Carried for whoever draws.
    nonisolated public func drawingGroup(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }

    /// Changes the colours of this view. Carried for whoever draws.
    nonisolated public func brightness(_ amount: Double) -> some View { recolored(.brightness(amount)) }
    nonisolated public func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }
    nonisolated public func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }
    nonisolated public func grayscale(_ amount: Double) -> some View { recolored(.grayscale(amount)) }
    nonisolated public func hueRotation(_ angle: Angle) -> some View { recolored(.hueRotation(angle)) }
    nonisolated public func colorInvert() -> some View { recolored(.inverted) }
    nonisolated public func colorMultiply(_ color: Color) -> some View { recolored(.multiplied(color)) }
    nonisolated public func luminanceToAlpha() -> some View { recolored(.luminanceToAlpha) }

    nonisolated private func recolored(_ effect: ColorEffect) -> some View {
        modifier(DrawingModifier(.recolored(effect)))
    }

    /// Obscures the content for some reasons more. Carried for whoever draws: nothing changes its size.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        builtInEnvironment { $0.redactionReasons.formUnion(reason) }
    }

    /// Obscures the content for no reason.
    nonisolated public func unredacted() -> some View { builtInEnvironment { $0.redactionReasons = [] } }

    /// Whether the content is obscured where privacy asks for it. Carried nowhere: nobody else looks on.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Draws only what lies where other views are drawn: they are stacked in depth and proposed this view's size, which
    /// alone decides the size.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(LayeredModifier(layer: .mask, alignment: alignment, secondary: mask()))
    }

    /// Draws only what lies where another view is drawn.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(LayeredModifier(layer: .mask, alignment: .center, secondary: mask))
    }
}
