/// A problem, or a likely one, found while views were evaluated and laid out. Views cannot throw, so their errors are
/// reported as diagnostics.
///
/// `Documentation/Diagnostics.md` has a section for each code: what it means, an example, what to do.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity of a diagnostic.
    public enum Severity: Sendable, Hashable {
        /// Worth knowing; the result is right.
        case info
        /// Part of what was asked for did not happen.
        case warning
        /// The result cannot be trusted.
        case error
    }

    /// The code of a diagnostic. The raw value is stable; tools may match it.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// A state was written during an evaluation; the write was dropped.
        case stateWriteDuringUpdate = "state-write-during-update"
        /// A state was used outside a view's body.
        case stateNotInstalled = "state-not-installed"
        /// An environment value was read outside a view's body; the default was used.
        case environmentNotInstalled = "environment-not-installed"
        /// Two elements of a `ForEach` have the same id; they are distinguished by their order. Reported when the ids
        /// are first seen and whenever they change, not by updates that find the same ids again.
        case duplicateID = "duplicate-id"
        /// A `ForEach` over a constant range got another range.
        case constantRangeChanged = "constant-range-changed"
        /// A view that is an enumeration holds dynamic properties, which cannot be found.
        case enumViewState = "enum-view-state"
        /// The program was built without reflection metadata, so dynamic properties cannot be found.
        case noReflectionMetadata = "no-reflection-metadata"
        /// No ancestor has the coordinate space; the global one was used.
        case unknownCoordinateSpace = "unknown-coordinate-space"
        /// A preference key's `reduce` changes a value when the next one is the default.
        case unlawfulReducer = "unlawful-reducer"
        /// An observer was called more than twice before the views settled.
        case multipleUpdates = "multiple-updates"
        /// The states repeat in a cycle; the views never settle.
        case oscillation = "oscillation"
        /// A state grows or shrinks with every pass; the views never settle.
        case divergence = "divergence"
        /// The limit of passes was reached before the views settled.
        case noConvergence = "no-convergence"
        /// A host was asked to update during its own update, or to settle by a task that it would wait for.
        case reentrantUpdate = "reentrant-update"
        /// Tasks are waiting; `settle(timeout:)` runs them.
        case tasksPending = "tasks-pending"
        /// Views wait for time to pass, which a host does not wait for.
        case timersPending = "timers-pending"
        /// A modifier has no meaning without a screen and was ignored.
        case unsupportedModifier = "unsupported-modifier"
        /// A sheet, an alert or a pushed view is presented, and its content is not laid out.
        case contentNotShown = "content-not-shown"
        /// Views are nested more deeply than the stack of the thread allows; deeper views were left out.
        case nestedTooDeeply = "nested-too-deeply"
        /// A number that views, modifiers or layouts gave makes no sense, such as an infinite size; it was ignored.
        case nonFiniteSize = "non-finite-size"
        /// The limits of a frame contradict each other: a least length above the greatest, or an ideal length that is not
        /// between the two.
        case contradictoryFrame = "contradictory-frame"
        /// A frame has no length because of a state that starts at 0 and is set to what is measured in the frame; it can
        /// never grow.
        case pinnedToZero = "pinned-to-zero"
        /// A font could not be found.
        case fontNotFound = "font-not-found"
        /// A text could not be prepared, for instance because its size is out of range; it takes no room.
        case textNotPrepared = "text-not-prepared"
        /// No font has a glyph for a character.
        case missingGlyph = "missing-glyph"
        /// A part of a text is not shown; reported if ``HostOptions/reportsTruncatedTexts`` is set.
        case textTruncated = "text-truncated"
        /// A family does not have the requested style; the nearest was used.
        case styleSubstituted = "style-substituted"
        /// A picture could not be found or read and takes no room, or there is no drawing of a symbol.
        case missingImage = "missing-image"
        /// A colour could not be found in an asset catalogue, or could not be read, and is clear.
        case missingColor = "missing-color"
        /// The context of a preview's modifier could not be made; the preview is empty. Only with the package `Shim`.
        case previewFailed = "preview-failed"

        /// The severity of diagnostics with this code.
        public var severity: Severity {
            switch self {
            case .multipleUpdates, .tasksPending, .timersPending, .styleSubstituted, .unsupportedModifier,
                .unlawfulReducer:
                .info
            case .oscillation, .divergence, .noConvergence, .noReflectionMetadata, .fontNotFound, .nestedTooDeeply,
                .previewFailed:
                .error
            default: .warning
            }
        }
    }

    /// The code.
    public let code: Code
    /// One sentence that says what happened and what to do.
    public let message: String
    /// The places in the order in which they were found, at most eight; empty if it belongs to no view.
    ///
    /// A message is reported once per update, however many places it is about; of one code there are at most a hundred, and
    /// a message that there are more.
    public internal(set) var places: [Place] = []

    /// The first place; nil if it belongs to no view.
    public var place: Place? { places.first }

    /// `code: message`, and the places.
    public var description: String { "\(code.rawValue): \(locatedMessage)" }

    /// The message and the places that it does not name itself.
    package var locatedMessage: String {
        let names = places.filter(\.values.isEmpty).map(\.description).filter { !$0.isEmpty }
        if names.isEmpty { return message }
        let rest = names.count > 3 ? "; and in more places" : ""
        return "\(message) At " + names.prefix(3).joined(separator: "; at ") + rest + "."
    }
}
