import CopyfitUnicode

/// By whose rules text is set, besides where UAX #14 lets lines end: chosen once, when a text is prepared. What is not said
/// here, and by `BreakRules`, is the same for everyone.
struct LineRules: Sendable {
    /// What widths are counted in, and the widths that lines are held to.
    var unit = TextUnit.standard
    /// Which white space hangs at a line's end, and what becomes of it.
    var hanging = TrailingWhitespace.standard
    /// Whether the widths of a line's stretches of one direction are rounded up before they are added.
    var roundsBoxes = false
    /// Whether the opportunities after a cut inside a word are those of the rest alone.
    var restartsAtCuts = false
    /// Whether a cut has to fit as part of its word, as well as apart from it.
    var cutsFitInWord = false
    /// Whether a ligature of right-to-left letters may be cut.
    var cutsRightToLeftLigatures = true
    /// Which faces white space and emoji take.
    var faces = FaceRules.standard
}

extension LineRules {
    /// The rules that a text asks for.
    init(_ text: StyledText) {
        switch text.breakRules.profile {
        case .standard: self.init()
        case .web: self = .browser(largestSize: text.runs.reduce(0) { max($0, $1.style.size) })
        }
    }
}

/// Which faces characters take that every face could show, or several in another way.
struct FaceRules: Hashable, Sendable {
    /// Whether white space and invisible characters stay with the face before them.
    let blanksStay: Bool
    /// Whether a lone emoji asks for a face in colour.
    let emojiAskForColour: Bool

    static let standard = FaceRules(blanksStay: true, emojiAskForColour: true)
}
