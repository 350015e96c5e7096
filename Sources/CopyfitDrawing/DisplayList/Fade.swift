import Foundation

/// An opacity and a blend mode on their way to what is drawn: they reach each element by itself, and a group as a whole.
package struct Fade: Equatable, Sendable {
    /// Between 0 and 1; less, more, or NaN counts as the nearest or as 0.
    package let opacity: Double
    package let blendMode: BlendMode

    package init(opacity: Double = 1, blendMode: BlendMode = .normal) {
        self.opacity = opacity > 0 ? min(opacity, 1) : 0
        self.blendMode = blendMode
    }

    /// Both inside others: opacities are multiplied, and the inner blend mode is the one that counts.
    package func inside(_ outer: Fade) -> Fade {
        Fade(opacity: opacity * outer.opacity, blendMode: blendMode == .normal ? outer.blendMode : blendMode)
    }

    /// A layer that changes nothing else.
    package var layer: DisplayList.Layer {
        var layer = DisplayList.Layer()
        (layer.opacity, layer.blendMode) = (opacity, blendMode)
        return layer
    }

    /// A layer as it is drawn inside: content that is drawn by itself first is faded as a whole.
    package func reaching(_ layer: DisplayList.Layer) -> DisplayList.Layer {
        guard layer.needsGroup else { return layer }
        var layer = layer
        let whole = Fade(opacity: layer.opacity, blendMode: layer.blendMode).inside(self)
        (layer.opacity, layer.blendMode) = (whole.opacity, whole.blendMode)
        return layer
    }

    /// An item that has taken over the opacity; nil for one that needs a layer for it.
    package func applied(to item: DisplayList.Item) -> DisplayList.Item? {
        guard blendMode == .normal else { return nil }
        switch item {
        case .fill(_, .pattern, _), .stroke(_, .pattern, _), .glyphs, .group: return nil
        case .fill(let path, let paint, let style): return .fill(path, paint.opacity(opacity), style)
        case .stroke(let path, let paint, let style): return .stroke(path, paint.opacity(opacity), style)
        case .image(var drawing):
            drawing.opacity *= opacity
            return .image(drawing)
        }
    }

    /// Adds an item that is faded.
    package func draw(_ item: DisplayList.Item, with recorder: inout ItemRecorder) {
        if self == Fade() { return recorder.add(item) }
        if let faded = applied(to: item) { return recorder.add(faded) }
        recorder.begin(layer)
        recorder.add(item)
        recorder.end()
    }
}
