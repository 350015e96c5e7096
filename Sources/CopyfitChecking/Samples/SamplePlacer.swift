import CopyfitText
import CopyfitTranslations

/// Sets samples in the places of placeholders. One serves one thread.
struct SamplePlacer {
    private let samples: PlaceholderSamples
    private let formats: SampleFormats
    private var widestOfSeveral: [Choice: String] = [:]

    /// What the widest of several samples depends on.
    private struct Choice: Hashable {
        let values: [String]
        let style: TextStyle
    }

    init(_ samples: PlaceholderSamples, _ formats: SampleFormats) {
        self.samples = samples
        self.formats = formats
    }

    /// A translation's text with the widest samples in a style, and what its markup shows. What is not shown has no samples.
    mutating func placed(
        _ translation: Translation,
        _ markup: [MarkedText.Piece],
        _ style: TextStyle,
        _ preparer: ParagraphPreparer
    ) -> SampledText {
        placed(translation, markup, .widest(style, preparer))
    }

    /// A translation's text with the samples that are the longest in a measure, and what its markup shows.
    mutating func longest(
        _ translation: Translation,
        _ markup: [MarkedText.Piece],
        in measure: TextMeasure
    ) -> SampledText {
        placed(translation, markup, .longest(measure))
    }

    /// Which of several samples is set.
    private enum Preference {
        case widest(TextStyle, ParagraphPreparer)
        case longest(TextMeasure)
    }

    private mutating func placed(
        _ translation: Translation,
        _ markup: [MarkedText.Piece],
        _ preference: Preference
    ) -> SampledText {
        let bytes = translation.text.utf8
        if translation.placeholders.isEmpty, markup.isEmpty {
            return SampledText(characters: translation.text, parts: [(0, 0, bytes.count)], withoutSample: [])
        }
        var parts: [(start: Int, origin: Int, count: Int)] = []
        var characters = ""
        var withoutSample: [(spelling: String, sample: String)] = []
        var end = 0
        var index = bytes.startIndex
        for replaced in Self.replaced(translation.placeholders, markup) where replaced.range.lowerBound >= end {
            let start = bytes.index(index, offsetBy: replaced.range.lowerBound - end)
            parts.append((characters.utf8.count, end, replaced.range.lowerBound - end))
            characters += translation.text[index..<start]
            if let placeholder = replaced.placeholder {
                let spelling = placeholder.spelling(in: translation.text)
                let values = values(of: placeholder, spelling, translation)
                let sample = pick(values.texts, preference)
                characters += sample
                if values.areUsual { withoutSample.append((spelling, sample)) }
            } else {
                characters += replaced.shown
            }
            index = bytes.index(start, offsetBy: replaced.range.count)
            end = replaced.range.upperBound
        }
        parts.append((characters.utf8.count, end, bytes.count - end))
        characters += translation.text[index...]
        return SampledText(characters: characters, parts: parts, withoutSample: withoutSample)
    }

    /// A part of a text in whose place something else is shown.
    private struct Replaced {
        let range: Range<Int>
        var placeholder: Placeholder?
        var shown = ""
    }

    /// What is replaced, in the order of the text; of what begins at the same place, markup first.
    private static func replaced(_ placeholders: [Placeholder], _ markup: [MarkedText.Piece]) -> [Replaced] {
        let values = placeholders.map { Replaced(range: $0.range, placeholder: $0) }
        if markup.isEmpty { return values }
        let all = markup.map { Replaced(range: $0.range, shown: $0.shown) } + values
        return all.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        .map(\.element)
    }

    private mutating func pick(_ texts: [String], _ preference: Preference) -> String {
        guard texts.count > 1 else { return texts.first ?? "" }
        switch preference {
        case .widest(let style, let preparer): return widest(texts, style, preparer)
        case .longest(let measure): return texts.max { measure.length(of: $0) < measure.length(of: $1) } ?? ""
        }
    }

    private mutating func widest(_ texts: [String], _ style: TextStyle, _ preparer: ParagraphPreparer) -> String {
        let choice = Choice(values: texts, style: style)
        if let known = widestOfSeveral[choice] { return known }
        var best = (text: texts[0], width: -1.0)
        for text in texts {
            let width = (try? preparer.prepare(StyledText(text, style: style)))?.maxContentWidth ?? 0
            if width > best.width { best = (text, width) }
        }
        widestOfSeveral[choice] = best.text
        return best.text
    }

    private func values(
        of placeholder: Placeholder,
        _ spelling: String,
        _ translation: Translation
    ) -> (texts: [String], areUsual: Bool) {
        let language = translation.locale.tag
        switch placeholder.kind {
        case .percentSign: return (["%"], false)
        case .lineBreak: return (["\n"], false)
        case .integer, .count, .decimal, .any, .text, .date, .time, .character, .reference: break
        }
        let given = samples.values.isEmpty ? nil : given(placeholder, spelling)
        if let number = ChosenNumber(translation, of: placeholder) {
            let texts = number.numbers(near: given ?? []).map {
                formats.number($0, language: language)
            }
            return (texts, false)
        }
        if let given { return (given.map { text($0, language) }, false) }
        if let example = placeholder.example { return ([example], false) }
        return (usual(placeholder.kind, language), true)
    }

    /// The samples of a placeholder: by its spelling with its position, without it, by its name, by its type.
    private func given(_ placeholder: Placeholder, _ spelling: String) -> [PlaceholderSamples.Value]? {
        placeholder.namesOfSamples(spelling).lazy.compactMap { samples.values[$0] }.first { !$0.isEmpty }
    }

    private func text(_ value: PlaceholderSamples.Value, _ language: String) -> String {
        switch value {
        case .text(let text): text
        case .number(let number): formats.number(number, language: language)
        }
    }

    private func usual(_ kind: Placeholder.Kind, _ language: String) -> [String] {
        switch kind {
        case .date: [formats.date(language: language)]
        case .time: [formats.time(language: language)]
        default: UsualSamples.values(of: kind).map { text($0, language) }
        }
    }
}
