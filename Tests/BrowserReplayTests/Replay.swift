import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Foundation

/// How Copyfit's lines compare with recorded ones.
struct Replay {
    private(set) var caseCount = 0
    private(set) var lineCount = 0
    /// Lines whose widths differ by at most 1/64 px.
    private(set) var closeLineCount = 0
    /// Cases with other breaks, named by recording and width.
    private(set) var differences: Set<String> = []
    /// Lines whose widths differ by more than rounding explains.
    private(set) var wideLines: [String] = []
    /// Paragraphs with the same breaks and other heights.
    private(set) var otherHeights: [String] = []
    /// Paragraphs with the same breaks and another first baseline.
    private(set) var otherBaselines: [String] = []
    /// Paragraphs with other numbers of lines.
    private(set) var otherCounts: [String] = []
    /// How many cases have the same breaks, and how many there are, by language.
    private(set) var casesByLanguage: [String: (same: Int, all: Int)] = [:]

    /// The rate of cases with the same breaks.
    var agreement: Double { 1 - Double(differences.count) / Double(caseCount) }

    /// Breaks every recording of a file anew.
    init(_ file: String, _ setting: (Recording) -> Setting) throws {
        let preparer = try RecordingPreparer()
        for recording in try Recording.all(file) {
            let setting = setting(recording)
            let paragraph = try preparer.prepare(recording, setting.rules, language: setting.language)
            for recorded in recording.cases { add(recorded, of: recording, paragraph, setting.rules) }
        }
    }

    /// What a recording is prepared with.
    struct Setting {
        var rules: BreakRules
        /// Replaces the recording's own.
        var language: String?
    }

    private mutating func add(
        _ recorded: Recording.Case,
        of recording: Recording,
        _ paragraph: PreparedParagraph,
        _ rules: BreakRules
    ) {
        caseCount += 1
        let name = "\(recording.id) \(recorded.name)"
        let lines = paragraph.lines(ParagraphConstraint(width: recorded.width))
        let isSame = lines.map(\.range.lowerBound) == recorded.starts
        casesByLanguage[recording.language, default: (0, 0)].all += 1
        if lines.count != recorded.starts.count { otherCounts.append(name) }
        guard isSame else {
            differences.insert(name)
            return
        }
        casesByLanguage[recording.language]?.same += 1
        if let height = recorded.height {
            let found = paragraph.measure(ParagraphConstraint(width: recorded.width)).height
            if abs(found - height) > 1e-3 { otherHeights.append("\(name): \(found), not \(height)") }
        }
        if let baseline = recorded.firstBaseline, abs(lines[0].baseline - baseline) > 1e-3 {
            otherBaselines.append("\(name): \(lines[0].baseline), not \(baseline)")
        }
        for (line, width) in zip(lines, recorded.widths) {
            lineCount += 1
            let difference = abs(line.width * 64 - width) * (recording.ratio ?? 1)
            if difference <= 1 { closeLineCount += 1 }
            if difference > rounding(line, paragraph, rules) {
                wideLines.append("\(name): \(line.width * 64), not \(width)")
            }
        }
    }

    /// What rounding explains, in 1/64 px: a face ends a box, which is rounded up, as is the rectangle asked for; a bitmap
    /// emoji has its strike's advance.
    private func rounding(_ line: ParagraphLine, _ paragraph: PreparedParagraph, _ rules: BreakRules) -> Double {
        paragraph.glyphRuns(of: line).reduce(1) { sum, run in
            let glyphs = Double(run.glyphs.count)
            let advances = rules.profile == .web ? 0 : glyphs / 32
            return sum + 1 + advances + (run.face.hasColorGlyphs ? 3 * glyphs : 0)
        }
    }
}

/// The cases that are known to differ, each with the reason: a list that may only shrink.
struct KnownDifferences {
    /// Why a case differs.
    enum Reason: String {
        /// Copyfit is wrong.
        case ours
        /// The browser is.
        case oracleQuirk = "oracle-quirk"
        /// Both are right by their own rules.
        case policyDifference = "policy-difference"
        /// Another face was chosen.
        case fontFallback = "font-fallback"
        /// The browser follows another Unicode version than the pinned one.
        case versionSkew = "version-skew"
    }

    private(set) var reasons: [String: Reason] = [:]

    /// Reads `Recorded/` + `file`: lines of a reason, a recording and widths, separated by tabs; the widths by spaces.
    init(_ file: String) throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(file)")
        for row in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !row.hasPrefix("#") {
            let fields = row.split(separator: "\t")
            guard fields.count == 3, let reason = Reason(rawValue: String(fields[0])) else {
                throw Malformed(row: String(row))
            }
            for width in fields[2].split(separator: " ") { reasons["\(fields[1]) \(width)"] = reason }
        }
    }

    struct Malformed: Error {
        let row: String
    }

    /// How many cases differ for each reason.
    var counts: String {
        Dictionary(grouping: reasons.values, by: \.rawValue).map { "\($0.value.count) \($0.key)" }.sorted()
            .joined(separator: ", ")
    }
}
