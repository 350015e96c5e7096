import CopyfitFonts
import CopyfitUnicode

/// Second of the five text steps: cuts a segment where style, level, script or face changes.
///
/// Goes through the analysis in text order; segments must come in text order too.
struct Itemizer {
    private var text: StyledText
    private var style = 0
    private var level = 0
    private var script = 0
    private var grapheme = 0
    private(set) var missing: [MissingCharacters] = []
    private var faces: [FaceRun] = []
    private let rules: LineRules
    private var features: [FontFeature]
    /// Whether the bytes that were itemized last are printable ASCII in the first face of their style.
    private(set) var isPlain = false

    init(_ text: StyledText, _ rules: LineRules) {
        self.text = text
        self.rules = rules
        features = Self.features(text.runs[0].style)
    }

    /// Begins with other characters in the same style.
    mutating func begin(_ characters: String) {
        text.replaceCharacters(characters)
        (style, level, script, grapheme) = (0, 0, 0, 0)
        if !missing.isEmpty { missing.removeAll() }
    }

    /// A style's features, with optional ligatures turned off if it is tracked, contextual alternates too if its letters are
    /// spaced as in a browser.
    private static func features(_ style: TextStyle) -> [FontFeature] {
        if style.letterSpacing != 0 { return noLigatures + noAlternates + style.features }
        return style.tracking == 0 ? style.features : noLigatures + style.features
    }

    private static let noLigatures = off("liga", "clig")
    private static let noAlternates = off("calt")

    private static func off(_ names: String...) -> [FontFeature] {
        names.compactMap { FontTag($0) }.map { FontFeature(tag: $0, value: 0) }
    }

    /// Appends the runs of one segment to `table`, in text order. O(n) in the segment's bytes.
    mutating func itemize(
        _ segment: Range<Int>,
        _ utf8: Span<UInt8>,
        _ analysis: borrowing ParagraphAnalysis,
        _ selection: inout FontSelection,
        into table: inout RunTable
    ) throws(FontError) {
        var start = segment.lowerBound
        while start < segment.upperBound {
            advanceStyle(to: start)
            let end = min(segment.upperBound, styleEnd)
            try selection.withSelector(text.runs[style].style, rules.faces) { selector throws(FontError) in
                try itemize(start..<end, utf8, analysis, &selector, into: &table)
            }
            start = end
        }
    }

    /// The properties that give an empty line at `offset` its height.
    mutating func emptySetting(at offset: Int, into table: inout RunTable) -> UInt32 {
        advanceStyle(to: offset)
        let style = text.runs[style].style
        let properties = RunProperties(
            face: style.font.primary,
            scale: scale(style.font.primary),
            scriptTag: Script.common.tag,
            isRightToLeft: false,
            language: ShapingLanguage(style.language)
        )
        return table.index(of: properties, style)
    }
}

extension Itemizer {
    private var styleEnd: Int {
        style + 1 < text.runs.count ? text.runs[style + 1].start : text.text.utf8.count
    }

    private mutating func advanceStyle(to offset: Int) {
        let before = style
        while style + 1 < text.runs.count, text.runs[style + 1].start <= offset { style += 1 }
        guard style != before else { return }
        features = Self.features(text.runs[style].style)
    }

    /// Itemizes text in one style: finds the faces first, then cuts at the nearest change of level or script.
    private mutating func itemize(
        _ range: Range<Int>,
        _ utf8: Span<UInt8>,
        _ analysis: borrowing ParagraphAnalysis,
        _ selector: inout ChainSelector,
        into table: inout RunTable
    ) throws(FontError) {
        try findFaces(range, utf8, analysis, &selector)
        for (index, run) in faces.enumerated() {
            let runEnd = index + 1 < faces.count ? faces[index + 1].start : range.upperBound
            var start = run.start
            while start < runEnd {
                let end = min(runEnd, advance(to: start, analysis))
                append(start..<end, selector.faces[run.face], utf8, selector.shapingLanguage, analysis, into: &table)
                start = end
            }
        }
    }

