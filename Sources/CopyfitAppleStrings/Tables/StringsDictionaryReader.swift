import CopyfitLanguages

/// Reads Apple's `.stringsdict`: plural rules, device and width variants.
struct StringsDictionaryReader {
    private let text: SourceText
    private let locale: TranslationLocale

    init(_ text: SourceText, locale: TranslationLocale) {
        self.text = text
        self.locale = locale
    }

    func read(into collector: inout TranslationCollector) {
        var reader = PropertyListReader(text)
        reader.readMembers(&collector) { key, keyOffset, value, collector in
            add(key, keyOffset, value, [], to: &collector)
        }
    }

    private func add(
        _ key: String,
        _ keyOffset: Int,
        _ value: PropertyList,
        _ choices: [VariantChoice],
        to collector: inout TranslationCollector
    ) {
        if case .string(let content, let offset) = value {
            return add(key, content, offset, choices, variables: .other, to: &collector)
        }
        var hasText = false
        for member in value.members {
            switch (member.key, member.value) {
            case ("NSStringLocalizedFormatKey", .string(let format, let offset)):
                hasText = true
                add(key, format, offset, choices, variables: value, to: &collector)
            case ("NSStringVariableWidthRuleType", let widths), ("NSStringDeviceSpecificRuleType", let widths):
                hasText = true
                let isWidth = member.key == "NSStringVariableWidthRuleType"
                for (name, offset, inner) in widths.members where choices.count < 4 {
                    add(key, offset, inner, choices + [isWidth ? .width(name) : .device(name)], to: &collector)
                }
            default: break
            }
        }
        if !hasText { collector.report("\"\(key.brief)\" needs an NSStringLocalizedFormatKey.", at: keyOffset) }
    }

    private func add(
        _ key: String,
        _ content: String,
        _ offset: Int,
        _ choices: [VariantChoice],
        variables: PropertyList,
        to collector: inout TranslationCollector
    ) {
        let translation = Translation(
            key: key,
            locale: locale,
            text: content,
            variant: choices,
            state: content.isEmpty ? .untranslated : .translated,
            position: collector.text.position(at: offset)
        )
        let message = AppleMessage.message(content) { name in variable(name, in: variables) }
        collector.add(translation, message: message)
    }

    /// The plural rule with a name.
    private func variable(_ name: String, in rules: PropertyList) -> AppleMessage.Variable? {
        guard let rule = rules.members.last(where: { $0.key == name })?.value else { return nil }
        let units = rule.members.compactMap { member -> CatalogUnit? in
            guard let category = PluralCategory(rawValue: member.key), case .string(let text, let offset) = member.value
            else {
                return nil
            }
            return CatalogUnit(text: text, choices: [.plural(category, of: name)], offset: offset)
        }
        return units.isEmpty ? nil : AppleMessage.Variable(argument: nil, units: units)
    }
}
