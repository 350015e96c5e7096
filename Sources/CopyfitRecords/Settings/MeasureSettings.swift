package import CopyfitFit
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

/// Everything a text is measured with except its font: from the command's options or a record of the batch stream.
///
/// Each setting is an option and a member of records. To add one:
/// 1. Here, or in ``Typesetting`` or ``TextGeometry``, a member whose default is what the library does without it, and its
///    use: in `StyledText.init` if it affects preparing, in ``lineStyle(size:)`` if it only affects measuring.
/// 2. A form in `SettingForms`, unless there is one for such values. It reads the values of options and of records.
/// 3. In `SettingsOptions`, `TypesettingOptions` or `GeometryOptions`, an option with the form's `argument` as its
///    transform, and a line that passes it on.
/// 4. In `RecordMember`, a case and its name, the option's in camel case; in `BatchRecord.set` or `setLines`, a line with
///    the form.
/// 5. In `Schemas/record.schema.json` and `Documentation/Command.md`, what it is.
///
/// The tests of `SettingTests` fail if an option, a member or the schema is missing.
package struct MeasureSettings: Equatable, Sendable {
    /// The font size in points, from `TextStyle.smallestSize` to `largestSize`; nil if none was given.
    package var size: Double?
    /// The widths to measure at.
    package var widths = Widths.one(.infinity)
    /// The height limit, 0 or more; infinity is none.
    package var height = Length.infinity
    /// The line limit, at least 1; nil is none.
    package var maxLines: Int?
    /// The place of the ellipsis in text that is cut off.
    package var truncation = TruncationMode.tail
    /// A BCP 47 language; nil is `und`.
    package var language: String?
    /// The paragraphs' base direction.
    package var direction = BaseDirection.auto
    /// The rule set for line breaks.
    package var profile = BreakProfile.standard
    /// How many pixels of the screen a point has: one of `BreakRules.devicePixelRatios`.
    package var devicePixelRatio = 1.0
    /// Which full-width punctuation is trimmed; nil is what the profile does.
    package var spacingTrim: SpacingTrim?
    /// Whether the language's dictionary divides words.
    package var hyphenates = false
    /// OpenType features that differ from the font's defaults.
    package var features: [FontFeature] = []
    /// Added after each grapheme except a line's last; optional ligatures are off if it is not 0.
    package var tracking: Length = 0
    /// Added after each grapheme.
    package var kerning: Length = 0
    /// The least distance between lines.
    package var lineSpacing: Length = 0
    /// The distance between the tab stops after those of the geometry; nil is what the profile does.
    package var tabInterval: Length?
    /// How lines are set.
    package var typesetting = Typesetting()
    /// What of lines an answer has the places of; nil is nothing.
    package var positions: PositionKind?
    /// Whether a family with the same widths takes the place of one that is not there.
    package var acceptsTwins = false
    private var sharedGeometry = Self.usualGeometry
    private var sharedCSS: SharedValue<CSSSettings>?

    private static let usualGeometry = SharedValue(TextGeometry())

    /// The defaults: no size, no limits.
    package init() {}

    /// Heights of lines, room beside them, tab stops and boxes.
    package var geometry: TextGeometry {
        get { sharedGeometry.value }
        set {
            let isUsual = newValue == Self.usualGeometry.value
            sharedGeometry = isUsual ? Self.usualGeometry : SharedValue(newValue)
        }
    }

    /// What CSS says; nil if there is none. It prevails over the other settings when ``applyCSS()`` is called.
    package var css: CSSSettings? {
        get { sharedCSS?.value }
        set { sharedCSS = newValue.map { SharedValue($0) } }
    }

    /// Whether there are boxes in the text.
    package var hasBoxes: Bool { sharedGeometry != Self.usualGeometry && !geometry.boxes.isEmpty }

    /// Whether lines are set in the usual way, at every font size, with neither stops nor boxes.
    package var hasUsualLines: Bool {
        truncation == .tail && lineSpacing.isZero && typesetting == Typesetting()
            && sharedGeometry == Self.usualGeometry
    }
}

extension MeasureSettings {
    /// Lets the CSS prevail over the other settings: the web profile, and what its declarations say.
    package mutating func applyCSS() {
        guard let css else { return }
        profile = .web
        size = css.size ?? size
        direction = css.direction ?? direction
        spacingTrim = css.spacingTrim ?? spacingTrim
        hyphenates = css.hyphenates ?? hyphenates
        typesetting.alignment = css.alignment ?? typesetting.alignment
        typesetting.wrapping = css.wrapping ?? typesetting.wrapping
        if css.letterSpacing != nil { (tracking, kerning) = (0, 0) }
        if css.features != nil { features = [] }
        if let indent = css.textIndent { geometry.firstLineIndent = indent }
        if let height = css.lineHeight { geometry.lineHeight = height }
    }
}

/// What the settings are at a font size in points.
extension MeasureSettings {
    /// Takes over the limits, which matter only to measuring.
    package mutating func takeLimits(of other: MeasureSettings) {
        widths = other.widths
        height = other.height
        maxLines = other.maxLines
    }

    /// What a text is measured under at a width.
    package func constraint(width: Length, size: Double) -> ParagraphConstraint {
        ParagraphConstraint(width: width.points(size: size), height: height.points(size: size), maxLines: maxLines)
    }

    /// How lines are set.
    package func lineStyle(size: Double) -> LineStyle {
        var style = LineStyle()
        geometry.apply(to: &style, size: size)
        typesetting.apply(to: &style)
        style.truncation = truncation
        style.lineSpacing = lineSpacing.points(size: size)
        style.indentsOnlyFirstParagraph = css?.textIndent != nil
        return style
    }
}

/// One width, answered by one measurement, or a list of widths and ranges, answered by a list.
package enum Widths: Equatable, Sendable {
    case one(Length)
    case several([WidthRange])

    /// What is written at one place.
    init(_ written: [WidthRange]) {
        self = written.count == 1 && written[0].isSingle ? .one(written[0].from) : .several(written)
    }

    /// The widths in order.
    package var all: [WidthRange] {
        switch self {
        case .one(let width): [WidthRange(width)]
        case .several(let widths): widths
        }
    }

    /// Whether every width of a range is meant.
    package var haveRanges: Bool {
        switch self {
        case .one: false
        case .several(let widths): !widths.allSatisfy { $0.isSingle }
        }
    }
}
