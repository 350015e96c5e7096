import CopyfitDrawing
import CopyfitFonts
import CopyfitLayout
import CopyfitText
import Foundation

extension Painter {
    /// Draws a text whose top left corner is that of `frame`. Its first baseline is on a whole pixel, where its guide
    /// is.
    mutating func draw(_ placed: FittedText, of text: ResolvedText, in frame: CGRect, _ environment: EnvironmentValues)
    {
        let lines = placed.lines
        if lines.isEmpty { return }
        let origin = placed.origin(in: frame, scale: environment.builtIn.displayScale)
        if environment.redactionReasons.contains(.placeholder) {
            return drawPlaceholder(for: lines, at: origin, frame, environment)
        }
        var painting = TextPainting(placed.paragraph, text, environment, frame)
        for line in lines {
            painting.draw(line, at: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline), in: &self)
        }
    }

    /// Draws a bar for each line.
    private mutating func drawPlaceholder(
        for lines: [ParagraphLine],
        at origin: CGPoint,
        _ frame: CGRect,
        _ environment: EnvironmentValues
    ) {
        for line in lines where line.width > 0 {
            let height = line.ascent * 0.75
            let top = origin.y + line.baseline - height
            let bar = CGRect(x: origin.x + line.x, y: top, width: line.width, height: height)
            let outline = Path(roundedRect: bar, cornerRadius: height / 4)
            fill(outline, HierarchicalShapeStyle.tertiary, over: frame, in: environment)
        }
    }
}

/// Draws the lines of one text.
struct TextPainting {
    let paragraph: PreparedParagraph
    let stretches: [ResolvedText.Stretch]
    private let environment: EnvironmentValues
    private let inks: [Ink]
    /// Where the line ends whose white space is not drawn, but read; nil without one.
    private var endBeforeSpace: Int?

    /// What a stretch is drawn with.
    private struct Ink {
        let style: ResolvedStyle
        let underline: Text.LineStyle?
        let strikethrough: Text.LineStyle?
        let link: URL?
    }

    init(_ paragraph: PreparedParagraph, _ text: ResolvedText, _ environment: EnvironmentValues, _ frame: CGRect) {
        self.paragraph = paragraph
        self.environment = environment
        stretches = text.stretches
        let resolution = StyleResolution(environment: environment, area: frame)
        let foreground = resolution.resolve(ForegroundStyle())
        inks = stretches.map { stretch in
            Ink(
                style: stretch.ownStyle.map { resolution.resolve($0) } ?? foreground,
                underline: (stretch.set?.attributes.underline ?? environment.underline)?.style,
                strikethrough: (stretch.set?.attributes.strikethrough ?? environment.strikethrough)?.style,
                link: stretch.set?.attributes.link
            )
        }
    }

