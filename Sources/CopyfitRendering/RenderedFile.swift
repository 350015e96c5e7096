public import Foundation

/// A drawing as the bytes of a file.
public struct RenderedFile: Hashable, Sendable {
    /// The whole file.
    public var bytes: Data
    /// Remarks on items that could not be drawn as asked, one sentence each, in the order found.
    public var remarks: [String]

    /// A file of these bytes.
    public init(bytes: Data, remarks: [String] = []) {
        self.bytes = bytes
        self.remarks = remarks
    }
}
