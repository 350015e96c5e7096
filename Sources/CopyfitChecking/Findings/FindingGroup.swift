/// The texts that one finding is about.
public struct FindingGroup: Hashable, Sendable, Codable {
    /// The subject of a group, which decides its message.
    public enum Subject: String, Hashable, Sendable, Codable {
        /// Texts of a file in one language that are not finished.
        case unfinishedTexts = "unfinished-texts"
        /// Keys of a file that have no text in one of its languages.
        case keysWithoutText = "keys-without-text"
        /// Keys of the source that a file does not have.
        case missingKeys = "missing-keys"
        /// Keys of other languages that a file does not have.
        case missingSharedKeys = "missing-shared-keys"
        /// Keys of gettext's template that a file does not have.
        case missingTemplateKeys = "missing-template-keys"
        /// Keys of a file that is missing in one language.
        case keysOfMissingFile = "keys-of-missing-file"
        /// Keys of a translation that its source does not have.
        case keysBesideSource = "keys-beside-source"
        /// Keys of a translation that gettext's template does not have.
        case keysBesideTemplate = "keys-beside-template"
        /// Texts in one language of whose characters the font lacks some.
        case fonts
    }

    /// One of the texts: what the finding does not say of all.
    public struct Text: Hashable, Sendable, Codable {
        /// The file; nil if it is the finding's.
        public var file: String?
        /// The line in the file, from 1.
        public var line: Int
        /// The column, from 1, in Unicode scalars.
        public var column: Int
        /// The key.
        public var key: String
        /// The context that distinguishes equal keys; nil if there is none.
        public var context: String?
        /// The language as the file spells it; nil if it is the finding's.
        public var locale: String?
        /// The conditions under which the text is shown; nil if it always is.
        public var variant: [String]?
        /// The text.
        public var text: String
        /// The message of a finding about it alone.
        public var message: String
    }

    /// The subject of the group.
    public let subject: Subject
    /// How many texts the language has, or how many keys there are, with those that nothing is wrong with.
    public let total: Int
    /// The texts, in the order of their places; never empty.
    public internal(set) var texts: [Text]
}

extension FindingGroup.Subject {
    /// Fewer texts than these are a finding each.
    var fewest: Int {
        switch self {
        case .unfinishedTexts, .keysWithoutText, .keysBesideSource, .keysBesideTemplate: 10
        case .missingKeys, .missingSharedKeys, .missingTemplateKeys, .keysOfMissingFile: 2
        case .fonts: 4
        }
    }

    /// Whether the keys are in no place of the file, so that none of them is the first.
    var hasNoPlace: Bool {
        switch self {
        case .missingKeys, .missingSharedKeys, .missingTemplateKeys, .keysOfMissingFile: true
        case .unfinishedTexts, .keysWithoutText, .keysBesideSource, .keysBesideTemplate, .fonts: false
        }
    }
}

extension Finding {
    /// A finding for each of its texts; itself if it is about a single one.
    var members: [Finding] { group.map { $0.texts.map(member) } ?? [self] }

    /// What is reported of a group: one finding if its texts are many, otherwise one for each.
    var reported: [Finding] {
        guard let group else { return [self] }
        guard group.texts.count >= group.subject.fewest else { return members }
        var finding = member(group.texts[0])
        if group.subject.hasNoPlace { (finding.key, finding.context) = ("", nil) }
        finding.group = group
        finding.count = group.texts.count
        finding.message = GroupMessage.text(group, kind, usedFont: usedFont)
        return [finding]
    }

    /// The finding without the texts whose own findings are not kept; nil if none is left.
    func keeping(_ isKept: (Finding) -> Bool) -> Finding? {
        guard var group else { return isKept(self) ? self : nil }
        group.texts.removeAll { !isKept(member($0)) }
        if group.texts.isEmpty { return nil }
        var finding = self
        finding.group = group
        return finding
    }

    private func member(_ text: FindingGroup.Text) -> Finding {
        var finding = self
        finding.file = text.file ?? file
        (finding.line, finding.column) = (text.line, text.column)
        (finding.key, finding.context) = (text.key, text.context)
        finding.locale = text.locale ?? locale
        finding.variant = text.variant ?? []
        (finding.text, finding.message) = (text.text, text.message)
        finding.group = nil
        finding.count = 1
        return finding
    }
}
