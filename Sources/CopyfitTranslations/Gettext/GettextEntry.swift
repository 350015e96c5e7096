import CopyfitAppleStrings

/// One entry of a `.po` file while it is read.
struct GettextEntry {
    /// A `msgstr`.
    struct Text {
        /// The index of the plural form; nil without brackets.
        let form: Int?
        let offset: Int
        var bytes: [UInt8] = []
    }

    /// What the next text in quotes belongs to.
    enum Target { case context, key, plural, text }

    var target: Target?
    var context: [UInt8]?
    var key: [UInt8]?
    var plural: [UInt8]?
    var texts: [Text] = []
    var flags: [String] = []
    var isObsolete = false
    /// Where the entry's key is in the file.
    var offset: Int?
    private var comments: [String] = []

    var hasKey: Bool { key != nil }
    /// Whether the entry has a text, so that a comment begins the next one.
    var isComplete: Bool { !texts.isEmpty }

    mutating func addComment(_ comment: String) {
        let trimmed = comment.drop { $0 == " " || $0 == "\t" }
        if !trimmed.isEmpty { comments.append(String(trimmed)) }
    }

    mutating func append(_ content: [UInt8]) {
        switch target {
        case .context: context?.append(contentsOf: content)
        case .key: key?.append(contentsOf: content)
        case .plural: plural?.append(contentsOf: content)
        case .text: texts[texts.count - 1].bytes.append(contentsOf: content)
        case nil: break
        }
    }

    /// Adds a translation for each `msgstr`.
    func add(to collector: inout TranslationCollector, locale: TranslationLocale, forms: GettextPluralForms?) {
        checkForms(forms, &collector)
        let syntax = syntax
        let isFuzzy = flags.contains("fuzzy")
        let plural = plural.map { String(decoding: $0, as: UTF8.self) }
        var entry = Translation(
            key: String(decoding: key ?? [], as: UTF8.self),
            context: context.map { String(decoding: $0, as: UTF8.self) },
            locale: locale,
            text: "",
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
            position: TextPosition(line: 1, column: 1)
        )
        entry.flags = flags
        for text in texts {
            let examples = text.form.map { forms?.examples(of: $0) ?? [] } ?? []
            let isPlural = text.form != nil && examples != [1]
            var translation = entry
            translation.text = String(decoding: text.bytes, as: UTF8.self)
            translation.variant = text.form.map { [.form($0, examples: examples)] } ?? []
            translation.widestOfForm = text.form.flatMap { forms?.widestNumber(of: $0) }
            translation.state = state(translation.text, isFuzzy: isFuzzy)
            translation.source = isPlural ? plural ?? entry.key : entry.key
            translation.position = collector.text.position(at: text.offset)
            collector.add(translation, syntax: syntax)
        }
    }

    private func checkForms(_ forms: GettextPluralForms?, _ collector: inout TranslationCollector) {
        guard plural != nil, let forms, !isObsolete, let offset, !texts.isEmpty, texts.count != forms.count else {
            return
        }
        collector.report("The entry has \(texts.count) plural forms; the header says \(forms.count).", at: offset)
    }

    private func state(_ content: String, isFuzzy: Bool) -> TranslationState {
        if isObsolete { return .obsolete }
        if content.isEmpty { return .untranslated }
        return isFuzzy ? .fuzzy : .translated
    }

    /// How the entry's flags say that its placeholders are spelled.
    private var syntax: MessageSyntax {
        for flag in flags {
            switch flag {
            case "c-format", "php-format", "gcc-internal-format", "gfc-internal-format", "perl-format", "lua-format",
                "awk-format", "sh-printf-format", "ruby-format", "boost-format", "tcl-format":
                return .printf([.spaces])
            case "objc-format": return .printf([.objects, .spaces])
            case "python-format": return .printf([.names, .spaces])
            case "java-printf-format": return .printf([.java])
            case "java-format": return .icu(.java)
            case "python-brace-format", "c++-format", "rust-format": return .pythonBraces
            case "csharp-format": return .dotNet
            case "qt-format", "qt-plural-format", "kde-format": return .qt
            case "no-c-format", "no-python-format", "no-php-format": return .none
            default: continue
            }
        }
        return .lenient
    }
}
