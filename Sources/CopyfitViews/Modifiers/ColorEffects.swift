public import CopyfitDrawing
public import CopyfitLayout
import Foundation

extension View {
    /// How this view is mixed with what was drawn before it. Kept for a renderer.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(DrawingModifier(.blend(blendMode)))
    }

    /// Draws this view as one layer before outer effects are applied. Kept for a renderer.
    nonisolated public func compositingGroup() -> some View { modifier(DrawingModifier(.group)) }

    /// Draws this view as one picture. Kept for a renderer.
    nonisolated public func drawingGroup(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }

    /// Changes the colours of this view. Kept for a renderer.
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

    /// Adds reasons to obscure the content. Kept for a renderer: sizes do not change.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        builtInEnvironment { $0.redactionReasons.formUnion(reason) }
    }

    /// Removes all reasons to obscure the content.
    nonisolated public func unredacted() -> some View { builtInEnvironment { $0.redactionReasons = [] } }

    /// Whether the content is private. Accepted; has no effect.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Draws this view only where other views are drawn. They are in a `ZStack` that is proposed this view's size, and
    /// do not affect the size.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(LayeredModifier(layer: .mask, alignment: alignment, secondary: mask()))
    }

    /// Draws this view only where another view is drawn.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(LayeredModifier(layer: .mask, alignment: .center, secondary: mask))
    }
}
