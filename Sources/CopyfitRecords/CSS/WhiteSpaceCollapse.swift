/// What becomes of the white space of a text (CSS `white-space-collapse`).
package enum WhiteSpaceCollapse: Sendable, CaseIterable {
    case collapse, preserve, preserveBreaks, breakSpaces

    /// Whether white space stays as it is.
    var keepsAll: Bool { self == .preserve || self == .breakSpaces }
}
