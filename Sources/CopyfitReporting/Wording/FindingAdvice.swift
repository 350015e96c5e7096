import CopyfitChecking

extension FindingKind {
    /// What to do about findings of this kind, as a sentence for lists of rules.
    var advice: String {
        switch self {
        case .doesNotFit: "Shorten the text, or give it more room; the finding says which changes are enough."
        case .wordCut: "Use a shorter word, mark where it may be divided with soft hyphens, or give it more room."
        case .characterWithoutFont: "Add a font that has the character, or remove the character."
        case .substitutedFont: "Name the font as a fallback if it may be used, or add one that should be."
        case .notMeasured: "Mend what the message says."
        case .placeholderMissing: "Put the placeholder into the text, or its value is not shown."
        case .placeholderExtra: "Remove the placeholder: the program has no value for it."
        case .placeholderDoubled: "Leave the placeholder out where it is too many, if that is not meant."
        case .placeholderChanged: "Give the placeholder the type that it has in the source."
        case .outerSpace: "Begin and end the text as the source does."
        case .doubledSpace: "Leave one of the spaces out."
        case .unbalancedDirection: "Close what is opened, or use isolates (U+2066 to U+2069) in pairs."
        case .duplicateKey: "Remove the one that is not meant; programs differ in which they take."
        case .legacyEncoding: "Convert the file to UTF-8, or mend the byte if the file is meant to be UTF-8."
        case .linkNotFollowed:
            "Check the link's target by its own path, or give --follow-links if the files can be trusted."
        case .untranslated: "Translate the text, or exempt the key."
        case .extraKey: "Remove the text if the program no longer asks for it, or add its key to the source."
        case .needsReview: "Look at the text, and mark it as done."
        case .staleKey: "Remove the key, or keep it if the program makes it up while it runs."
        case .missingReference: "Add the text that is referred to, or mend its name."
        case .placeholderWithoutSample: "Give the widest value that it can have under “samples” in the rules file."
        case .unusedRule: "Mend the pattern, or remove the rule."
        case .expiredExemption: "Mend the texts that it covers, or give it a later day."
        case .oldSpelling: "Write what the message says, which means the same."
        case .keyWithoutRule: "Add a rule for the key, or exempt it."
        }
    }
}
