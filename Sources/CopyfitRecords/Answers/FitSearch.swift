import CopyfitFit
import CopyfitText

/// What is searched for.
package enum FitSearch: Equatable {
    /// The largest size that fits the box, in points.
    case largestSize(ClosedRange<Double>, step: Double)
    /// The narrowest width for at most so many lines.
    case narrowestWidth(lines: Int)
}

/// Between what is searched: from the command's options or a record.
package struct FitLimits: Equatable {
    package var minSize: Double?
    package var maxSize: Double?
    package var step: Double?
    package var lines: Int?

    /// The limits that are given; nil for the others.
    package init(minSize: Double? = nil, maxSize: Double? = nil, step: Double? = nil, lines: Int? = nil) {
        (self.minSize, self.maxSize, self.step, self.lines) = (minSize, maxSize, step, lines)
    }

    /// Whether a size is searched between these.
    package var areForSize: Bool { minSize != nil || maxSize != nil || step != nil }

    /// The search, or one sentence that says what is missing.
    ///
    /// - Parameter spelled: how names are written where the limits come from.
    package func search(_ settings: MeasureSettings, _ spelled: SettingSpelling) -> Result<FitSearch, SearchFault> {
        if let lines { return widthSearch(lines, settings, spelled) }
        guard let minSize, let maxSize else {
            return .failure(
                SearchFault(
                    "Give the sizes to search between, for example \(spelled("min-size", 8)) and \(spelled("max-size", 72)), "
                        + "or the number of lines to find a width for, for example \(spelled("size", 24)) and "
                        + "\(spelled("lines", 2))."
                )
            )
        }
        if minSize > maxSize {
            return .failure(SearchFault("Give a \(spelled("min-size")) of at most \(spelled("max-size"))."))
        }
        if let fault = boxFault(settings, spelled) { return .failure(fault) }
        return .success(.largestSize(minSize...maxSize, step: step ?? TextFitting.standardStep))
    }

    private func widthSearch(
        _ lines: Int,
        _ settings: MeasureSettings,
        _ spelled: SettingSpelling
    ) -> Result<FitSearch, SearchFault> {
        let unset = MeasureSettings()
        if areForSize || settings.widths != unset.widths || settings.height != unset.height || settings.maxLines != nil
        {
            return .failure(
                SearchFault(
                    "\(spelled("lines")) searches for a width at one \(spelled("size")): leave out the other limits."
                )
            )
        }
        return settings.widthSearchFault.map { .failure($0) } ?? .success(.narrowestWidth(lines: lines))
    }

    private func boxFault(_ settings: MeasureSettings, _ spelled: SettingSpelling) -> SearchFault? {
        if settings.css?.size != nil {
            return SearchFault("Leave font-size out of \(spelled("css")): the size is what is searched for.")
        }
        let height = settings.height
        guard case .one(let width) = settings.widths else {
            return SearchFault("Give one \(spelled("width")): a size is found for one box at a time.")
        }
        if width == .infinity, height == .infinity {
            return SearchFault("Say what box to fit: give \(spelled("width")), \(spelled("height")), or both.")
        }
        let lengths = [width, height, settings.lineSpacing, settings.tabInterval ?? 0] + settings.geometry.lengths
        if lengths.contains(where: { $0.isInEms }) {
            return SearchFault(
                "Give \(spelled("width")), \(spelled("height")), \(spelled("line-spacing")), \(spelled("tab-interval")), and "
                    + "heights, indents and spacings of lines in points: they do not change with the font size."
            )
        }
        if !settings.geometry.boxes.isEmpty {
            return SearchFault("Leave out inline boxes: their size does not change with the font size.")
        }
        if [settings.tracking, settings.kerning].contains(where: { !$0.isInEms && !$0.isZero }) {
            return SearchFault(
                "Give \(spelled("tracking")) and \(spelled("kerning")) in em: they change with the font size."
            )
        }
        return nil
    }
}

extension MeasureSettings {
    /// Why no width can be searched for, whatever the text; nil if one can.
    package var widthSearchFault: SearchFault? {
        typesetting.hangingPunctuation.isEmpty
            ? nil : SearchFault("Leave out hanging punctuation: a search for a width does not support it.")
    }
}

/// Why nothing can be searched.
package struct SearchFault: Error {
    package let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}

/// How the names of settings are written: as options or as members of records.
package enum SettingSpelling {
    case options, members

    /// A name in the spelling of options.
    func callAsFunction(_ name: String) -> String {
        switch self {
        case .options: return "--" + name
        case .members:
            let words = name.split(separator: "-")
            return words[0] + words.dropFirst().map { $0.capitalized }.joined()
        }
    }

    /// A name with a value.
    func callAsFunction(_ name: String, _ value: Int) -> String {
        switch self {
        case .options: "\(self(name)) \(value)"
        case .members: "\"\(self(name))\":\(value)"
        }
    }
}

extension Substring {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
