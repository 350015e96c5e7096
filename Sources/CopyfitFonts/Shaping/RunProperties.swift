/// Everything a run is shaped with except its text.
public struct RunProperties: Hashable, Sendable {
    /// The face.
    public let face: FontFace
    /// Units in one em, the unit of advances. Positive.
    public let scale: Int32
    /// The script's ISO 15924 tag, e.g. `Latn` as four bytes.
    public let scriptTag: UInt32
    /// Whether the run's level is odd.
    public let isRightToLeft: Bool
    /// The language.
    public let language: ShapingLanguage
    /// Features that differ from the font's defaults, over the whole run.
    public let features: [FontFeature]

    /// The properties of one run.
    public init(
        face: FontFace,
        scale: Int32,
        scriptTag: UInt32,
        isRightToLeft: Bool,
        language: ShapingLanguage,
        features: [FontFeature] = []
    ) {
        self.face = face
        self.scale = scale
        self.scriptTag = scriptTag
        self.isRightToLeft = isRightToLeft
        self.language = language
        self.features = features
    }
}
