import Copyfit
import CopyfitRendering
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
    var claims = SnapshotClaims.shared

    /// What is wrong: first with the view itself, then beside its record. Writes the record if the mode says so.
    @MainActor func failures(of view: some View) -> [Failure] {
        let file: RenderedFile
        do { file = try form.file(of: view) } catch {
            return [Failure(message: "The snapshot \(place.shortPath) could not be made: \(error)")]
        }
        let problems = file.remarks.map { Failure(message: $0) }
        do {
            return problems + [try failure(of: file.bytes)].compactMap(\.self)
        } catch {
            return problems + [Failure(message: "\(place.shortPath) could not be read or written: \(error)")]
        }
    }

    private func failure(of actual: Data) throws -> Failure? {
        if let conflict = claims.conflict(at: place, with: actual) { return Failure(message: conflict) }
        guard let reference = try reference() else { return try missing(actual) }
        return try compared(actual, with: reference)
    }

    /// The recorded file; nil if there is none.
    private func reference() throws -> Data? {
        do { return try Data(contentsOf: place.file) } catch CocoaError.fileReadNoSuchFile { return nil }
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
        message += "\n\(report) To accept the change, run with COPYFIT_SNAPSHOTS=failed."
        guard case .picture(let picture) = difference.exhibit else { return Failure(message: message) }
        return Failure(message: message, picture: picture)
    }

    private func recorded(_ actual: Data, _ sentence: String) throws -> Failure {
        try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
        try actual.write(to: place.file, options: .atomic)
        return Failure(message: sentence + " Look at the file, and run the test again.")
    }
}
