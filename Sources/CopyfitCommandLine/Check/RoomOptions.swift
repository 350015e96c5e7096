package import ArgumentParser

/// The options for the room that texts have, and how they are set in it.
package struct RoomOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        parsing: .unconditional,
        help: ArgumentHelp("The size of the type in points.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    package var size: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A factor by which a user's setting enlarges the type, as in 1.35; repeatable. 1 if not given.",
            valueName: "factor"
        ),
        transform: RoomOptions.factor
    )
    package var typeSize: [Double] = []

    @Option(
        name: .shortAndLong,
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The width in points, or all widths of a range (280...430); repeatable.",
            valueName: "points"
        ),
        transform: RoomOptions.width
    )
    package var width: [ClosedRange<Double>] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height in points.", valueName: "points"),
        transform: RoomOptions.length
    )
    package var height: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many lines a text may have.", valueName: "count"),
        transform: SettingForms.count.argument
    )
    package var maxLines: Int?

    @Flag(help: "Let text that is too long be cut off with an ellipsis.")
    package var allowTruncation = false

    @Flag(help: "Let words that are too wide be cut.")
    package var allowWordCuts = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Let the type shrink down to this factor, as in 0.8.", valueName: "factor"),
        transform: RoomOptions.scale
    )
    package var minimumScale: Double?

    @Flag(help: "Hyphenate words with the system's dictionary for the language.")
    package var hyphenate = false

    package init() {}

    package mutating func validate() throws {
        let refines = allowTruncation || allowWordCuts || minimumScale != nil || hyphenate
        if refines, !limitsSomething {
            throw ValidationError("Say how much room texts have: give --width, --height or --max-lines.")
        }
    }

    /// Whether the options say how much room texts have.
    package var limitsSomething: Bool { !width.isEmpty || height != nil || maxLines != nil }

    @Sendable
    private static func width(_ argument: String) throws -> ClosedRange<Double> {
        guard let dots = argument.firstRange(of: "...") else {
            let width = try length(argument)
            return width...width
        }
        let (lower, upper) = (
            try length(String(argument[..<dots.lowerBound])), try length(String(argument[dots.upperBound...]))
        )
        if lower > upper { throw ValidationError("put the lesser width first.") }
        return lower...upper
    }

    @Sendable
    private static func length(_ argument: String) throws -> Double {
        guard let length = Double(argument), length > 0, length <= 1_000_000 else {
            throw ValidationError("give a number of points above 0.")
        }
        return length
    }

    @Sendable
    private static func factor(_ argument: String) throws -> Double {
        guard let factor = Double(argument), (0.01...100).contains(factor) else {
            throw ValidationError("give a factor from 0.01 to 100.")
        }
        return factor
    }

    @Sendable
    private static func scale(_ argument: String) throws -> Double {
        guard let factor = Double(argument), (0.02...1).contains(factor) else {
            throw ValidationError("give a factor from 0.02 to 1.")
        }
        return factor
    }
}
