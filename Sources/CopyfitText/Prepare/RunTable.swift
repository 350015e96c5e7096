import CopyfitFonts

/// What a run adds behind each of its graphemes, in text units.
struct LetterSpacing: Hashable, Sendable {
    let units: Int64
    /// Whether a line's last grapheme goes without.
    let spacesBetweenOnly: Bool

    static let none = LetterSpacing(units: 0, spacesBetweenOnly: false)

    /// Tracking where there is any, else kerning; none for scripts whose letters join.
    init(_ style: TextStyle, scriptTag: UInt32, _ unit: TextUnit) {
        let points = style.tracking != 0 ? style.tracking : style.kerning
        let isSpaced = points != 0 && !Self.joiningScripts.contains(scriptTag)
        units = isSpaced ? unit.spacing(points) : 0
        spacesBetweenOnly = style.tracking != 0
    }

    init(units: Int64, spacesBetweenOnly: Bool) {
        self.units = units
        self.spacesBetweenOnly = spacesBetweenOnly
    }

    private static let joiningScripts: Set<UInt32> = Set(
        ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Rohg", "Adlm", "Mani", "Phlp", "Sogd", "Ougr", "Chrs"]
            .compactMap { FontTag($0)?.value }
    )
}

/// The distinct properties of a paragraph's runs, with the metrics and spacing of each; runs name them by index.
struct RunTable {
    private(set) var properties: [RunProperties] = []
    private(set) var metrics: [LineMetrics] = []
    private(set) var spacings: [LetterSpacing] = []
    private(set) var runs: [TextRun] = []
    /// Whether any run is spaced.
    private(set) var hasSpacing = false
    private let policy: FontMetricsPolicy
    let unit: TextUnit

    init(policy: FontMetricsPolicy, unit: TextUnit) {
        self.policy = policy
        self.unit = unit
    }

    /// The index of the properties in a style, added if they are new. O(distinct properties).
    mutating func index(of new: RunProperties, _ style: TextStyle) -> UInt32 {
        let spacing = LetterSpacing(style, scriptTag: new.scriptTag, unit)
        let reach = LineMetrics(new.face, style, policy: policy)
        let found = properties.indices.last {
            properties[$0] == new && spacings[$0] == spacing && metrics[$0] == reach
        }
        if let found { return UInt32(truncatingIfNeeded: found) }
        properties.append(new)
        metrics.append(reach)
        spacings.append(spacing)
        hasSpacing = hasSpacing || spacing.units != 0
        return UInt32(truncatingIfNeeded: properties.count - 1)
    }

    mutating func append(_ run: TextRun) { runs.append(run) }

    /// The width that a line ending with a run's grapheme goes without.
    func trailingSpacing(_ run: TextRun) -> Int64 {
        let spacing = spacings[Int(run.properties)]
        return spacing.spacesBetweenOnly ? spacing.units : 0
    }
}