    /// Fills `faces` with the runs of one face, grapheme by grapheme.
    private mutating func findFaces(
        _ range: Range<Int>,
        _ utf8: Span<UInt8>,
        _ analysis: borrowing ParagraphAnalysis,
        _ selector: inout ChainSelector
    ) throws(FontError) {
        faces.removeAll(keepingCapacity: true)
        if analysis.everyByteIsGrapheme, selector.coversPrintableASCII(utf8.extracting(range)) {
            faces.append(FaceRun(start: range.lowerBound, face: 0))
            isPlain = true
            return
        }
        isPlain = false
        var current: Int?
        var start = range.lowerBound
        while start < range.upperBound {
            if text.box(at: start) != nil {
                faces.append(FaceRun(start: start, face: 0))
                (start, current) = (start + InlineBox.byteCount, nil)
                continue
            }
            let end = min(range.upperBound, graphemeEnd(after: start, analysis))
            let (face, isComplete) = try selector.face(for: start..<end, in: utf8, after: current)
            if !isComplete { report(start..<end, utf8) }
            if face != current { faces.append(FaceRun(start: start, face: face)) }
            current = face
            start = end
        }
    }

    private mutating func graphemeEnd(after offset: Int, _ analysis: borrowing ParagraphAnalysis) -> Int {
        if analysis.everyByteIsGrapheme { return offset + 1 }
        while grapheme < analysis.graphemes.count, Int(analysis.graphemes[grapheme]) <= offset { grapheme += 1 }
        return grapheme < analysis.graphemes.count ? Int(analysis.graphemes[grapheme]) : Int.max
    }

    /// Moves to the level and script at `offset` and returns where the nearer of the two ends.
    private mutating func advance(to offset: Int, _ analysis: borrowing ParagraphAnalysis) -> Int {
        while level + 1 < analysis.levels.count, Int(analysis.levels[level + 1].start) <= offset { level += 1 }
        while script + 1 < analysis.scripts.count, Int(analysis.scripts[script + 1].start) <= offset { script += 1 }
        let levelEnd = level + 1 < analysis.levels.count ? Int(analysis.levels[level + 1].start) : Int.max
        let scriptEnd = script + 1 < analysis.scripts.count ? Int(analysis.scripts[script + 1].start) : Int.max
        return min(levelEnd, scriptEnd)
    }

    private func scale(_ face: FontFace) -> Int32 {
        rules.unit.scale(text.runs[style].style.size, unitsPerEm: face.metrics().unitsPerEm)
    }

    /// Appends runs of one face, level and script; each tab is a separate run. A box is a range of its own.
    private func append(
        _ range: Range<Int>,
        _ face: FontFace,
        _ utf8: Span<UInt8>,
        _ language: ShapingLanguage,
        _ analysis: borrowing ParagraphAnalysis,
        into table: inout RunTable
    ) {
        let properties = RunProperties(
            face: face,
            scale: scale(face),
            scriptTag: analysis.scripts[script].script.tag,
            isRightToLeft: analysis.levels[level].level & 1 == 1,
            language: language,
            features: features
        )
        let box = text.box(at: range.lowerBound)
        let index = table.index(of: properties, text.runs[style].style, box)
        var start = range.lowerBound
        while start < range.upperBound {
            let isTab = utf8[start] == 0x09
            var end = start + 1
            if !isTab { end = isPlain ? range.upperBound : tabOrEnd(of: range, from: end, utf8) }
            let run = TextRun(
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: end),
                setting: index,
                style: UInt32(truncatingIfNeeded: style),
                level: analysis.levels[level].level,
                isTab: isTab,
                isBox: box != nil
            )
            table.append(run)
            start = end
        }
    }

    private func tabOrEnd(of range: Range<Int>, from start: Int, _ utf8: Span<UInt8>) -> Int {
        var end = start
        while end < range.upperBound, utf8[end] != 0x09 { end += 1 }
        return end
    }

    private mutating func report(_ range: Range<Int>, _ utf8: Span<UInt8>) {
        let bytes = range.map { utf8[$0] }
        missing.append(MissingCharacters(range: range, characters: String(decoding: bytes, as: UTF8.self)))
    }
}
