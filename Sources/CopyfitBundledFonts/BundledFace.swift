/// One face of one bundled font file, as a row of ``BundledFonts/faces`` states it.
///
/// The row repeats what the file's `name`, `OS/2` and `post` tables say, so that a catalogue can match names and
/// styles without opening the file; a test compares every row with its file.
public struct BundledFace: Sendable, Hashable {
    /// The file's path relative to ``BundledFonts/directory()``, with `/` between the components.
    public let file: String
    /// The face's position in its file: 0 except in a collection.
    public let index: Int
    /// The typographic family name (name ID 16, or 1 where the file has no 16).
    public let familyName: String
    /// The typographic style name (name ID 17, or 2), spelled as in the file: Inter says "Semi Bold".
    public let styleName: String
    /// The full name (name ID 4).
    public let fullName: String
    /// The weight as a CSS number, 1 to 1000 (`usWeightClass`).
    public let weight: Int
    /// The width as a CSS percentage, 100 being normal (`usWidthClass`).
    public let width: Double
    /// Upright or italic (`fsSelection`).
    public let slant: BundledSlant
    /// The licence's SPDX identifier; its text is next to the file.
    public let licence: String
    /// The SHA-256 of the whole file, in lower-case hexadecimal.
    public let sha256: String
    /// What the face is bundled for.
    public let role: BundledRole
    /// The characters for which the face is tried in its place of the fallback chain; for others it is tried after all faces
    /// that have no such limit. Empty if there is no limit.
    public let blocks: [ClosedRange<UInt32>]

    init(
        file: String,
        index: Int = 0,
        familyName: String,
        styleName: String,
        fullName: String,
        weight: Int = 400,
        slant: BundledSlant = .normal,
        sha256: String,
        role: BundledRole = .family,
        blocks: [ClosedRange<UInt32>] = []
    ) {
        self.file = file
        self.index = index
        self.familyName = familyName
        self.styleName = styleName
        self.fullName = fullName
        self.weight = weight
        self.width = 100
        self.slant = slant
        self.licence = "OFL-1.1"
        self.sha256 = sha256
        self.role = role
        self.blocks = blocks
    }
}

/// A face's slant: no bundled face is oblique.
public enum BundledSlant: Sendable, Hashable {
    case normal
    case italic
}

/// The purpose of a bundled face. Any face can be requested by its family name, whatever its role.
public enum BundledRole: Sendable, Hashable {
    /// Asked for by name only; never tried for characters that another face lacks.
    case family
    /// Tried, in table order, for characters that the asked face lacks.
    ///
    /// `scripts` are the ISO 15924 codes the face is there for (`Zyyy` signs, `Zsym` symbols, `Zmth` mathematics, `Zsye` emoji).
    /// `language` is the BCP 47 language whose shapes of Han characters the face has; nil for all other faces.
    case fallback(scripts: [String], language: String? = nil)
}
