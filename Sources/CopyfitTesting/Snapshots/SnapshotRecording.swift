import Foundation

/// Which snapshots a run of tests writes. Every snapshot that is written is also a failure, so that no run passes by
/// recording.
///
/// Without an argument the environment variable `COPYFIT_SNAPSHOTS` says so, with one of these names; else it is `missing`.
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
    static func current(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> SnapshotRecording {
        variables["COPYFIT_SNAPSHOTS"].flatMap(SnapshotRecording.init) ?? .missing
    }
}
