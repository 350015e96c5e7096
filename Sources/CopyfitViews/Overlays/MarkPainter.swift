import CopyfitDrawing
import CopyfitLayout
import CopyfitText
import Foundation

/// Draws rectangles, lines, hatches and small labels on top of a drawing.
struct MarkPainter {
    var painter: Painter
    private let environment: EnvironmentValues

    /// The size of labels in points.
    static let labelSize: CGFloat = 7
    private static let hairline: CGFloat = 0.5

    /// Pixels to a point of the drawing.
    var scale: CGFloat { environment.builtIn.displayScale }

    init(_ painter: Painter, _ environment: EnvironmentValues) {
        self.painter = painter
        self.environment = environment
    }

    /// The outline of a rectangle, drawn inside it.
    mutating func outline(_ rect: CGRect, _ color: DisplayList.PlainColor, width: CGFloat = hairline) {
        guard rect.isDrawable else { return }
        let inset = min(width / 2, rect.width / 2, rect.height / 2)
        let path = Path(rect.insetBy(dx: inset, dy: inset))
        painter.add(.stroke(path, .color(color), StrokeStyle(lineWidth: width)))
    }

    mutating func fill(_ rect: CGRect, _ color: DisplayList.PlainColor) {
        guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
        painter.add(.fill(Path(rect), .color(color), FillStyle()))
    }

    /// The visible part of a rectangle with slanted lines every four points, up to 500 of them.
    mutating func hatch(_ area: CGRect, _ color: DisplayList.PlainColor) {
        guard area.isDrawable else { return }
        let rect = area.intersection(CGRect(origin: .zero, size: painter.size))
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        let step: CGFloat = max(4, (rect.width + rect.height) / 500)
        var lines = Path()
        for index in 0..<Int((rect.width + rect.height) / step) {
            let start = rect.minX - rect.height + CGFloat(index) * step
            lines.move(to: CGPoint(x: start, y: rect.maxY))
            lines.addLine(to: CGPoint(x: start + rect.height, y: rect.minY))
        }
        var layer = DisplayList.Layer()
        layer.clip = DisplayList.Clip(Path(rect))
        painter.inLayer(layer) { painter in
            painter.add(.fill(Path(rect), .color(color.opacity(0.1)), FillStyle()))
            painter.add(.stroke(lines, .color(color.opacity(0.6)), StrokeStyle(lineWidth: Self.hairline)))
        }
    }

    /// A line between two points.
    mutating func line(_ start: CGPoint, _ end: CGPoint, _ color: DisplayList.PlainColor, dash: [CGFloat] = []) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return }
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        painter.add(.stroke(path, .color(color), StrokeStyle(lineWidth: Self.hairline, dash: dash)))
    }

    /// A text of one line whose anchor is at a point, on a pale ground; moved sideways where the drawing ends.
    mutating func label(
        _ string: String,
        at point: CGPoint,
        _ color: DisplayList.PlainColor,
        anchor: UnitPoint = .topLeading,
        size: CGFloat = labelSize
    ) {
        let text = ResolvedText(Text(verbatim: string), in: EnvironmentValues())
        guard point.x.isFinite, point.y.isFinite, let placed = placed(text, size) else { return }
        let measured = placed.measurement
        let left = point.x - anchor.x * (measured.width + 2)
        let frame = CGRect(
            x: max(0, min(left, painter.size.width - measured.width - 2)),
            y: point.y - anchor.y * measured.height,
            width: measured.width + 2,
            height: measured.height
        )
        fill(frame, DisplayList.PlainColor.white.opacity(0.6))
        var own = environment
        own.foregroundStyle = AnyShapeStyle(Color(color))
        painter.draw(placed, of: text, in: frame.offsetBy(dx: 1, dy: 0), own)
    }

    private func placed(_ text: ResolvedText, _ size: CGFloat) -> FittedText? {
        let engine = environment.builtIn.typography.engine
        var own = EnvironmentValues()
        own.builtIn.typography.engine = engine
        own.font = .custom("Inter", fixedSize: size)
        let content = StyledContent(text, in: own)
        let paragraph = content.prepared(by: engine, diagnostics: DiagnosticSink())
        return paragraph.map { FittedText($0, ParagraphConstraint()) }
    }
}

extension CGRect {
    /// Whether all numbers are finite.
    var isDrawable: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension Color {
    /// A colour of a drawing.
    init(_ color: DisplayList.PlainColor) {
        self.init(
            red: Double(color.red),
            green: Double(color.green),
            blue: Double(color.blue),
            opacity: Double(color.alpha)
        )
    }
}
