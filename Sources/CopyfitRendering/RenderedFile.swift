public import Foundation

/// A rendered drawing: a whole file, and what could not be drawn as asked.
public struct RenderedFile: Hashable, Sendable {
    /// The file's contents. The same drawing gives the same bytes.
    public var bytes: Data
    /// The drawing's own remarks, then those of rendering: one sentence each, in the order found, each once.
    public var remarks: [String]

    /// A file of these bytes.
    public init(bytes: Data, remarks: [String] = []) {
        self.bytes = bytes
        self.remarks = remarks
    }
}
