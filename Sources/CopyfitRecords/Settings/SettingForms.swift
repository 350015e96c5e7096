package import CopyfitFit
package import CopyfitFonts
import CopyfitLanguages
package import CopyfitText
package import CopyfitUnicode

/// The forms of all settings.
package enum SettingForms {
    /// A font size in points.
    package static let fontSize = SettingForm("a number of points from 1/2048 to \(Int(TextStyle.largestSize))") {
        written in
        let points = length(written)?.points
        return points.flatMap { $0 >= TextStyle.smallestSize && $0 <= TextStyle.largestSize ? $0 : nil }
    }

    /// A maximum number.
    package static let count = SettingForm(FitNotations.count)

    /// A permission.
    package static let permission = SettingForm(FitNotations.permission)

    /// A switch.
    package static let choice = SettingForm(FitNotations.flag)

    /// The smallest factor that the type may shrink to.
    package static let scale = SettingForm(FitNotations.scale)

    /// A switch whose option has no value.
    package static let flag = SettingForm("true or false") { written in
        if case .flag(let isOn) = written { isOn } else { nil }
    }

    /// A language, whatever its name.
    package static let language = SettingForm("a language tag, such as zh-Hant") { $0.characters }

    /// A language, as a BCP 47 tag.
    package static let languageOfTexts = SettingForm("a language tag, such as de, zh-Hant or pt_BR") { written in
        written.characters.flatMap { LanguageTag($0)?.description }
    }

    /// A limit: 0 or more, or none.
    package static let limit = SettingForm<Length>(FitNotations.limit.demand) { written in
        if case .null = written { return .infinity }
        return written.spelling.flatMap(FitNotations.limit.value)
    }

    /// A distance that may be negative.
    package static let distance = SettingForm("a length in points or with a unit, such as 0.05em") { written in
        length(written).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A distance of 0 or more.
    package static let spacing = SettingForm("a length of at least 0, in points or with a unit, such as 0.5em") {
        written in
        length(written).flatMap { $0.isFinite && $0.isPositive ? $0 : nil }
    }

    /// One width, or a range of them.
    package static let widths = SettingForm<Widths>(FitNotations.widths.demand) { written in
        if case .null = written { return .one(.infinity) }
        return written.spelling.flatMap(FitNotations.widths.value).map { Widths($0) }
    }

    /// Several widths and ranges.
    package static let listOfWidths = SettingForm<Widths>(
        "a list of one to \(WidthRange.limit) widths, each \(widths.demand)"
    ) { written in
        guard case .list(let elements) = written, !elements.isEmpty, elements.count <= WidthRange.limit else {
            return nil
        }
        let parts = elements.compactMap { widths.value(of: $0) }
        let all = parts.flatMap { $0.all }
        return parts.count == elements.count && all.count <= WidthRange.limit ? .several(all) : nil
    }

    /// The base direction of paragraphs.
    package static let direction = SettingForm<BaseDirection>(
        names: ["auto": .auto, "ltr": .leftToRight, "rtl": .rightToLeft]
    )

    /// The rule set for line breaks.
    package static let profile = SettingForm<BreakProfile>(names: ["standard": .standard, "web": .web])

    /// Screen pixels per point.
    package static let devicePixelRatio = SettingForm("a number from 0.25 to 16") { written in
        let ratio: Double? =
            switch written {
            case .argument(let text): Length.number(text)
            case .number(let number): number
            default: nil
            }
        return ratio.flatMap { BreakRules.devicePixelRatios.contains($0) ? $0 : nil }
    }

    /// Which full-width punctuation is trimmed.
    package static let spacingTrim = SettingForm<SpacingTrim>(names: [
        "normal": .normal, "space-first": .spaceFirst, "trim-start": .trimStart, "space-all": .spaceAll,
    ])

    /// The place of the ellipsis in text that is cut off.
    package static let truncation = SettingForm<TruncationMode>(names: [
        "head": .head, "middle": .middle, "tail": .tail,
    ])

    /// OpenType features: `tnum,-liga,salt=2` as a text, or as CSS writes them; `{"tnum":true,"liga":0}` as members.
    package static let features = SettingForm<[FontFeature]>(
        "OpenType features separated by commas, such as tnum,liga=0,salt=2"
    ) {
        TaggedNumbers($0, areSwitches: true)?.mapped { tag, number in
            guard tag.utf8.count == 4, let tag = FontTag(tag), let value = UInt32(exactly: number) else {
                return FontFeature?.none
            }
            return FontFeature(tag: tag, value: value)
        }
    }

    /// Positions on variation axes: `wght=600,wdth=90` as a text, `{"wght":600}` as members.
    package static let variations = SettingForm<[FontVariation]>(
        "axes and numbers separated by commas, such as wght=600,wdth=90"
    ) {
        TaggedNumbers($0, areSwitches: false)?.mapped { tag, number in
            FontTag(tag).map { FontVariation(axis: $0, value: number) }
        }
    }

    /// The index of a face in its file.
    package static let faceIndices = SettingForm<[Int]>("an index from 0, or a list with one for each font file") {
        written in
        switch written {
        case .list(let elements):
            let indices = elements.compactMap(index)
            return indices.count == elements.count ? indices : nil
        default: return index(written).map { [$0] }
        }
    }

    /// Paths of font files.
    package static let paths = SettingForm<[String]>("a list of font file paths, the primary font first") { written in
        guard case .list(let elements) = written, !elements.isEmpty else { return nil }
        let paths = elements.compactMap { $0.characters }
        return paths.count == elements.count ? paths : nil
    }

    /// What of lines an answer has the places of.
    package static let positions = SettingForm<PositionKind>(names: [
        "glyphs": .glyphs, "clusters": .clusters, "words": .words,
    ])

    /// A text in place of what is cut off.
    package static let tail = SettingForm<String>("a text, such as \"… more\"") { $0.characters }

    /// An offset in a text.
    static let offset = SettingForm<Int>("a whole number from 0") { index($0) }

    /// The description of a font.
    static let fontName = SettingForm<String>("the name of a font") { $0.characters }

    /// The size of a run: points, or a multiple of the text's size.
    static let relativeSize = SettingForm<Length>("\(fontSize.demand), or a multiple of the text's size such as 1.5em")
    {
        written in
        if let points = fontSize.value(of: written) { return Length(points: points) }
        return length(written).flatMap { $0.isInEms && $0.isPositive && !$0.isZero ? $0 : nil }
    }

    /// The weight of a face.
    static let weight = SettingForm<FontWeight>("a number from 1 to 1000, normal or bold") { written in
        if case .number(let weight) = written { return (1...1000).contains(weight) ? FontWeight(weight) : nil }
        return written.characters.flatMap { ["normal": FontWeight.regular, "bold": .bold][$0] }
    }

    private static func length(_ written: SettingValue) -> Length? {
        if case .number(let number) = written { return Length(points: number) }
        return written.characters.flatMap { Length($0) }
    }

    private static func index(_ written: SettingValue) -> Int? {
        let index: Int? =
            switch written {
            case .argument(let text): Int(text)
            case .number(let number): Int64(exactly: number).map { Int(clamping: $0) }
            default: nil
            }
        return index.flatMap { $0 >= 0 ? $0 : nil }
    }
}
