public import CopyfitFonts
import CopyfitUnicode
import Synchronization

/// A face or a style other than the requested one, and where it is used.
public struct FontSubstitution: Hashable, Sendable {
    /// UTF-8 offsets of the text it is used for.
    public let range: Range<Int>
    /// The requested family and style words.
    public let asked: String
    /// The full name of the face in use.
    public let used: String
}

/// A range of text in one face, and the chain of fonts that the face was chosen from.
package struct FaceStretch: Hashable, Sendable {
    /// UTF-8 offsets.
    package let range: Range<Int>
    package let face: FontFace
    package let chain: FontChain
    /// The language of the text.
    package let language: String
}

/// Everything about a text that does not depend on the width: the only input of every measurement.
///
/// In addition to the `StyledText`, which says what to set, it knows the width of every line that starts and ends at
/// break opportunities. These are two numbers for each opportunity, folded from shaped glyphs so that a line's width is
/// what HarfBuzz gives for the line shaped by itself, with its paragraph as context. A new width costs only arithmetic.
/// Only a line that must be cut inside a word whose letters join is shaped, once, when that width is first requested.
///
/// A paragraph may contain mandatory breaks; each starts a new line. Immutable and safe to share between threads: what
/// is remembered inside never changes an answer. All offsets are UTF-8 bytes, half-open; all lengths are points.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
/// print(paragraph.lines(fitting: 120).map(\.visibleRange))  // [Range(0..<11), Range(12..<21)]
/// print(paragraph.size(fitting: 120).width)  // 92.4765625
/// ```
public final class PreparedParagraph: Sendable {
    /// The text and styles it was prepared from.
    public let source: StyledText
    /// The characters that no face of their chain has, in text order.
    public let missing: [MissingCharacters]

    let rules: LineRules
    let tabStops: TabStops
    let columns: ParagraphColumns
    let table: RunTable
    let lineMetrics: ParagraphMetrics
    let pool: WorkspacePool
    /// The text in place of what is cut off, if the source has a tail.
    let tail: Tail?
    /// The detail, if preparation kept it.
    let preparedDetail: ParagraphDetail?
    private let laterDetail = AtomicLazyReference<ParagraphDetail>()

    init(
        source: StyledText,
        missing: [MissingCharacters],
        rules: LineRules,
        tabStops: TabStops,
        table: RunTable,
        columns: ParagraphColumns,
        detail: ParagraphDetail?,
        tail: Tail?,
        pool: WorkspacePool
    ) {
        self.source = source
        self.missing = missing
        self.rules = rules
        self.tabStops = tabStops
        self.table = table
        self.columns = columns
        self.pool = pool
        self.tail = tail
        lineMetrics = ParagraphMetrics(columns, table, tail?.reach)
        preparedDetail = detail
    }
}

/// How tall a paragraph's lines are: all alike, or depending on what is on them.
enum ParagraphMetrics: Sendable {
    case uniform(LineMetrics)
    case mixed(MetricsSpans)

    init(_ columns: borrowing ParagraphColumns, _ table: borrowing RunTable, _ tail: LineMetrics?) {
        let first = table.settings[0].reach
        if table.settings.allSatisfy({ $0.reach == first }), tail == nil || tail == first {
            self = .uniform(first)
        } else {
            self = .mixed(MetricsSpans(table, columns.offsets))
        }
    }
}

extension PreparedParagraph {
    /// How many of the units in which widths are counted there are in a point, except under the web profile.
    package static let unitsInPoint = TextUnit.standardPerPoint

    var unit: TextUnit { rules.unit }
    var hanging: TrailingWhitespace { rules.hanging }

    /// The width that lines are held to, in text units: the proposed width; under a browser's rules, that width rounded
    /// down to 1/64 of a point, plus 1/64.
    @inline(__always)
    func lineWidth(_ constraint: ParagraphConstraint) -> Int64 { unit.limit(constraint.width) }

    /// The narrowest width to propose, in points, that holds lines to a width in text units.
    func proposal(_ lineWidth: Int64) -> Double { unit.proposal(lineWidth) }

    /// The width of the widest piece, which cannot be broken (CSS min-content, words whole). If hyphens divide words,
    /// their parts are the pieces, each with its hyphen, unless the next part takes less room than the hyphen. With
    /// `OverflowWrap.anywhere` the width of the widest grapheme set by itself.
    public var minContentWidth: Double { minContentWidth(in: LineStyle()) }

    /// The width of the widest line if only mandatory breaks end lines (CSS max-content), without hanging white space.
    public var maxContentWidth: Double { unit.points(columns.naturalWidth) }

    /// The faces in use, in order of first use. O(runs).
    public var faces: [FontFace] {
        var faces: [FontFace] = []
        for run in runs where !run.isBox {
            let face = table.settings[Int(run.setting)].properties.face
            if !faces.contains(face) { faces.append(face) }
        }
        return faces
    }

    /// The places with a substitute face or style, in text order. O(runs).
    ///
    /// A fallback face in a chain that the caller gave file by file counts as requested. A bundled or system face that
    /// is used for characters that the requested one lacks does not.
    public var substitutions: [FontSubstitution] {
        var found: [FontSubstitution] = []
        for run in runs where !run.isBox {
            let chain = source.runs[Int(run.style)].style.font
            let face = table.settings[Int(run.setting)].properties.face
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
    /// The faces of the text in its order; a face that goes on in the next run is one stretch. Boxes have none. O(runs).
    package var faceStretches: [FaceStretch] {
        var stretches: [FaceStretch] = []
        for run in runs where !run.isBox {
            let style = source.runs[Int(run.style)].style
            let face = table.settings[Int(run.setting)].properties.face
            var range = run.range
            if let last = stretches.last, last.range.upperBound == range.lowerBound, last.face === face,
                last.chain == style.font, last.language == style.language
            {
                range = last.range.lowerBound..<range.upperBound
                stretches.removeLast()
            }
            stretches.append(FaceStretch(range: range, face: face, chain: style.font, language: style.language))
        }
        return stretches
    }

    var segments: [HardSegment] { table.segments }
    var runs: [TextRun] { table.runs }

    /// The clusters and glyphs. Shapes the paragraph again if preparation did not keep them.
    var detail: ParagraphDetail {
        if let preparedDetail { return preparedDetail }
        if let detail = laterDetail.load() { return detail }
        return laterDetail.storeIfNil(makeDetail())
    }

    private func makeDetail() -> ParagraphDetail {
        pool.withWorkspace { workspace in
            let utf8 = source.text.utf8Span.span
            // Preparation has found graphemes in this very text.
            let ends = (try? workspace.analyzer.graphemes(of: utf8, profile: source.breakRules.profile)) ?? []
            var builder = DetailBuilder()
            for (index, segment) in segments.enumerated() {
                let runs = table.runRange(ofSegment: index)
                workspace.shape(segment.range, runs, table, utf8, Graphemes(ends: ends), into: &builder)
            }
            return builder.finish(ends, source, rules)
        }
    }
}

extension PreparedParagraph {
    /// The characters in a range of UTF-8 bytes. Linear in the range.
    package func characters(in range: Range<Int>) -> String { source.text.characters(inBytes: range) }
}
