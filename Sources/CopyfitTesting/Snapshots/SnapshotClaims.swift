import Foundation
import Synchronization

/// Which calls of a run have asked for which files, so that no file is the record of two snapshots.
final class SnapshotClaims: Sendable {
    static let shared = SnapshotClaims()

    private struct Claim: Hashable {
        let caller: String
        let content: Int
    }

    private let claims = Mutex<[String: Claim]>([:])

    /// Why a file belongs to another snapshot; nil if it does not. The same call may ask again for the same content, as when a test is
    /// repeated.
    func conflict(at place: SnapshotPlace, with content: Data) -> String? {
        let claim = Claim(caller: place.caller, content: Array(content).hashValue)
        let first = claims.withLock { claims in
            defer { claims[place.file.path] = claims[place.file.path] ?? claim }
            return claims[place.file.path] ?? claim
        }
        if first == claim { return nil }
        let askers =
            first.caller == claim.caller
            ? "\(claim.caller) asks for \(place.shortPath) twice in this run, with different content"
            : "\(first.caller) and \(claim.caller) both ask for \(place.shortPath)"
        return askers + ": give each snapshot a name of its own with the argument “named”."
    }
}
