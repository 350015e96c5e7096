public import Copyfit
import Foundation
public import Testing

/// Compares a view with what was recorded of it, in each form, and reports every difference to the running test.
///
/// ```swift
/// expectSnapshot(of: CardView(), as: .image(.iPhone15), .image(.iPhone15.dark), .tree)
/// ```
///
/// The recorded files are in `__Snapshots__`, beside the file of the test. A difference is an issue of the test; a picture of
/// reference, actual and difference is attached to it, and `.build/copyfit-snapshots/report.html` shows all of the run.
///
/// - Parameters:
///   - view: The view. It is laid out by a host of its own for each form.
///   - forms: How it is recorded, each form in a file.
///   - name: What distinguishes this call from others in the same test, such as an argument of the test.
///   - record: Which files are written; nil is what `COPYFIT_SNAPSHOTS` says. See ``SnapshotRecording``.
@preconcurrency @MainActor
public func expectSnapshot(
    of view: some View,
    as forms: SnapshotForm...,
    named name: String? = nil,
    record: SnapshotRecording? = nil,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for form in forms {
        let place = SnapshotPlace(test: filePath, function: function, name: name, ending: form.ending)
        let check = SnapshotCheck(form: form, place: place, recording: record ?? .current())
        guard let failure = check.failure(of: view) else { continue }
        if let picture = failure.picture {
            Attachment.record(picture, named: place.name + ".differs.png", sourceLocation: sourceLocation)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
    }
}
