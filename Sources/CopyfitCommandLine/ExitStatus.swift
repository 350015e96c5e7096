/// How the command ends, as the shell sees it.
package enum ExitStatus: Int32, Comparable {
    /// Measured or drawn; with `--must-fit`, everything fits.
    case measured = 0
    /// With `--must-fit`: something does not fit. With `fit`: nothing was found.
    case doesNotFit = 1
    /// A font, a character, the input or the output could not be used.
    case couldNotMeasure = 2
    /// The command was called wrongly; the argument parser has the same number for it.
    case usage = 64
    /// A fault of the command itself.
    case internalError = 70

    /// Whether the other is worse.
    package static func < (one: ExitStatus, other: ExitStatus) -> Bool { one.rawValue < other.rawValue }
}

/// Why the command ends early: one sentence that says what to do, and the status.
package struct CommandFailure: Error {
    package let message: String
    package let status: ExitStatus

    package init(_ message: String, _ status: ExitStatus = .couldNotMeasure) {
        self.message = message
        self.status = status
    }
}
