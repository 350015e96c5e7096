import CopyfitFonts
import CopyfitText

/// The smallest rectangle around the ink of lines, in points from the paragraph's top left corner.
package struct InkRectangle {
    private(set) package var x: Double
    private(set) package var y: Double
    /// The right and the bottom edge.
    private var end: (x: Double, y: Double)

    package var width: Double { end.x - x }
    package var height: Double { end.y - y }

    /// nil without ink. O(glyphs).
    init?(of lines: [ParagraphLine], in paragraph: PreparedParagraph) {
        var found: InkRectangle?
        for line in lines {
            for run in paragraph.glyphRuns(of: line) {
                for glyph in run.glyphs {
                    guard let ink = run.face.inkBounds(ofGlyph: glyph.glyph) else { continue }
                    let scale = run.size / Double(run.face.unitsPerEm)
                    let (x, y) = (line.x + glyph.x, line.baseline + glyph.y)
                    let start = (x: x + ink.left * scale, y: y - ink.top * scale)
                    let end = (x: x + ink.right * scale, y: y - ink.bottom * scale)
                    found = found?.union(start, end) ?? InkRectangle(x: start.x, y: start.y, end: end)
                }
            }
        }
        guard let found else { return nil }
        self = found
    }

    private init(x: Double, y: Double, end: (x: Double, y: Double)) { (self.x, self.y, self.end) = (x, y, end) }

    private func union(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) -> InkRectangle {
        InkRectangle(
            x: min(x, start.x),
            y: min(y, start.y),
            end: (x: max(self.end.x, end.x), y: max(self.end.y, end.y))
        )
    }
}

extension FittedText {
    /// The smallest rectangle around all ink; nil without ink. O(glyphs).
    package var ink: InkRectangle? { InkRectangle(of: lines, in: paragraph) }
}
