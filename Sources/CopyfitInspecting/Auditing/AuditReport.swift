import CopyfitExplaining
import CopyfitFit

/// The result of an audit. Its description has the findings, so that `#expect(try audit { CartView() }.isEmpty)` shows them.
public struct AuditReport: Hashable, Sendable, Codable, CustomStringConvertible {
    /// What is wrong, by setting, in the order of drawing.
    public internal(set) var findings: [AuditFinding] = []
    /// What is wrong and excepted.
    public internal(set) var excepted: [Excepted] = []
    /// The widths that were asked for, counted in each setting.
    public internal(set) var widthCount = 0
    /// The layouts that were made to answer for all widths. Where a layout holds for the next width, none is made.
    public internal(set) var layoutCount = 0

    /// A finding with the reason of its exception.
    public struct Excepted: Hashable, Sendable, Codable {
        /// The finding.
        public let finding: AuditFinding
        /// Why it may be so.
        public let reason: String
    }

    /// Whether nothing is wrong that is not excepted.
    public var isEmpty: Bool { findings.isEmpty }

    /// The findings of a setting that are explained: a screen with more has one cause for many.
    static let explainedCount = 50

    private static let listedCount = 50

    /// The findings, each on a line, at most 50 of them.
    public var description: String {
        let checked = "\(Count.text(widthCount, "width")), \(Count.text(layoutCount, "layout"))"
        let rest = excepted.isEmpty ? "" : ", \(excepted.count) excepted"
        if findings.isEmpty { return "Nothing is wrong: \(checked)\(rest)." }
        let more = findings.count - Self.listedCount
        let lines = findings.prefix(Self.listedCount).map(\.description) + (more > 0 ? ["… and \(more) more."] : [])
        return (["\(Count.text(findings.count, "finding")), \(checked)\(rest):"] + lines).joined(separator: "\n")
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The finding on one line: the widths and the setting, the rule, what is wrong, where, and what would correct it.
    public var description: String {
        let place = [setting.words, viewPath.isEmpty ? nil : "in \(viewPath)"].compactMap(\.self)
        let head = ([widthWords] + place).joined(separator: ", ")
        let repair = repairs.isEmpty ? "" : " Fits with: \(repairs.map(\.words).joined(separator: "; "))."
        return "\(head): \(rule.rawValue): \(message)\(repair)"
    }

    /// `320–359 pt, 400 pt`.
    var widthWords: String {
        let ranges = widths.map { range in
            let ends = [range.lowerBound, range.upperBound].map(Points.text)
            return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
        }
        return ranges.joined(separator: ", ") + " pt"
    }
}

extension AuditSetting {
    fileprivate var words: String? {
        let words = [language, typeSize.map { "type size \($0)" }].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
