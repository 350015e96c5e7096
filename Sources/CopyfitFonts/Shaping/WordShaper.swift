/// Shapes runs word by word where that gives the run's own glyphs, and caches the words.
///
/// Use one per thread. It gives the same glyphs as `Shaper`, whatever it has shaped before; only the time differs.
public final class WordShaper {
    /// The shaper, for parts of runs.
    public let shaper = Shaper()
    private var settings: [Setting] = []
    private var settingCount: UInt32 = 0
    private var words: WordCache
    private var stretches: WordCache
    private let byteLimit: Int
    private var victims = VictimChoice()

    /// A shaper without fonts.
    ///
    /// - Parameter byteLimit: about how many bytes of words are kept; 0 shapes every run whole.
    public init(byteLimit: Int = defaultByteLimit) {
        self.byteLimit = byteLimit
        (words, stretches) = Self.caches(byteLimit)
    }

    /// About how many bytes of words are kept.
    package var byteCount: Int { words.byteCount + stretches.byteCount }

    /// 64 MB: about 250,000 words in one setting.
    public static let defaultByteLimit = 64 << 20

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
        guard byteLimit > 0, case let index = setting(properties, range.count), let rules = settings[index].rules
        else { return shaper.shape(text, range, in: paragraph, as: properties, into: &glyphs) }
        let setting = settings[index].number
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
        _ setting: UInt32,
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
        _ setting: UInt32,
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
        _ setting: UInt32,
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
        _ setting: UInt32,
        into glyphs: inout [ShapedGlyph]
    ) {
        guard range.count <= WordCache.longestWord else {
            return shaper.shape(text, range, in: paragraph, as: properties, into: &glyphs)
        }
        let stretch = text.word(range)
        if stretches.append(text, stretch, setting: setting, to: &glyphs) { return }
        shape(text, stretch, in: paragraph, as: properties, setting, rememberingIn: &stretches, into: &glyphs)
    }

    /// The index of the setting of these properties.
    private func setting(_ properties: RunProperties, _ bytes: Int) -> Int {
        if let index = settings.firstIndex(where: { $0.properties == properties }) {
            if settings[index].isAsked { return index }
            settings[index].bytes += bytes
            if settings[index].bytes >= Self.bytesBeforeRules { askRules(index) }
            return index
        }
        if settingCount == .max { forgetAll() }
        // Words of a setting that gave way are not found, and give way in turn.
        let isFull = settings.count == Self.settingLimit
        let index = isFull ? victims.next(below: Self.settingLimit) : settings.count
        settingCount += 1
        let new = Setting(properties: properties, number: settingCount, bytes: bytes)
        if index == settings.count { settings.append(new) } else { settings[index] = new }
        if bytes >= Self.bytesBeforeRules { askRules(index) }
        return index
    }

    /// Begins again with the numbers of settings.
    private func forgetAll() {
        (settings, settingCount) = ([], 0)
        (words, stretches) = Self.caches(byteLimit)
    }

    private static func caches(_ byteLimit: Int) -> (words: WordCache, stretches: WordCache) {
        (WordCache(byteLimit: byteLimit / 8 * 7), WordCache(byteLimit: byteLimit / 8))
    }

    private func askRules(_ index: Int) {
        let known = settings.first { $0.isAsked && $0.properties.differsInScaleOnly(from: settings[index].properties) }
        settings[index].rules = known.map { $0.rules } ?? WordIndependence(settings[index].properties)
        settings[index].isAsked = true
    }
}

/// The properties of runs, and whether their words are independent.
private struct Setting {
    let properties: RunProperties
    /// Which setting of the shaper it is, from 1.
    let number: UInt32
    var rules: WordIndependence?
    var isAsked = false
    var bytes: Int

    init(properties: RunProperties, number: UInt32, bytes: Int) {
        (self.properties, self.number, self.bytes) = (properties, number, bytes)
    }
}

extension RunProperties {
    fileprivate func differsInScaleOnly(from other: RunProperties) -> Bool {
        face == other.face && scriptTag == other.scriptTag && isRightToLeft == other.isRightToLeft
            && language == other.language && features == other.features
    }
}
