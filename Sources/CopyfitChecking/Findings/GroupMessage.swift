import CopyfitTranslations

/// Messages about many texts at once.
enum GroupMessage {
    /// Of single texts that the file does not call done.
    static let fuzzy = "The text is fuzzy, so the program shows the source."
    static let new = "The file marks this text as not translated."

    /// One sentence about all texts of a group.
    static func text(_ group: FindingGroup, _ kind: FindingKind, usedFont: String?) -> String {
        let number = group.texts.count
        switch group.subject {
        case .unfinishedTexts: return unfinished(group, kind)
        case .keysWithoutText:
            return "\(number) of \(group.total) keys have no text in this language; this is the first."
        case .keysOfMissingFile: return "This language lacks the file: \(number) keys are missing."
        case .keysBesideSource, .keysBesideTemplate:
            return "\(number) of \(group.total) keys are not in the \(original(group.subject)); this is the first."
        case .missingKeys, .missingSharedKeys, .missingTemplateKeys:
            let first = group.texts[0].key
            return "\(number) keys of \(owner(group.subject)) are missing, the first is “\(first)”."
        case .fonts:
            let texts = "\(number) of \(group.total) texts in this language"
            guard let usedFont else { return "\(texts) have characters that no font has: add a font that does." }
            return
                "\(texts) have characters set in \(usedFont), because the font lacks them: name it as a fallback if it may be used."
        }
    }

    /// Of a single key that a file does not have.
    static func missingKey(_ key: Translation, _ format: TranslationFormat, _ subject: FindingGroup.Subject) -> String {
        // gettext's and Qt's files may have the same text in another context
        let context = format == .gettext || format == .qt ? key.context : nil
        let place = context.map { " in the context “\($0)”" } ?? ""
        return "The key “\(key.key)”\(place) of \(owner(subject)) is missing."
    }

    /// Of a single key that only a translation has.
    static func extraKey(_ subject: FindingGroup.Subject) -> String {
        "The key is not in the \(original(subject)), so the program may no longer ask for it."
    }

    private static func original(_ subject: FindingGroup.Subject) -> String {
        subject == .keysBesideTemplate ? "template" : "source"
    }

    private static func owner(_ subject: FindingGroup.Subject) -> String {
        switch subject {
        case .missingSharedKeys: "other languages"
        case .missingTemplateKeys: "the template"
        default: "the source"
        }
    }

    private static func unfinished(_ group: FindingGroup, _ kind: FindingKind) -> String {
        let number = group.texts.count
        switch kind {
        case .needsReview:
            return
                "\(number) of \(group.total) texts are marked for review, and the program shows them; this is the first."
        case .staleKey: return "Xcode no longer finds \(number) keys in the sources; this is the first."
        default:
            let states = [(fuzzy, "fuzzy"), (new, "marked as not translated")].map { message, name in
                let count = group.texts.count { $0.message == message }
                return count == 0 ? "" : ", \(count) of them \(name)"
            }
            return "\(number) of \(group.total) texts are not translated\(states.joined()); this is the first."
        }
    }
}
