import CopyfitFit
package import CopyfitText

/// The forms of settings that say how lines are set.
extension SettingForms {
    /// The alignment of lines.
    package static let alignment = SettingForm<LineAlignment>(names: [
        "leading": .leading, "center": .center, "trailing": .trailing, "justified": .justified,
    ])

    /// The choice of line ends.
    package static let wrapping = SettingForm<LineWrapping>(names: [
        "greedy": .greedy, "optimal": .optimal, "pretty": .pretty, "balanced": .balanced,
    ])

    /// Punctuation that hangs outside lines: `first,last`, or `["first","last"]` as a list.
    package static let hangingPunctuation = SettingForm<HangingPunctuation>(
        "one or more of \(HangingPunctuation.names), separated by commas or as a list in a record"
    ) { written in
        all(written) { $0.characters.flatMap { HangingPunctuation(name: $0) } }?.reduce([]) { $0.union($1) }
    }

    /// The height of lines.
    package static let lineHeight = SettingForm<WrittenLineHeight>(
        "points such as 24, a length such as 8mm, a multiple such as 1.4x or 1.2natural, or natural"
    ) { written in
        if case .number(let points) = written { return points > 0 ? .length(Length(points: points)) : nil }
        return written.characters.flatMap { WrittenLineHeight(name: $0) }
    }

    /// The side on which extra line height goes.
    package static let lineHeightSpace = SettingForm<LineHeight.ExtraSpace>(
        names: ["shared": .shared, "above": .above]
    )

    /// Which faces make a line tall.
    package static let faceHeights = SettingForm<FaceHeights>(names: ["all": .all, "primary": .primary])

    /// Tab stops: `40,120r`, or `[40,"120r"]` as a list.
    package static let tabStops = SettingForm<[WrittenTabStop]>(
        "positions in points or with a unit, followed by l, c, r or d, such as 40,120r,2inc,260d"
    ) { written in
        all(written) { element in
            if case .number(let position) = element { return WrittenTabStop(Length(points: position)) }
            return element.characters.flatMap { WrittenTabStop(name: $0) }
        }
    }

    /// The character at decimal tab stops.
    package static let decimalMark = SettingForm<Character>("one character") { written in
        written.characters.flatMap { $0.count == 1 ? $0.first : nil }
    }

    /// The size of one box, as an option.
    package static let box = SettingForm<WrittenBox>(
        "a width and a height above the baseline, such as 24x20 or 2emx1em, and optionally a depth below it, as in 24x20+4"
    ) { written in
        written.characters.flatMap { WrittenBox(name: $0) }
    }

    /// The sizes of all boxes, as a list.
    package static let boxes = SettingForm<[WrittenBox]>(
        "a list of sizes such as \"24x20\" or \"24x20+4\", one for each U+FFFC of the text"
    ) { written in
        guard case .list = written else { return nil }
        return all(written, box.value)
    }

    /// The elements of a list, or the parts of a text separated by commas; nil if one of them means nothing.
    private static func all<Value>(_ written: SettingValue, _ meaning: (SettingValue) -> Value?) -> [Value]? {
        let parts: [SettingValue]
        switch written {
        case .argument(let text), .text(let text):
            parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
                .text(String($0.withoutSpaceInFront))
            }
        case .list(let elements): parts = elements
        default: return nil
        }
        let found = parts.compactMap(meaning)
        return found.count == parts.count ? found : nil
    }
}
