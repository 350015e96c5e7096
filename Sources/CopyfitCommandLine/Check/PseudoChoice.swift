import ArgumentParser

/// The pseudo-locales, as options name them.
package enum PseudoChoice: String, CaseIterable, Sendable {
    case accented, long, rtl, widest

    /// The pseudo-locales of a list with commas between their names.
    @Sendable
    package static func choices(_ argument: String) throws -> Set<PseudoChoice> {
        var choices: Set<PseudoChoice> = []
        for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.trimmingPrefix(" ")
            if name == "all" {
                choices.formUnion(allCases)
            } else if let choice = PseudoChoice(rawValue: String(name)) {
                choices.insert(choice)
            } else {
                let names = allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("give one or more of \(names), or all, separated by commas.")
            }
        }
        return choices
    }
}