    /// Draws a line with its left end at a point on its baseline. Runs are drawn in reading order.
    mutating func draw(_ line: ParagraphLine, at origin: CGPoint, in painter: inout Painter) {
        let runs = paragraph.glyphRuns(of: line)
        let ending = line.isTruncated || line.isHyphenated ? paragraph.ending(of: line) : ""
        let hasSpace = !line.isTruncated && line.range.upperBound > line.visibleRange.upperBound
        endBeforeSpace = painter.describesStructure && hasSpace ? line.visibleRange.upperBound : nil
        for run in runs.count > 1 ? runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) : runs {
            draw(run, ending: ending, at: origin, in: &painter)
        }
        for box in paragraph.boxes(of: line) {
            draw(box, at: CGPoint(x: origin.x - line.x, y: origin.y - line.baseline), in: &painter)
        }
    }

    /// Draws the picture of a box in a paragraph whose top left corner is at a point.
    func draw(_ box: PlacedBox, at origin: CGPoint, in painter: inout Painter) {
        guard !stretches.isEmpty else { return }
        let index = stretch(at: box.offset)
        guard let image = stretches[index].set?.attributes.image else { return }
        var environment = environment
        if let style = stretches[index].ownStyle { environment.foregroundStyle = AnyShapeStyle(style) }
        let place = box.rectangle
        let frame = CGRect(x: origin.x + place.x, y: origin.y + place.y, width: place.width, height: place.height)
        var layer = DisplayList.Layer()
        layer.link = inks[index].link
        painter.inLayer(layer) { $0.draw(image, in: frame, environment) }
    }

    /// The index of the stretch that has a byte; the last one if none has. O(log n).
    func stretch(at offset: Int) -> Int {
        min(stretches.partitioningIndex { $0.end > offset }, stretches.count - 1)
    }

    /// The index of the stretch that a glyph is drawn with: a hyphen with that of the text before it.
    func stretch(of glyph: PlacedGlyph, in run: GlyphRun) -> Int {
        stretch(at: min(glyph.cluster, max(run.range.lowerBound, run.range.upperBound - 1)))
    }

    private func draw(_ run: GlyphRun, ending: String, at origin: CGPoint, in painter: inout Painter) {
        guard !stretches.isEmpty else { return }
        let first = stretch(at: run.range.lowerBound)
        let last = max(first, stretch(at: run.range.upperBound - 1))
        if first == last {
            return draw(run, run.glyphs[...], in: run.range, first, ending, origin, &painter)
        }
        var glyphs = [[PlacedGlyph]](repeating: [], count: last - first + 1)
        for glyph in run.glyphs { glyphs[stretch(of: glyph, in: run) - first].append(glyph) }
        var start = run.range.lowerBound
        for index in first...last {
            let end = min(stretches[index].end, run.range.upperBound)
            let ending = index == last ? ending : ""
            draw(run, glyphs[index - first][...], in: start..<end, index, ending, origin, &painter)
            start = end
        }
    }

    /// Draws the glyphs of one stretch in a run. Those of an ellipsis or a hyphen show `ending`.
    func draw(
        _ run: GlyphRun,
        _ glyphs: ArraySlice<PlacedGlyph>,
        in range: Range<Int>,
        _ stretch: Int,
        _ ending: String,
        _ origin: CGPoint,
        _ painter: inout Painter
    ) {
        guard !glyphs.isEmpty else { return }
        let style = self.style(at: range.lowerBound)
        let ink = inks[stretch]
        let text =
            paragraph.characters(in: range) + (glyphs.contains { $0.cluster >= range.upperBound } ? ending : "")
            + (range.upperBound == endBeforeSpace ? " " : "")
        let baseline = origin.y - style.baselineOffset
        let placed = glyphs.map { glyph in
            DisplayList.GlyphRun.Glyph(
                id: glyph.glyph,
                cluster: glyph.cluster - range.lowerBound,
                position: CGPoint(x: origin.x + glyph.x, y: baseline + glyph.y),
                advance: glyph.advance
            )
        }
        let left = origin.x + (glyphs.first?.x ?? 0)
        let right = origin.x + (glyphs.last.map { $0.x + $0.advance } ?? 0)
        let decorations = Decorations(run.face, run.size, left, right, baseline)
        var layer = DisplayList.Layer()
        layer.link = ink.link
        painter.inLayer(layer) { painter in
            painter.draw(ink.style, in: environment) { painter, paint in
                ink.underline.map { decorations.drawUnderline($0, paint, environment, &painter) }
                painter.add(
                    .glyphs(
                        DisplayList.GlyphRun(
                            face: run.face,
                            size: run.size,
                            paint: paint,
                            glyphs: placed,
                            text: text,
                            isRightToLeft: run.level & 1 == 1,
                            language: style.language
                        )
                    )
                )
                ink.strikethrough.map { decorations.drawStrikethrough($0, paint, environment, &painter) }
            }
        }
    }

    private func style(at offset: Int) -> TextStyle {
        let runs = paragraph.source.runs
        return runs[max(0, runs.partitioningIndex { $0.start > offset } - 1)].style
    }
}

extension ResolvedText.Stretch {
    /// The style that is set on the stretch, or that of links; nil where it is the text's.
    fileprivate var ownStyle: (any ShapeStyle)? {
        self.set?.attributes.foreground?.style ?? (set?.attributes.link == nil ? nil : TintShapeStyle())
    }
}

/// The lines below and through a piece of text on one baseline.
private struct Decorations {
    private let metrics: DecorationMetrics
    private let scale: CGFloat
    private let left: CGFloat
    private let right: CGFloat
    private let baseline: CGFloat

    init(_ face: FontFace, _ size: CGFloat, _ left: CGFloat, _ right: CGFloat, _ baseline: CGFloat) {
        metrics = face.decorations
        scale = size / CGFloat(face.unitsPerEm)
        (self.left, self.right, self.baseline) = (left, right, baseline)
    }

    func drawUnderline(
        _ style: Text.LineStyle,
        _ paint: DisplayList.Paint,
        _ environment: EnvironmentValues,
        _ painter: inout Painter
    ) {
        let y = baseline + metrics.underlineDepth * scale
        draw(style, at: y, metrics.underlineThickness * scale, paint, environment, &painter)
    }

    func drawStrikethrough(
        _ style: Text.LineStyle,
        _ paint: DisplayList.Paint,
        _ environment: EnvironmentValues,
        _ painter: inout Painter
    ) {
        let y = baseline - metrics.strikethroughHeight * scale
        draw(style, at: y, metrics.strikethroughThickness * scale, paint, environment, &painter)
    }

    private func draw(
        _ style: Text.LineStyle,
        at y: CGFloat,
        _ thickness: CGFloat,
        _ paint: DisplayList.Paint,
        _ environment: EnvironmentValues,
        _ painter: inout Painter
    ) {
        let paint = style.color.map { .color(painter.changed($0.plain(in: environment))) } ?? paint
        let line = Path { path in
            path.move(to: CGPoint(x: left, y: y))
            path.addLine(to: CGPoint(x: right, y: y))
        }
        let dash = style.pattern.dash.map { $0 * thickness }
        painter.add(.stroke(line, paint, StrokeStyle(lineWidth: thickness, dash: dash)))
    }
}

extension Text.LineSetting {
    /// How the line is drawn; nil for no line.
    fileprivate var style: Text.LineStyle? {
        if case .drawn(let style) = self { style } else { nil }
    }
}

extension Text.LineStyle.Pattern {
    /// Dashes and gaps in multiples of the line's thickness; none for a solid line.
    fileprivate var dash: [CGFloat] {
        switch self {
        case .dot: [1, 2]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        default: []
        }
    }
}
