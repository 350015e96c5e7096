import CopyfitUnicode

/// The rules by which text is set, apart from where UAX #14 lets lines end. They are chosen once, when a text is
/// prepared. What neither they nor `BreakRules` determine is the same for all.
struct LineRules: Sendable {
    /// The unit of widths, and how the widths that lines are held to are rounded.
    var unit = TextUnit.standard
    /// How tall runs are.
    var heights = HeightRules.standard
    /// Which white space hangs at a line's end, and whether it is shaped with the line.
    var hanging = TrailingWhitespace.standard
    /// Whether the widths of a line's parts of one direction are rounded up before they are added.
    var roundsBoxes = false
    /// Whether a word wider than a line is cut.
    var overflowWrap = OverflowWrap.breakWord
    /// Whether the opportunities after a cut inside a word are found from the remaining text alone.
    var restartsAtCuts = false
    /// Whether the text before a cut must fit as part of its word too, not only by itself.
    var cutsFitInWord = false
    /// Whether a ligature of right-to-left letters may be cut.
    var cutsRightToLeftLigatures = true
    /// Whether a hyphen at a line's end is shaped apart from its word, and a word whose hyphen does not fit is cut so that
    /// there would be room for it.
    var setsHyphensApart = false
    /// Whether a soft hyphen at a line's end is shown.
    var showsSoftHyphens = true
    /// Which full-width punctuation is trimmed.
    var spacingTrim = SpacingTrim.spaceAll
    /// Whether the Arabic words of a justified line become longer.
    var elongatesArabic = true
    /// The distance between tab stops unless the text says otherwise.
    var tabInterval = TabInterval.points(28)
    /// Whether a line feed that ends the text opens an empty line.
    var lineFeedOpensLastLine = true
    /// Whether a tab goes to the stop after the next one if that is less than half a space away.
    var tabsAreSeen = false
    /// Which faces white space and emoji take.
    var faces = FaceRules.standard
}

extension LineRules {
    /// Whether any punctuation may be trimmed.
    var trimsPunctuation: Bool { spacingTrim != .spaceAll }

    /// The rules that a text asks for.
    init(_ text: borrowing StyledText) {
        switch text.breakRules.profile {
        case .standard:
            self.init()
            spacingTrim = text.breakRules.spacingTrim ?? .spaceAll
        case .web:
            self = .browser(
                largestSize: text.runs.reduce(0) { max($0, $1.style.size) },
                ratio: text.breakRules.devicePixelRatio,
                keepsDescents: text.breakRules.textRendering == .geometricPrecision
            )
            spacingTrim = text.breakRules.spacingTrim ?? .normal
            overflowWrap = .normal
            hanging.isKept = text.breakRules.spacesTakeRoom
        }
        if let asked = text.breakRules.overflowWrap { overflowWrap = asked }
        if !text.breakRules.wraps { overflowWrap = .normal }
        showsSoftHyphens = text.breakRules.usesSoftHyphens
    }
}

/// Which faces are used for characters that every face could show, or that several faces show differently.
struct FaceRules: Hashable, Sendable {
    /// Whether white space and invisible characters stay with the face before them.
    let blanksStay: Bool
    /// Whether a lone emoji asks for a face in colour.
    let emojiAskForColour: Bool
    /// Whether a face without an ideographic space (U+3000) shows it as its own space.
    let ideographicSpaceStandsIn: Bool

    static let standard = FaceRules(blanksStay: true, emojiAskForColour: true, ideographicSpaceStandsIn: true)
    /// A browser's.
    static let browsers = FaceRules(blanksStay: false, emojiAskForColour: false, ideographicSpaceStandsIn: false)
}
