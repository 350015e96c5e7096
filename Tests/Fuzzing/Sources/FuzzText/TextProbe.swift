import CopyfitText
import Harness

/// Prepares an input's text by every way there is, and checks the laws.
enum TextProbe {
    static func run(_ input: [UInt8]) {
        let asked = TextCase(input)
        guard let cold = try? ParagraphPreparer(cacheByteLimit: 0).prepare(asked.text) else { return }
        let widths = asked.widths.map { width in
            switch width {
            case .points(let points): points
            case .part(let part): part * cold.maxContentWidth
            }
        }
        let edges = [cold.minContentWidth, cold.maxContentWidth, cold.minContentWidth.nextDown]
        let laws = ParagraphLaws(cold, isOrdinary: true)
        laws.check(widths: widths + edges, height: asked.height, maxLines: asked.maxLines, style: asked.style)
        checkPreparers(asked, laws, widths + edges)
        guard asked.searches else { return }
        checkSearches(cold, widths)
        checkFitting(asked, widths)
    }

    /// What is remembered changes nothing, nor does leaving the glyphs to be shaped later.
    private static func checkPreparers(_ asked: TextCase, _ laws: ParagraphLaws, _ widths: [Double]) {
        let preparer = ParagraphPreparer()
        if asked.knowsWords { teach(preparer, asked.text) }
        for _ in 0..<2 {
            guard let warm = try? preparer.prepare(asked.text, retainsGlyphs: asked.retainsGlyphs) else {
                fatalError("what is prepared without a cache is prepared with one")
            }
            laws.checkEqual(warm, widths: widths, "a cache changes nothing")
        }
    }

    /// Prepares the text often enough that the preparer asks the fonts whether it may remember their words.
    private static func teach(_ preparer: ParagraphPreparer, _ text: StyledText) {
        let bytes = Array(text.text.utf8)
        guard !bytes.isEmpty else { return }
        var long = text
        for run in text.runs {
            let end = text.runs.first { $0.start > run.start }?.start ?? bytes.count
            let part = String(decoding: bytes[run.start..<end], as: UTF8.self) + "\n"
            long.append(String(repeating: part, count: 4200 / part.utf8.count + 1), style: run.style)
        }
        _ = try? preparer.prepare(long, retainsGlyphs: false)
    }

    /// What searches find is what measuring says.
    private static func checkSearches(_ paragraph: PreparedParagraph, _ widths: [Double]) {
        let laws = ParagraphLaws(paragraph, isOrdinary: true)
        laws.checkNarrowestWidths()
        laws.checkCriticalWidths()
        for width in widths {
            let balanced = paragraph.balancedWidth(fitting: width)
            require(balanced.isFinite && balanced >= 0, "balanced width \(balanced)")
            let overflow = paragraph.overflow(ParagraphConstraint(width: width, maxLines: 2))
            require(overflow.lines >= 0 && overflow.width.map { $0 >= 0 } ?? true, "\(overflow) at \(width)")
        }
    }

    /// A text that was made to fit does.
    private static func checkFitting(_ asked: TextCase, _ widths: [Double]) {
        let fitting = TextFitting(ParagraphPreparer())
        for width in widths.suffix(2) {
            let box = ParagraphConstraint(width: width, height: asked.height, maxLines: asked.maxLines)
            let largest = try? fitting.largestSize(
                of: asked.text,
                fitting: box,
                style: asked.style,
                in: 4...40,
                step: 1
            )
            if let fitted = largest ?? nil {
                require(fitted.measurement.fits, "\(fitted.size) fits")
                require((4...40).contains(fitted.size), "\(fitted.size) is among the sizes")
            }
            _ = try? fitting.relieved(
                asked.text,
                in: box,
                style: asked.style,
                allowsTightening: true,
                minimumScaleFactor: 0.5
            )
        }
    }
}
