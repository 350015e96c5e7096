import CopyfitFit
package import CopyfitText

/// What a search found.
package struct FitAnswer {
    /// The text as it fits; nil if nothing does.
    package let measurement: FittedText?
    /// The size or the width that was searched, in points; nil if nothing fits.
    package let found: Double?
    /// Why nothing fits: a sentence that says what to do.
    package let reason: String?

    fileprivate init(_ found: Double, _ measurement: FittedText) {
        let missing = FontNotes(measurement).missingSentences
        if missing.isEmpty {
            (self.found, self.measurement, reason) = (found, measurement, nil)
        } else {
            (self.found, self.measurement, reason) = (nil, nil, missing.joined(separator: " "))
        }
    }

    fileprivate init(reason: String) { (found, measurement, self.reason) = (nil, nil, reason) }
}

extension FitSearch {
    /// Searches.
    ///
    /// - Parameter text: the text at a size in points.
    /// - Throws: what preparing throws, or if the fonts are not what is required.
    package func answer(
        _ settings: MeasureSettings,
        _ requirements: FontRequirements,
        _ preparer: ParagraphPreparer,
        text: @escaping (Double) -> StyledText
    ) throws(RecordError) -> FitAnswer {
        switch self {
        case .narrowestWidth(let lines):
            guard let size = settings.size else { throw RecordError.missingSize }
            let prepared = try FittedText(text(size), settings, requirements, preparer)
            guard let width = prepared.paragraph.narrowestWidth(forLines: lines, in: prepared.style) else {
                return FitAnswer(reason: "The text's own line breaks make more than \(lines) lines: allow more.")
            }
            return FitAnswer(width, prepared.inWidth(width))
        case .largestSize(let sizes, let step):
            let (width, style) = (settings.widths.all[0].from, settings.lineStyle(size: sizes.lowerBound))
            let fitting = settings.constraint(width: width, size: sizes.lowerBound)
            let found = try RecordError.texts(
                try TextFitting(preparer).largestSize(fitting: fitting, style: style, in: sizes, step: step, of: text)
            )
            guard let found else {
                let size = Points.text(sizes.lowerBound)
                return FitAnswer(
                    reason: "The text does not fit even at \(size) points: allow a smaller size or a larger box."
                )
            }
            let prepared = try FittedText(found.paragraph.source, settings, requirements, preparer)
            return FitAnswer(found.size, prepared.inWidth(width))
        }
    }
}
