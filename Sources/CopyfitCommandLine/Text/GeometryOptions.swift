package import ArgumentParser
package import CopyfitFit
package import CopyfitText

/// The options that say how lines are set: heights, indents, spacings, tab stops and boxes.
package struct GeometryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How tall lines are: points (24), a length (8mm, 1.5em), a multiple of the font size (1.4x) or of the fonts' own "
                + "height (1.2natural).",
            valueName: "height"
        ),
        transform: SettingForms.lineHeight.argument
    )
    package var lineHeight: WrittenLineHeight?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The least height of a line, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var minLineHeight: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The greatest height of a line, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var maxLineHeight = Length.infinity

    @Option(
        help: ArgumentHelp(
            "Where a line's height differs from its fonts': shared (above and below, the default) or above.",
            valueName: "place"
        ),
        completion: .list(["shared", "above"]),
        transform: SettingForms.lineHeightSpace.argument
    )
    package var lineHeightSpace = LineHeight.ExtraSpace.shared

    @Option(
        help: ArgumentHelp(
            "Which faces make a line tall: all that are on it (the default) or the primary one.",
            valueName: "faces"
        ),
        completion: .list(["all", "primary"]),
        transform: SettingForms.faceHeights.argument
    )
    package var faceHeights = FaceHeights.all

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room below each paragraph except the last, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var paragraphSpacing: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room above each paragraph except the first, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var paragraphSpacingBefore: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room before the first line of each paragraph, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var firstLineIndent: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room before the other lines of each paragraph, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var hangingIndent: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The room after every line, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var tailIndent: Length = 0

    @Option(
        help: ArgumentHelp(
            "Where tabs lead: positions in points or with a unit, with r for text that ends there, c for centred, d for decimal; such as "
                + "40,120r,200c,260d.",
            valueName: "stops"
        ),
        transform: SettingForms.tabStops.argument
    )
    package var tabStops: [WrittenTabStop] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The character at decimal tab stops; a full stop if not given.", valueName: "character"),
        transform: SettingForms.decimalMark.argument
    )
    package var decimalMark: Character = "."

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The size of a box in place of a U+FFFC of the text: width, height above and, if need be, below the baseline, such "
                + "as 24x20 or 24x20+4; once for each.",
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
        geometry.boxes = inlineBox
        return geometry
    }
}
