/// One text of a string catalogue, as it is in the file.
struct CatalogUnit {
    var text = ""
    var choices: [VariantChoice]
    var state = ""
    var offset: Int
}

/// A part of a text that has plural branches of its own: `%#@name@`.
struct CatalogSubstitution {
    /// The argument's number, from 1.
    var argument: Int?
    var units: [CatalogUnit] = []
}

/// A key's texts in one language.
struct CatalogLocalization {
    let locale: TranslationLocale
    var units: [CatalogUnit] = []
    var substitutions: [String: CatalogSubstitution] = [:]
}

/// One key of a string catalogue.
struct CatalogEntry {
    let key: String
    let keyOffset: Int
    var comment: String?
    var isStale = false
    var isTranslatable = true
    var localizations: [CatalogLocalization] = []

    /// Adds the texts of all languages, and the key as the source language's text if it has none.
    func add(to collector: inout TranslationCollector, source: TranslationLocale) {
        let start = collector.translations.count
        let place = collector.text.position(at: keyOffset)
        for localization in localizations { add(localization, place, to: &collector) }
        var sourceTexts = collector.translations[start...].filter { $0.locale == source }
        if sourceTexts.isEmpty, !key.isEmpty {
            let own = CatalogUnit(text: key, choices: [], state: "translated", offset: keyOffset)
            let first = collector.translations.count
            add(CatalogLocalization(locale: source, units: [own]), place, to: &collector)
            sourceTexts = Array(collector.translations[first...])
        }
        fillSources(sourceTexts, from: start, source: source, &collector)
    }

    private func add(
        _ localization: CatalogLocalization,
        _ place: TextPosition,
        to collector: inout TranslationCollector
    ) {
        for unit in localization.units {
            var translation = Translation(
                key: key,
                locale: localization.locale,
                text: unit.text,
                comment: comment,
                variant: unit.choices,
                state: state(unit),
                isTranslatable: isTranslatable,
                position: collector.text.position(at: unit.offset)
            )
            translation.keyPosition = place
            guard !localization.substitutions.isEmpty else {
                collector.add(translation, AppleMessage.syntax)
                continue
            }
            let message = AppleMessage.message(unit.text) { name in
                localization.substitutions[name].map { AppleMessage.Variable(argument: $0.argument, units: $0.units) }
            }
            collector.add(translation, message: message)
        }
    }

    private func state(_ unit: CatalogUnit) -> TranslationState {
        if isStale { return .stale }
        if unit.text.isEmpty { return .untranslated }
        switch unit.state {
        case "new": return .new
        case "needs_review", "stale": return .needsReview
        default: return .translated
        }
    }

    private func fillSources(
        _ texts: [Translation],
        from start: Int,
        source: TranslationLocale,
        _ collector: inout TranslationCollector
    ) {
        guard let fallback = texts.last?.text else { return }
        var byVariant: [[VariantChoice]: String] = [:]
        for text in texts { byVariant[text.variant] = text.text }
        collector.update(start..<collector.translations.count) { translation in
            if translation.locale == source { return }
            translation.source = byVariant[translation.variant] ?? fallback
        }
    }
}
