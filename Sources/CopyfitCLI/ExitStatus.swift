/// How the command ends, as the shell sees it. Wrong usage is 64, from the argument parser.
enum ExitStatus: Int32 {
    /// Measured; with `--must-fit`, everything fits.
    case measured = 0
    /// With `--must-fit`: something does not fit.
    case doesNotFit = 1
    /// A font, a character or the input stood in the way.
    case couldNotMeasure = 2
    /// The command was called wrongly.
    case usage = 64
    /// A fault of the command itself.
    case internalError = 70
}

/// Why the command could not measure: one sentence that says what to do.
struct CommandFailure: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
