import CopyfitChecking

extension FindingKind {
    /// What to do about findings of this kind, as a sentence for lists of rules.
    var advice: String {
        switch self {
        case .doesNotFit: "Shorten the text, or give it more room; the finding says which changes are enough."
        case .wordCut: "Use a shorter word, mark where it may be divided with soft hyphens, or give it more room."
        case .tooLong: "Shorten the text."
        case .characterWithoutFont: "Add a font that has the character, or remove the character."
        case .substitutedFont: "Name the font as a fallback if it may be used, or add one that should be."
        case .notMeasured: "Fix the cause that the message names."
        case .placeholderMissing: "Add the placeholder; without it, its value is not shown."
        case .placeholderExtra: "Remove the placeholder: the program has no value for it."
        case .placeholderDoubled: "Remove the extra placeholder, unless it is intended."
        case .placeholderChanged: "Give the placeholder the type that it has in the source."
        case .pluralMissing: "Add the branch for these numbers."
        case .pluralUnused: "Remove the branch, or give it the category that the language has."
        case .selectMissing: "Add the branch, or let the one for other values speak of this one too."
        case .selectExtra: "Spell the value as the source does, or remove the branch."
        case .invalidFormat: "Write the sign, type or name as the message says."
        case .markupMissing: "Add the element, unless the language needs none here."
        case .markupExtra: "Remove the element, unless the program knows it."
        case .markupBroken: "Close each element that is begun, the last one first."
        case .acceleratorMissing: "Mark the letter of the shortcut with the sign that the source has."
        case .outerSpace: "Begin and end the text as the source does."
        case .doubledSpace: "Leave one of the spaces out."
        case .unbalancedDirection: "Close each mark that is opened, or use isolates (U+2066 to U+2069) in pairs."
        case .duplicateKey: "Remove one of them; programs differ in which they use."
        case .legacyEncoding: "Convert the file to UTF-8, or correct the byte if the file should be UTF-8."
        case .linkNotFollowed:
            "Check the link's target by its own path, or give --follow-links if the files can be trusted."
        case .sourceGuessed:
            "Name the source under “source” in the rules file, or give its folder a language under “locales”."
        case .sourceMissing: "Name the source language in the rules file, or check the files with the source."
        case .untranslated: "Translate the text, or exempt the key."
        case .extraKey: "Remove the text if the program no longer asks for it, or add its key to the source."
        case .needsReview: "Review the text, and mark it as done."
        case .staleKey: "Remove the key, or keep it if the program builds it at run time."
        case .missingReference: "Add the missing text, or correct the reference."
        case .placeholderWithoutSample: "Give the widest value that it can have under “samples” in the rules file."
        case .unusedRule: "Correct the pattern, or remove the rule."
        case .expiredExemption: "Fix the texts it covers, or give it a later date."
        case .oldSpelling: "Use the spelling in the message; it means the same."
        case .keyWithoutRule: "Add a rule for the key, or exempt it."
        }
    }
}
