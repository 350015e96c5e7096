package import ArgumentParser
package import CopyfitFit
package import CopyfitRecords
package import CopyfitText

/// The options that say how lines are set: heights, indents, spacings, tab stops and boxes.
package struct GeometryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The line height: points (24), a length (8mm, 1.5em), a multiple of the font size (1.4x) or of the fonts' "
                + "own height (1.2natural).",
            valueName: "height"
        ),
        transform: SettingForms.lineHeight.argument
    )
    package var lineHeight: WrittenLineHeight?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The minimum line height, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var minLineHeight: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The maximum line height, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var maxLineHeight = Length.infinity

    @Option(
        help: ArgumentHelp(
            "Where extra line height goes: shared (above and below, the default) or above.",
            valueName: "place"
        ),
        completion: .list(["shared", "above"]),
        transform: SettingForms.lineHeightSpace.argument
    )
    package var lineHeightSpace = LineHeight.ExtraSpace.shared

    @Option(
        help: ArgumentHelp(
            "Which faces decide a line's height: all on the line (the default) or the primary face.",
            valueName: "faces"
        ),
        completion: .list(["all", "primary"]),
        transform: SettingForms.faceHeights.argument
    )
    package var faceHeights = FaceHeights.all

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The space below each paragraph except the last, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var paragraphSpacing: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The space above each paragraph except the first, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var paragraphSpacingBefore: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The indent of each paragraph's first line, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var firstLineIndent: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The indent of each paragraph's other lines, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var hangingIndent: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The indent at the end of every line, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var tailIndent: Length = 0

    @Option(
        help: ArgumentHelp(
            "Tab stops: positions in points or with a unit, plus r for right-aligned, c for centred or d for decimal; "
                + "for example 40,120r,200c,260d.",
            valueName: "stops"
        ),
        transform: SettingForms.tabStops.argument
    )
    package var tabStops: [WrittenTabStop] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The character aligned at decimal tab stops. Default: a full stop.", valueName: "character"),
        transform: SettingForms.decimalMark.argument
    )
    package var decimalMark: Character = "."

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A text instead of the ellipsis where text is cut off, such as \"… more\".",
            valueName: "text"
        ),
        transform: SettingForms.tail.argument
    )
    package var tail: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The size of the box that takes the place of a U+FFFC: width x height above the baseline, and optionally the "
                + "depth below it, as in 24x20 or 24x20+4; once per U+FFFC.",
            valueName: "box"
        ),
        transform: SettingForms.box.argument
    )
    package var inlineBox: [WrittenBox] = []

    package init() {}

    /// What these options say.
    package var geometry: TextGeometry {
        var geometry = TextGeometry()
        geometry.lineHeight = lineHeight
        geometry.minLineHeight = minLineHeight
        geometry.maxLineHeight = maxLineHeight
        geometry.lineHeightSpace = lineHeightSpace
        geometry.faceHeights = faceHeights
        geometry.paragraphSpacing = paragraphSpacing
        geometry.paragraphSpacingBefore = paragraphSpacingBefore
        geometry.firstLineIndent = firstLineIndent
        geometry.hangingIndent = hangingIndent
        geometry.tailIndent = tailIndent
        geometry.tabStops = tabStops
        geometry.decimalMark = decimalMark
        geometry.tail = tail
        geometry.boxes = inlineBox
        return geometry
    }
}
