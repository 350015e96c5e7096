public import CopyfitFit

/// Something that is wrong with a view at some widths.
public struct AuditFinding: Hashable, Sendable, Codable {
    /// What is wrong.
    public let rule: AuditRule
    /// The view.
    public let view: Explanation.Place
    /// The program's own views around it, from the root down, as in `LaidOutText.viewPath`.
    public let viewPath: String
    /// The view's text; nil if it is no text.
    public let text: String?
    /// Where it was laid out.
    public let setting: AuditSetting
    /// The widths at which it is so: every width that was asked for between the ends of a range, and the ends. Ascending.
    public let widths: [ClosedRange<Double>]
    /// What is wrong at the least of these widths, as a sentence.
    public let message: String
    /// Why the view is as wide, or as high, as it is at the least of these widths; nil for loops of states, and after the first 50 findings
    /// of a setting.
    public let explanation: Explanation?

    /// The least width at which it is so.
    public var smallestWidth: Double { widths[0].lowerBound }

    /// Changes after each of which the view's text fits its room at the least of these widths. Each was measured, and so was the next
    /// smaller step, which is not enough. Empty for other findings, and without an explanation.
    public var repairs: [Repair] {
        [.textCut, .wordDivided, .zeroSize].contains(rule) ? explanation?.repairs ?? [] : []
    }
}

/// What a view is laid out with, apart from its width.
public struct AuditSetting: Hashable, Sendable, Codable {
    /// The language, as a BCP 47 tag; nil for the environment's own.
    public let language: String?
    /// The user's setting for the size of type, as the case of `DynamicTypeSize` is called; nil for the environment's own.
    public let typeSize: String?

    /// A setting.
    public init(language: String?, typeSize: String?) { (self.language, self.typeSize) = (language, typeSize) }
}
