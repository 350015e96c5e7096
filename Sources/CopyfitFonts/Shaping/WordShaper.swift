/// Shapes runs word by word where that gives the run's own glyphs, and caches the words.
///
/// Use one per thread. It gives the same glyphs as `Shaper`, whatever it has shaped before; only the time differs.
public final class WordShaper {
    /// The shaper, for parts of runs.
    public let shaper = Shaper()
    private var settings: [Setting] = []
    private var words = WordCache()
    private var stretches = WordCache()
    private let remembersWords: Bool

    /// A shaper without fonts.
    ///
    /// - Parameter remembersWords: false to shape every run whole.
    public init(remembersWords: Bool = true) { self.remembersWords = remembersWords }

    private static let settingLimit = 64
    /// In bytes: checking whether a font's words are independent costs as much as shaping a text of about this length.
    private static let bytesBeforeRules = 4096

    /// Shapes `range` of `text` as one run and appends its glyphs in visual order: see `Shaper.shape`.
    public func shape(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        as properties: RunProperties,
        into glyphs: inout [ShapedGlyph]
    ) {
        guard remembersWords, case let setting = setting(properties, range.count),
            let rules = settings[setting].rules
        else { return shaper.shape(text, range, in: paragraph, as: properties, into: &glyphs) }
        switch rules.division(of: range, text, in: paragraph) {
        case .none:
            shaper.shape(text, range, in: paragraph, as: properties, into: &glyphs)
        case .words:
            shapeWords(text, range, in: paragraph, as: properties, setting, into: &glyphs)
        case .wordsBesideSigns:
            let stretches = rules.stretchesAroundSigns(of: range, text)
            shape(text, range, leavingWhole: stretches, in: paragraph, as: properties, setting, into: &glyphs)
        }
    }

    private func shapeWords(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        as properties: RunProperties,
        _ setting: Int,
        into glyphs: inout [ShapedGlyph]
    ) {
        let isRightToLeft = properties.isRightToLeft
        var position = isRightToLeft ? range.upperBound : range.lowerBound
        while let word = words.append(
            wordsOf: range,
            text,
            isRightToLeft: isRightToLeft,
            from: &position,
            setting: setting,
            to: &glyphs
        ) {
            shape(text, word, in: paragraph, as: properties, setting, rememberingIn: &words, into: &glyphs)
            position = isRightToLeft ? word.range.lowerBound : word.range.upperBound
        }
    }

    /// Shapes something that is not in a cache, and adds it.
    private func shape(
        _ text: Span<UInt8>,
        _ word: Word,
        in paragraph: Range<Int>,
        as properties: RunProperties,
        _ setting: Int,
        rememberingIn cache: inout WordCache,
        into glyphs: inout [ShapedGlyph]
    ) {
        let first = glyphs.count
        shaper.shape(text, word.range, in: paragraph, as: properties, into: &glyphs)
        if shaper.failedFace == nil { cache.insert(text, word, setting: setting, glyphs[first...]) }
    }

    /// Shapes stretches whole and the words between them one by one, from left to right.
    private func shape(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        leavingWhole stretches: [Range<Int>],
        in paragraph: Range<Int>,
        as properties: RunProperties,
        _ setting: Int,
        into glyphs: inout [ShapedGlyph]
    ) {
        var start = range.lowerBound
        for stretch in stretches {
            shapeWords(text, start..<stretch.lowerBound, in: paragraph, as: properties, setting, into: &glyphs)
            shapeStretch(text, stretch, in: paragraph, as: properties, setting, into: &glyphs)
            start = stretch.upperBound
        }
        shapeWords(text, start..<range.upperBound, in: paragraph, as: properties, setting, into: &glyphs)
    }

    /// A stretch begins and ends where words do, so that it may be known too.
    private func shapeStretch(
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        as properties: RunProperties,
        _ setting: Int,
        into glyphs: inout [ShapedGlyph]
    ) {
        guard range.count <= WordCache.longestWord else {
            return shaper.shape(text, range, in: paragraph, as: properties, into: &glyphs)
        }
        let stretch = text.word(range)
        if stretches.append(text, stretch, setting: setting, to: &glyphs) { return }
        shape(text, stretch, in: paragraph, as: properties, setting, rememberingIn: &stretches, into: &glyphs)
    }

    /// The number of the setting of these properties.
    private func setting(_ properties: RunProperties, _ bytes: Int) -> Int {
        if let index = settings.firstIndex(where: { $0.properties == properties }) {
            if settings[index].isAsked { return index }
            settings[index].bytes += bytes
            if settings[index].bytes >= Self.bytesBeforeRules { askRules(index) }
            return index
        }
        if settings.count == Self.settingLimit {
            settings.removeAll()
            words.removeAll()
            stretches.removeAll()
        }
        settings.append(Setting(properties: properties, bytes: bytes))
        if bytes >= Self.bytesBeforeRules { askRules(settings.count - 1) }
        return settings.count - 1
    }

    private func askRules(_ index: Int) {
        let known = settings.first { $0.isAsked && $0.properties.differsInScaleOnly(from: settings[index].properties) }
        settings[index].rules = known.map(\.rules) ?? WordIndependence(settings[index].properties)
        settings[index].isAsked = true
    }
}

/// The properties of runs, and whether their words are independent.
private struct Setting {
    let properties: RunProperties
    var rules: WordIndependence?
    var isAsked = false
    var bytes: Int

    init(properties: RunProperties, bytes: Int) {
        self.properties = properties
        self.bytes = bytes
    }
}

extension RunProperties {
    fileprivate func differsInScaleOnly(from other: RunProperties) -> Bool {
        face == other.face && scriptTag == other.scriptTag && isRightToLeft == other.isRightToLeft
            && language == other.language && features == other.features
    }
}
