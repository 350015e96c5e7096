import CopyfitFonts
import CopyfitText
import CopyfitLanguages
import CopyfitTranslations

/// The texts of pseudo-locales, made from files.
struct PseudoFiles {
    private let context: CheckContext
    private let files: [CheckedFile]
    private let sources: SourceTexts
    private let origins: PseudoOrigins
    private let shortcuts: ShortcutEvidence

    init(_ compared: ComparedTranslations, _ context: CheckContext) {
        (files, sources, origins) = (compared.files, compared.sources, compared.origins)
        shortcuts = compared.shortcuts
        self.context = context
    }

    /// Files with the texts of the pseudo-locales that the rules ask for, in place of their own. Each text is where the
    /// one is that it was made from.
    var made: [CheckedFile] {
        let wanted = PseudoLocale.allCases.filter(context.rules.pseudoLocales.contains)
        if wanted.isEmpty { return [] }
        let families = Dictionary(grouping: files, by: \.family)
        let all = families.keys.sorted().flatMap { originals(families[$0] ?? [], $0) }
        return wanted.flatMap { pseudo -> [CheckedFile] in
            if pseudo == .widest { return WidestTexts(files, shortcuts, context).made }
            return all.map { file in
                file.file.made(file.texts.compactMap { changed($0, pseudo) }, for: pseudo)
            }
        }
    }

    private struct OriginalTexts {
        let file: CheckedFile
        let texts: [Translation]
    }

    private struct SourceForm: Hashable {
        let message: MessageKey
        let variant: [VariantChoice]
    }

    /// The texts that others are translated from; where no file has them, those that translations name as theirs.
    private func originals(_ files: [CheckedFile], _ family: String) -> [OriginalTexts] {
        let areOriginal = origins.areOriginal(in: family)
        let own = files.map { file in
            OriginalTexts(
                file: file,
                texts: file.translations.filter { text in
                    !text.text.isEmpty && context.isShown(text) && (areOriginal || sources.isSource(text, in: file))
                }
            )
        }
        let source = sources.locale(of: family)
        let hasOwn =
            areOriginal ? origins.hasTexts(in: family) : source.map { origins.hasTexts(of: $0, in: family) } ?? false
        if hasOwn { return own.filter { !$0.texts.isEmpty } }
        var seen: Set<SourceForm> = []
        return files.sorted { $0.path < $1.path }.map { file in
            let named = file.translations.flatMap { text -> [Translation] in
                if text.state == .obsolete { return [] }
                return sourceForms(of: text, file.format).filter { form in
                    seen.insert(SourceForm(message: MessageKey(form), variant: form.variant)).inserted
                }
                .flatMap { $0.sourceTexts(file.sourceLocale ?? .unknown) }
            }
            return OriginalTexts(file: file, texts: named)
        }
        .filter { !$0.texts.isEmpty }
    }

    /// What a text is translated from: gettext has a source for 1 and one for other numbers, Qt one for all.
    private func sourceForms(of text: Translation, _ format: TranslationFormat) -> [Translation] {
        if text.variant.isEmpty { return [text] }
        guard case .form(_, let examples) = text.variant[0], text.variant.count == 1 else { return [] }
        var (one, other) = (text, text)
        (one.variant, other.variant) = ([.plural(.one, of: nil)], format == .qt ? [] : [.plural(.other, of: nil)])
        if format == .qt { return [other] }
        if examples == [1] { return [one] }
        (one.source, one.sourcePlaceholders) = (text.key, [])
        return [other, one]
    }

    private func changed(_ original: Translation, _ pseudo: PseudoLocale) -> Translation? {
        guard original.isTranslatable else { return nil }
        var made = original
        let text = PseudoText(original.text, original.placeholders)
        switch pseudo {
        case .accented:
            let faces = faces(language: original.locale.tag)
            (made.text, made.placeholders) = text.changed {
                PseudoLetters.accented($0) { scalar in faces.allSatisfy { $0.covers(scalar.value) } }
            }
        case .long:
            var lengthening = PseudoLetters.Lengthening(text.letters)
            (made.text, made.placeholders) = text.changed { lengthening.lengthened($0) }
        case .rtl:
            var isFirst = true
            (made.text, made.placeholders) = text.changed { letters in
                defer { isFirst = false }
                return (isFirst ? PseudoLetters.rightToLeftMark : "") + PseudoLetters.arabic(letters)
            }
        case .widest: return nil
        }
        made.locale = TranslationLocale(
            pseudo.name(source: original.locale, sourceLanguage: context.rules.sourceLanguage)
        )
        return made
    }

    /// The fonts of the rules for a language.
    private func faces(language: String) -> [FontFace] {
        let rules = context.prepared.isEmpty ? [context.fallback].compactMap(\.self) : context.prepared
        return Array(Set(rules.map { $0.chain(language: language).primary }))
    }
}

/// Of each key the widest text of all languages, as the first rule sets it.
private struct WidestTexts {
    private let context: CheckContext
    private let files: [CheckedFile]
    private let shortcuts: ShortcutEvidence

    private struct WidestText {
        let file: Int
        let text: Int
        let width: Double
    }

    init(_ files: [CheckedFile], _ shortcuts: ShortcutEvidence, _ context: CheckContext) {
        (self.files, self.shortcuts, self.context) = (files, shortcuts, context)
    }

    /// The files that have some, with only these.
    var made: [CheckedFile] {
        guard let rule = context.prepared.first ?? context.fallback else { return [] }
        var placer = SamplePlacer(context.rules.samples, context.formats)
        var widest: [FamilyKey: WidestText] = [:]
        var locales: [FamilyKey: Set<TranslationLocale>] = [:]
        for (number, file) in files.enumerated() {
            for (index, translation) in file.translations.enumerated()
            where !translation.text.isEmpty && context.isShown(translation) && !file.widerTexts.contains(index) {
                let text = FamilyKey(translation, in: file)
                locales[text, default: []].insert(translation.locale)
                let width = width(of: translation, file, rule, &placer)
                if width > widest[text]?.width ?? -1 {
                    widest[text] = WidestText(file: number, text: index, width: width)
                }
            }
        }
        let byFile = Dictionary(grouping: widest.filter { (locales[$0.key] ?? []).count > 1 }.values, by: \.file)
        return byFile.keys.sorted().map { number in
            let indices = (byFile[number] ?? []).map(\.text).sorted()
            return files[number].made(indices.map { named(files[number].translations[$0]) }, for: .widest)
        }
    }

    private func width(
        of translation: Translation,
        _ file: CheckedFile,
        _ rule: PreparedRule,
        _ placer: inout SamplePlacer
    ) -> Double {
        let tag = translation.locale.tag
        let style = TextStyle(font: rule.chain(language: tag), size: rule.size, language: tag)
        let characters = placer.placed(
            translation,
            shortcuts.pieces(of: translation, in: file, context.rules),
            style,
            context.preparer
        ).characters
        let paragraph = try? context.preparer.prepare(StyledText(characters, style: style), retainsGlyphs: false)
        return paragraph?.maxContentWidth ?? 0
    }

    /// The text keeps the tag of its language, for its fonts and numbers.
    private func named(_ translation: Translation) -> Translation {
        var named = translation
        let name = PseudoLocale.widest.name(source: translation.locale, sourceLanguage: nil)
        named.locale = TranslationLocale(name, tag: translation.locale.tag)
        return named
    }
}
