public import CopyfitFonts
import CopyfitUnicode
import Synchronization

/// A face or a style other than the one asked for, and where it is used.
public struct FontSubstitution: Hashable, Sendable {
    /// UTF-8 offsets of the text it is used for.
    public let range: Range<Int>
    /// What was asked for: family and style words.
    public let asked: String
    /// The full name of the face in use.
    public let used: String
}

/// Everything about a text that does not depend on the width: the one input of every measurement.
///
/// Beside `StyledText`, which says what is to be set, it knows how wide every line would be that starts and ends at break
/// opportunities: two numbers each, folded from shaped glyphs so that a line's width is what HarfBuzz says of the line
/// shaped by itself, with its paragraph as context. A new width costs arithmetic. Only a line that must be cut inside a
/// word whose letters join is shaped, once, when that width is first asked for.
///
/// A paragraph may hold mandatory breaks; each starts a new line. Immutable and safe to share between threads: what is
/// remembered inside never changes an answer. All offsets are UTF-8 bytes, half-open; all lengths are points.
public final class PreparedParagraph: Sendable {
    /// The text and styles it was prepared from.
    public let source: StyledText
    /// Runs of text that no face of their chain covers, in text order.
    public let missing: [MissingCharacters]

    let rules: LineRules
    let columns: ParagraphColumns
    let table: RunTable
    let lineMetrics: ParagraphMetrics
    let pool: WorkspacePool
    private let preparedDetail: ParagraphDetail?
    private let laterDetail = AtomicLazyReference<ParagraphDetail>()

    init(
        source: StyledText,
        missing: [MissingCharacters],
        rules: LineRules,
        table: RunTable,
        columns: ParagraphColumns,
        detail: ParagraphDetail?,
        pool: WorkspacePool
    ) {
        self.source = source
        self.missing = missing
        self.rules = rules
        self.table = table
        self.columns = columns
        self.pool = pool
        lineMetrics = ParagraphMetrics(columns, table)
        preparedDetail = detail
    }
}

/// How tall a paragraph's lines are: all alike, or by what stands on them.
enum ParagraphMetrics: Sendable {
    case uniform(LineMetrics)
    case mixed(MetricsSpans)

    init(_ columns: ParagraphColumns, _ table: RunTable) {
        let first = table.metrics[0]
        if table.metrics.allSatisfy({ $0 == first }) {
            self = .uniform(first)
        } else {
            self = .mixed(MetricsSpans(table, columns.offsets))
        }
    }
}

extension PreparedParagraph {
    /// Whether every line is as high as every other one.
    package var hasEqualLines: Bool {
        if case .uniform = lineMetrics { true } else { false }
    }

    var unit: TextUnit { rules.unit }
    var hanging: TrailingWhitespace { rules.hanging }

    /// The width that lines are held to, in text units: what is asked for, under a browser's rules cut to 1/64 of a point
    /// and 1/64 more.
    @inline(__always)
    func lineWidth(_ constraint: ParagraphConstraint) -> Int64 { unit.limit(constraint.width) }

    /// The narrowest width to ask for, in points, that holds lines to a width in text units.
    func proposal(_ lineWidth: Int64) -> Double { unit.proposal(lineWidth) }

    /// The width of the widest piece that cannot be broken (CSS min-content, words whole). Where hyphens divide words the
    /// pieces are their parts, hyphens counted.
    public var minContentWidth: Double { unit.points(columns.minContent) }

    /// The width of the widest line when only mandatory breaks end lines (CSS max-content), without hanging white space.
    public var maxContentWidth: Double { unit.points(columns.naturalWidth) }

    /// The faces in use, in order of first use. O(runs).
    public var faces: [FontFace] {
        var faces: [FontFace] = []
        for run in runs {
            let face = properties[Int(run.properties)].face
            if !faces.contains(face) { faces.append(face) }
        }
        return faces
    }

    /// Where another face or style is used than was asked for, in text order. O(runs).
    ///
    /// A fallback face of a chain that the caller gave file by file is what was asked for; a bundled or system face that
    /// steps in for characters the asked one lacks is not.
    public var substitutions: [FontSubstitution] {
        var found: [FontSubstitution] = []
        for run in runs {
            let chain = source.runs[Int(run.style)].style.font
            let face = properties[Int(run.properties)].face
            let isPrimary = face === chain.primary
            if chain.isExplicit || (isPrimary && !chain.substitutesStyle) { continue }
            var range = run.range
            if let last = found.last, last.range.upperBound == range.lowerBound, last.used == face.fullName,
                last.asked == chain.askedName
            {
                range = last.range.lowerBound..<range.upperBound
                found.removeLast()
            }
            found.append(FontSubstitution(range: range, asked: chain.askedName, used: face.fullName))
        }
        return found
    }
}

extension PreparedParagraph {
    var segments: [HardSegment] { table.segments }
    var runs: [TextRun] { table.runs }
    var properties: [RunProperties] { table.properties }

    /// The clusters and glyphs; shapes the paragraph again when preparation did not keep them.
    var detail: ParagraphDetail {
        if let preparedDetail { return preparedDetail }
        if let detail = laterDetail.load() { return detail }
        return laterDetail.storeIfNil(makeDetail())
    }

    private func makeDetail() -> ParagraphDetail {
        pool.withWorkspace { workspace in
            let utf8 = source.text.utf8Span.span
            // Preparing found graphemes in this very text; only a lack of memory can keep ICU from doing so again.
            let ends = (try? workspace.analyzer.graphemes(of: utf8)) ?? []
            var builder = DetailBuilder()
            for (index, segment) in segments.enumerated() {
                let runs = table.runRange(ofSegment: index)
                workspace.shape(segment.range, runs, table, utf8, Graphemes(ends: ends), into: &builder)
            }
            return builder.finish(ends, source, rules)
        }
    }
}
