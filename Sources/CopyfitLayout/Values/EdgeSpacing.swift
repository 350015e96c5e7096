package import Foundation

/// The line metrics of a text that decide its spacing to neighbours, in points and unrounded.
package struct TextSpacing: Sendable, Equatable {
    package let ascent: CGFloat
    package let descent: CGFloat
    package let leading: CGFloat
    package let capHeight: CGFloat

    /// The side of a pixel in points; what the metrics are rounded up to.
    package let pixel: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixel: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.pixel = pixel
    }

    /// Ascent, descent and a tenth of their sum rounded up to a pixel.
    var pitch: CGFloat {
        ascent + descent + ((ascent + descent) * 0.1).roundedUp(toMultipleOf: pixel)
    }

    /// The gap from this text to one below it: the lower one's leading, in whole pixels of this one.
    func distance(toTextBelow other: TextSpacing) -> CGFloat {
        other.leading.roundedUp(toMultipleOf: pixel)
    }
}

/// What one edge of a view asks for; nil if nothing.
struct EdgeSpacing: Sendable {
    /// For any neighbour.
    var plain: CGFloat?

    /// Where a text ends above this edge or this edge is a text's bottom.
    var belowText: CGFloat?

    /// Where a text begins below this edge or this edge is a text's top.
    var aboveText: CGFloat?

    /// Where both neighbours are texts.
    var text: TextSpacing?

    mutating func formUnion(_ other: EdgeSpacing) {
        plain = larger(plain, other.plain)
        belowText = larger(belowText, other.belowText)
        aboveText = larger(aboveText, other.aboveText)
        if (text?.leading ?? -.infinity) < (other.text?.leading ?? -.infinity) { text = other.text }
    }

    /// The gap from this trailing or bottom edge to the next view's leading or top one; nil if neither asks for one.
    func distance(to next: EdgeSpacing) -> CGFloat? {
        let below = sum(belowText, next.belowText)
        let above = sum(aboveText, next.aboveText)
        let between = text.flatMap { text in next.text.map(text.distance(toTextBelow:)) }
        return larger(larger(below, above), between) ?? larger(plain, next.plain)
    }

    private func sum(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return nil }
        return a + b
    }

    private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
    }
}

extension ViewSpacing {
    /// The spacing of a view without preferences: the default distance, but text next to it decides.
    package static let standard = ViewSpacing(besideText: 0)

    private init(besideText distance: CGFloat) {
        bottom.aboveText = distance
        top.belowText = distance
    }

    /// A text's spacing: vertical distances from its first and last line's metrics, nothing on the sides.
    package init(firstLine: TextSpacing, lastLine: TextSpacing) {
        top.aboveText = firstLine.pitch - firstLine.ascent
        top.text = firstLine
        bottom.belowText = lastLine.pitch - lastLine.capHeight
        bottom.text = lastLine
    }

    /// Makes the chosen edges those of a view without wishes.
    mutating func reset(_ edges: Edge.Set) {
        if edges.contains(.top) { top = Self.standard.top }
        if edges.contains(.bottom) { bottom = Self.standard.bottom }
        if edges.contains(leftEdge) { left = Self.standard.left }
        if edges.contains(rightEdge) { right = Self.standard.right }
    }
}

extension CGFloat {
    /// The smallest multiple of `step` that is not below this number; the number itself for steps of 0 or less.
    func roundedUp(toMultipleOf step: CGFloat) -> CGFloat {
        step > 0 ? (self / step).rounded(.up) * step : self
    }
}
