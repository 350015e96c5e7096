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
/// What the layout finds wrong with a view is an issue too, whatever is recorded: a font or a glyph that is missing, a picture that cannot
/// be read, a state that does not settle.
///
/// - Parameters:
///   - view: The view. It is laid out by a host of its own for each form.
///   - form: How it is recorded.
///   - others: Further forms, each in a file of its own.
///   - name: What distinguishes this call from others in the same test, such as an argument of the test. Two calls that ask for the
///     same file are an issue.
///   - record: Which files are written; nil is what `COPYFIT_SNAPSHOTS` says. See ``SnapshotRecording``.
///   - filePath: The file of the test, beside which the recorded files are.
///   - function: The test, after which the files are named.
///   - sourceLocation: Where issues are reported.
@preconcurrency @MainActor
public func expectSnapshot(
    of view: some View,
    as form: SnapshotForm,
    _ others: SnapshotForm...,
    named name: String? = nil,
    record: SnapshotRecording? = nil,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var messages: Set<String> = []
    func issue(_ message: String) {
        guard messages.insert(message).inserted else { return }
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
    do {
        let recording = try record ?? .current()
        let line = (sourceLocation.line, sourceLocation.column)
        for form in [form] + others {
            let place = SnapshotPlace(test: filePath, line: line, function: function, name: name, ending: form.ending)
            for failure in SnapshotCheck(form: form, place: place, recording: recording).failures(of: view) {
                if let picture = failure.picture {
                    Attachment.record(picture, named: place.name + ".differs.png", sourceLocation: sourceLocation)
                }
                issue(failure.message)
            }
        }
    } catch {
        issue("\(error)")
    }
}
