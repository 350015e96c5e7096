/// Colours of texts in a terminal.
package enum TerminalColor: String {
    case red = "31"
    case yellow = "33"
    case blue = "34"
    case dim = "2"
    case bold = "1"

    /// Whether standard output gets colours: in a terminal that has them, unless `NO_COLOR` is set.
    package static func isUsed(_ use: ColorUse) -> Bool {
        switch use {
        case .always: true
        case .never: false
        case .auto:
            OwnProcess.isTerminal(ProcessStreams.standardOutput)
                && OwnProcess.variable("NO_COLOR", default: "").isEmpty
                && OwnProcess.variable("TERM", default: "dumb") != "dumb"
        }
    }

    /// A text in the colour.
    package func text(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}

extension OwnProcess {
    /// A variable of the environment, or a default if it is not set.
    fileprivate static func variable(_ name: String, default other: String) -> String { variable(name) ?? other }
}
