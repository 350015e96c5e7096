package import CopyfitFonts

/// How much room a text takes under a constraint, and at which widths it would not be broken further.
package struct TextRoom: Hashable, Sendable {
    package let measurement: ParagraphMeasurement
    /// In points, as `PreparedParagraph.minContentWidth`.
    package let minContentWidth: Double
    /// In points, as `PreparedParagraph.maxContentWidth`.
    package let maxContentWidth: Double
}

/// Measures many texts, most of them short, in few styles, without making paragraphs of them. Use one per thread.
///
/// Its answers are those of a `PreparedParagraph`; debug builds compare each with it. It answers only if a text's
/// columns tell everything: not if a word must be cut, if text is cut off, if lines differ in height. Then prepare the
/// text.
package struct FoldedMeasurer {
    private let policy: FontMetricsPolicy
    private var folder: TextFolder
    private var texts: FoldedTexts
    private var settings: [FoldingSetting] = []
    private var last = 0
    private var reaches: [LineMetrics] = []
    private let byteLimit: Int
    private let wordByteLimit: Int

    /// When there are more, everything is forgotten.
    private static let settingLimit = 64
    private static let reachLimit = 1024

    /// - Parameters:
    ///   - byteLimit: about how many bytes are used to remember texts that were measured.
    ///   - wordByteLimit: about how many bytes are used to remember words that were shaped.
    package init(
        metricsPolicy: FontMetricsPolicy = .harfBuzz,
        byteLimit: Int = 32 << 20,
        wordByteLimit: Int = WordShaper.defaultByteLimit
    ) {
        policy = metricsPolicy
        (self.byteLimit, self.wordByteLimit) = (byteLimit, wordByteLimit)
        folder = TextFolder(wordByteLimit: wordByteLimit)
        texts = FoldedTexts(byteLimit: byteLimit)
    }

    /// The room that a text takes; nil if it must be prepared to find out.
    ///
    /// - Complexity: O(n) in the text's length; the words that were not shaped before in its style are shaped.
    package mutating func room(_ text: StyledText, _ constraint: ParagraphConstraint) -> TextRoom? {
        guard text.text.utf8.count <= FoldedTexts.longestText, TextFolder.canFold(text) else { return nil }
        let setting = index(ofSettingOf: text)
        let place = place(of: text.text, setting)
        let unit = settings[setting].rules.unit
        let room = texts.withText(at: place) { words, folded -> TextRoom? in
            folded.isKnown(words) ? self.room(words, folded, constraint, unit) : nil
        }
        assert(room == nil || room == prepared(text, constraint))
        return room
    }

    /// How often it has asked HarfBuzz to shape, for tests that count costs.
    package var shapeCount: Int { folder.shapeCount }

    private func room(
        _ words: Span<UInt32>,
        _ text: FoldedText,
        _ constraint: ParagraphConstraint,
        _ unit: TextUnit
    ) -> TextRoom? {
        let width = unit.limit(constraint.width)
        guard var summary = text.summary(words, width: width) else { return nil }
        let reach = reaches[text.reach(words)]
        summary.stackAll(reach, pitch: reach.pitch)
        guard summary.isKept(by: constraint) else { return nil }
        return TextRoom(
            measurement: summary.measurement(constraint, width: width, unit),
            minContentWidth: unit.points(text.minContent(words)),
            maxContentWidth: unit.points(text.naturalWidth(words))
        )
    }

    /// Where a text is among those that were folded; folds it first if it is not there.
    private mutating func place(of characters: String, _ setting: Int) -> FoldedTexts.Place {
        let utf8 = characters.utf8Span.span
        let number = UInt32(truncatingIfNeeded: setting)
        let hash = Self.hash(utf8, number)
        if let known = texts.place(of: utf8, hash: hash, setting: number) { return known }
        let reach = folder.fold(characters, &settings[setting])
        let words = reach.map { folder.words(reach: index(of: $0)) } ?? FoldedText.unknown
        return texts.insert(utf8, hash: hash, setting: number, words)
    }

    /// The number of a text's setting, added if it is new.
    private mutating func index(ofSettingOf text: StyledText) -> Int {
        if last < settings.count, isSetting(last, of: text) { return last }
        if let known = settings.indices.first(where: { isSetting($0, of: text) }) {
            last = known
            return known
        }
        if settings.count == Self.settingLimit || reaches.count > Self.reachLimit { removeAll() }
        settings.append(FoldingSetting(text, policy))
        last = settings.count - 1
        return last
    }

    /// Whether a text has a setting. It may have other characters and paints.
    private func isSetting(_ index: Int, of text: StyledText) -> Bool {
        settings[index].text.runs == text.runs && settings[index].text.direction == text.direction
            && settings[index].text.tabInterval == text.tabInterval
            && settings[index].text.breakRules == text.breakRules
    }

    /// Forgets everything, and with it the fonts.
    package mutating func removeAll() {
        self = FoldedMeasurer(metricsPolicy: policy, byteLimit: byteLimit, wordByteLimit: wordByteLimit)
    }

    private mutating func index(of reach: LineMetrics) -> UInt32 {
        let known = reaches.firstIndex(of: reach)
        if known == nil { reaches.append(reach) }
        return UInt32(truncatingIfNeeded: known ?? reaches.count - 1)
    }

    private static func hash(_ utf8: Span<UInt8>, _ setting: UInt32) -> UInt64 {
        var hash = UInt64(setting)
        utf8.forEachWord { hash = ((hash << 5 | hash >> 59) ^ $0) &* 0x9E37_79B9_7F4A_7C15 }
        return hash
    }

    /// The same by preparing the text.
    private func prepared(_ text: StyledText, _ constraint: ParagraphConstraint) -> TextRoom? {
        let preparer = ParagraphPreparer(metricsPolicy: policy, cacheByteLimit: 0)
        guard let paragraph = try? preparer.prepare(text, retainsGlyphs: false) else { return nil }
        return paragraph.measurementOfAll(constraint).map { measurement in
            TextRoom(
                measurement: measurement,
                minContentWidth: paragraph.minContentWidth,
                maxContentWidth: paragraph.maxContentWidth
            )
        }
    }
}
