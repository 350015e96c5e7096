package import CopyfitText

/// The forms of settings that say how lines are set.
extension SettingForms {
    /// Where lines are.
    package static let alignment = SettingForm<LineAlignment>(names: [
        "leading": .leading, "center": .center, "trailing": .trailing, "justified": .justified,
    ])

    /// Which of the places where lines may end are chosen.
    package static let wrapping = SettingForm<LineWrapping>(names: [
        "greedy": .greedy, "optimal": .optimal, "pretty": .pretty, "balanced": .balanced,
    ])

    /// What hangs beside lines: `first,last` as an argument, `["first","last"]` as a list.
    package static let hangingPunctuation = SettingForm<HangingPunctuation>(
        "some of \(HangingPunctuation.names), with commas between them or as a list in a record"
    ) { written in
        all(written) { $0.characters.flatMap { HangingPunctuation(name: $0) } }?.reduce([]) { $0.union($1) }
    }

    /// How tall lines are. In a record a number is points, so that a text without a unit could mean something else.
    package static let lineHeight = SettingForm<LineHeight>(
        "points such as 24, a multiple such as 1.4x or 1.2natural, or natural"
    ) { written in
        switch written {
        case .argument(let text): LineHeight(name: text)
        case .text(let text): Double(text) == nil ? LineHeight(name: text) : nil
        case .number(let points): points > 0 ? .exact(points) : nil
        default: nil
        }
    }

    /// Where a line's height differs from that of its fonts.
    package static let lineHeightSpace = SettingForm<LineHeight.ExtraSpace>(
        names: ["shared": .shared, "above": .above]
    )

    /// Which faces make a line tall.
    package static let faceHeights = SettingForm<FaceHeights>(names: ["all": .all, "primary": .primary])

    /// Where tabs lead: `40,120r` as an argument, `[40,"120r"]` as a list.
    package static let tabStops = SettingForm<[TabStop]>(
        "positions in points with l, c, r or d after them, such as 40,120r,200c,260d"
    ) { written in
        all(written) { element in
            if case .number(let position) = element { return position >= 0 ? TabStop(position) : nil }
            return element.characters.flatMap { TabStop(name: $0) }
        }
    }

    /// The character at decimal tab stops.
    package static let decimalMark = SettingForm<Character>("one character") { written in
        written.characters.flatMap { $0.count == 1 ? $0.first : nil }
    }

    /// The size of one box, as an option.
    package static let box = SettingForm<InlineBox>(
        "a width and a height above the baseline, such as 24x20, or 24x20+4 with one below"
    ) { written in
        written.characters.flatMap { InlineBox(name: $0) }
    }

    /// The sizes of all boxes, as a list.
    package static let boxes = SettingForm<[InlineBox]>(
        "a list of sizes such as \"24x20\" or \"24x20+4\", one for each U+FFFC of the text"
    ) { written in
        guard case .list = written else { return nil }
        return all(written, box.value)
    }

    /// The elements of a list, or the parts of an argument with commas between them; nil if one of them means nothing.
    private static func all<Value>(_ written: SettingValue, _ meaning: (SettingValue) -> Value?) -> [Value]? {
        let parts: [SettingValue]
        switch written {
        case .argument(let text):
            parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
                .argument(String($0.trimmingPrefix(" ")))
            }
        case .list(let elements): parts = elements
        default: return nil
        }
        let found = parts.compactMap(meaning)
        return found.count == parts.count ? found : nil
    }
}
