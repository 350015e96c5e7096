import Foundation

/// Which snapshots a run of tests writes. Every snapshot that is written is also a failure, so that no run passes by
/// recording.
///
/// Without an argument the environment variable `COPYFIT_SNAPSHOTS` says so, with one of these names; else it is `missing`. With another
/// word every snapshot fails, and nothing is written.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
    /// Those that are not there yet.
    case missing
    /// Those that are missing or differ.
    case failed
    /// All.
    case all
    /// None: for continuous integration.
    case never

    /// The setting of the environment.
    static func current(
        _ variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(UnknownRecording) -> SnapshotRecording {
        guard let word = variables["COPYFIT_SNAPSHOTS"] else { return .missing }
        guard let recording = SnapshotRecording(rawValue: word) else { throw UnknownRecording(word: word) }
        return recording
    }
}

/// A word in the environment that is none of the settings.
struct UnknownRecording: Error, CustomStringConvertible {
    let word: String

    var description: String {
        let words = SnapshotRecording.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        return "COPYFIT_SNAPSHOTS is “\(word)”, so that nothing is compared or recorded: set it to one of \(words), or "
            + "not at all."
    }
}
