import Copyfit
import Foundation

/// One form of a view beside its record.
struct SnapshotCheck {
    struct Failure {
        let message: String
        var picture: [UInt8]?
    }

    let form: SnapshotForm
    let place: SnapshotPlace
    let recording: SnapshotRecording
    var report = SnapshotReport.shared

    /// What is wrong; nil if the view is as it was recorded. Writes the record if the mode says so.
    @MainActor func failure(of view: some View) -> Failure? {
        do {
            let actual = try form.file(of: view)
            guard let reference = try? Data(contentsOf: place.file) else { return try missing(actual) }
            return try compared(actual, with: reference)
        } catch {
            return Failure(message: "The snapshot \(place.shortPath) could not be made or written: \(error)")
        }
    }

    private func missing(_ actual: Data) throws -> Failure {
        guard recording != .never else {
            return Failure(
                message: "There is no snapshot \(place.shortPath), and none is recorded in this run: run the test with "
                    + "COPYFIT_SNAPSHOTS=missing, look at the file, and commit it."
            )
        }
        return try recorded(actual, "There was no snapshot \(place.shortPath): it is recorded now.")
    }

    private func compared(_ actual: Data, with reference: Data) throws -> Failure? {
        let difference = form.difference(of: actual, from: reference)
        guard let difference else {
            if recording == .all, actual != reference {
                return try recorded(actual, "\(place.shortPath) is recorded again.")
            }
            return nil
        }
        if recording == .all || recording == .failed {
            return try recorded(actual, "\(place.shortPath) differed and is recorded again: \(difference.sentence).")
        }
        let report = report.add(difference, of: place)
        var message = "\(place.shortPath) differs: \(difference.sentence)."
        if case .lines(let lines) = difference.exhibit { message += "\n" + lines }
        message += "\nSee \(report). To accept the change, run with COPYFIT_SNAPSHOTS=failed."
        guard case .picture(let picture) = difference.exhibit else { return Failure(message: message) }
        return Failure(message: message, picture: picture)
    }

    private func recorded(_ actual: Data, _ sentence: String) throws -> Failure {
        try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
        try actual.write(to: place.file, options: .atomic)
        return Failure(message: sentence + " Look at the file, and run the test again.")
    }
}
