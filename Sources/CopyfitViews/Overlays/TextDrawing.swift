package import CopyfitDrawing
import CopyfitLayout
package import CopyfitText
package import Foundation

/// A paragraph as its lines under a constraint, to be drawn: the lines, widths and breaks are those that measuring the
/// paragraph under the constraint reports, because they are the same values.
///
/// Coordinates are points from the paragraph's top left corner.
package struct TextDrawing {
    /// The width and height that measuring reports.
    package let size: CGSize
    /// The smallest rectangle around all ink; null without ink.
    package let ink: CGRect

    private let placed: FittedText
    private let inkOfLines: [LineInk]

    /// Breaks the text into lines. O(glyphs).
    package init(_ text: FittedText) {
        placed = text.keepingLines()
        let measurement = text.measurement
        size = CGSize(width: measurement.width, height: measurement.height)
        var store = InkStore()
        inkOfLines = placed.lines.map { LineInk(of: $0, in: text.paragraph, &store) }
        ink = inkOfLines.reduce(CGRect.null) { $0.union($1.bounds) }
    }

    /// Whether the text begins on the right.
    package var startsRightToLeft: Bool { placed.paragraph.startsRightToLeft }

    /// The lines, as measuring reports them.
    package var lines: [ParagraphLine] { placed.lines }

    /// What the text is measured under.
    package var constraint: ParagraphConstraint { placed.constraint }

    /// The text in a colour, with marks, on a drawing of a size.
    ///
    /// - Parameters:
    ///   - origin: The paragraph's top left corner.
    ///   - scale: Pixels to a point: the first baseline is moved, with everything else, to the nearest whole pixel.
    /// - Complexity: O(glyphs).
    package func displayList(
        size: CGSize,
        at origin: CGPoint,
        color: DisplayList.PlainColor,
        showing overlay: TextOverlay = [],
        scale: CGFloat = 1
    ) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.foregroundStyle = AnyShapeStyle(Color(color))
        let frame = CGRect(origin: origin, size: self.size)
        var marks = MarkPainter(Painter(size: size), environment)
        let text = TextMarks(placed: placed, origin: placed.origin(in: frame, scale: scale))
        if overlay.contains(.pieces) { text.drawPieces(&marks) }
        if overlay.contains(.overflow) { text.drawOverflowingLines(&marks) }
        let resolved = ResolvedText(Text(verbatim: placed.paragraph.source.text), in: environment)
        marks.painter.draw(placed, of: resolved, in: frame, environment)
        if overlay.contains(.lines) { text.drawBoxes(&marks) }
        if overlay.contains(.baselines) { text.drawBaselines(&marks, OverlayPalette.guide) }
        if overlay.contains(.clusters) { text.drawClusters(&marks) }
        if overlay.contains(.glyphs) { inkOfLines.forEach { $0.drawGlyphs(&marks, at: text.origin) } }
        if overlay.contains(.ink) { inkOfLines.forEach { $0.drawBounds(&marks, at: text.origin) } }
        return marks.painter.list
    }
}
