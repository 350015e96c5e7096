package import ArgumentParser
package import CopyfitText

/// The options that say how lines are set: heights, indents, spacings, tab stops and boxes.
package struct GeometryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How tall lines are: points (24), a multiple of the font size (1.4x) or of the fonts' own height (1.2natural).",
            valueName: "height"
        ),
        transform: GeometryOptions.lineHeight
    )
    package var lineHeight: LineHeight?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The least height of a line.", valueName: "points"),
        transform: GeometryOptions.length
    )
    package var minLineHeight: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The greatest height of a line.", valueName: "points"),
        transform: GeometryOptions.length
    )
    package var maxLineHeight: Double?

    @Option(
        help: ArgumentHelp(
            "Where a line's height differs from its fonts': shared (above and below, the default) or above.",
            valueName: "place"
        ),
        completion: .list(["shared", "above"]),
        transform: GeometryOptions.lineHeightSpace
    )
    package var lineHeightSpace: LineHeight.ExtraSpace?

    @Option(
        help: ArgumentHelp(
            "Which faces make a line tall: all that are on it (the default) or the primary one.",
            valueName: "faces"
        ),
        completion: .list(["all", "primary"]),
        transform: GeometryOptions.faceHeights
    )
    package var faceHeights: FaceHeights?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room below each paragraph except the last.", valueName: "points"),
        transform: GeometryOptions.length
    )
    package var paragraphSpacing: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room above each paragraph except the first.", valueName: "points"),
        transform: GeometryOptions.length
    )
    package var paragraphSpacingBefore: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room before the first line of each paragraph.", valueName: "points"),
        transform: GeometryOptions.length
    )
    package var firstLineIndent: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room before the other lines of each paragraph.", valueName: "points"),
        transform: GeometryOptions.length
    )
    package var hangingIndent: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room after every line.", valueName: "points"),
        transform: GeometryOptions.length
    )
    package var tailIndent: Double?

    @Option(
        help: ArgumentHelp(
            "Where tabs lead: positions in points, with r for text that ends there, c for centred, d for decimal; such as "
                + "40,120r,200c,260d.",
            valueName: "stops"
        ),
        transform: GeometryOptions.tabStops
    )
    package var tabStops: [TabStop]?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The character at decimal tab stops; a full stop if not given.", valueName: "character"),
        transform: GeometryOptions.mark
    )
    package var decimalMark: Character?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The size of a box in place of a U+FFFC of the text: width, height above and, if need be, below the baseline, such "
                + "as 24x20 or 24x20+4; once for each.",
            valueName: "box"
        ),
        transform: GeometryOptions.box
    )
    package var inlineBox: [InlineBox] = []

    package init() {}

    /// What these options say.
    package var geometry: TextGeometry {
        var geometry = TextGeometry()
        geometry.lines.lineHeight = lineHeight ?? .natural
        geometry.lines.lineHeight.minimum = minLineHeight ?? 0
        geometry.lines.lineHeight.maximum = maxLineHeight ?? .infinity
        geometry.lines.lineHeight.extraSpace = lineHeightSpace ?? .shared
        geometry.lines.paragraphSpacing = paragraphSpacing ?? 0
        geometry.lines.paragraphSpacingBefore = paragraphSpacingBefore ?? 0
        geometry.lines.firstLineIndent = firstLineIndent ?? 0
        geometry.lines.hangingIndent = hangingIndent ?? 0
        geometry.lines.tailIndent = tailIndent ?? 0
        geometry.faceHeights = faceHeights ?? .all
        geometry.tabStops = tabStops ?? []
        geometry.decimalMark = decimalMark ?? "."
        geometry.boxes = inlineBox
        return geometry
    }
}

extension GeometryOptions {
    @Sendable
    private static func lineHeight(_ argument: String) throws -> LineHeight {
        guard let height = LineHeight(name: argument) else {
            throw ValidationError("give points such as 24, a multiple such as 1.4x or 1.2natural, or natural.")
        }
        return height
    }

    @Sendable
    private static func length(_ argument: String) throws -> Double {
        guard let length = Double(argument), length >= 0, length < .infinity else {
            throw ValidationError("give a number of points, 0 or more.")
        }
        return length
    }

    @Sendable
    private static func lineHeightSpace(_ argument: String) throws -> LineHeight.ExtraSpace {
        guard let place = LineHeight.ExtraSpace(name: argument) else { throw ValidationError("give shared or above.") }
        return place
    }

    @Sendable
    private static func faceHeights(_ argument: String) throws -> FaceHeights {
        guard let heights = FaceHeights(name: argument) else { throw ValidationError("give all or primary.") }
        return heights
    }

    @Sendable
    private static func tabStops(_ argument: String) throws -> [TabStop] {
        try argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
            guard let stop = TabStop(name: String(part)) else {
                throw ValidationError(
                    "give positions in points with l, c, r or d after them, such as 40,120r,200c,260d."
                )
            }
            return stop
        }
    }

    @Sendable
    private static func mark(_ argument: String) throws -> Character {
        guard argument.count == 1, let mark = argument.first else { throw ValidationError("give one character.") }
        return mark
    }

    @Sendable
    private static func box(_ argument: String) throws -> InlineBox {
        guard let box = InlineBox(name: argument) else {
            throw ValidationError(
                "give a width and a height above the baseline, such as 24x20, or 24x20+4 with one below."
            )
        }
        return box
    }
}
