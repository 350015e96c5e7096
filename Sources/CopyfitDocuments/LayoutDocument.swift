public import Copyfit
public import CopyfitFonts

/// A layout written as JSON: stacks, frames, texts and the like, each an object with one member that names its kind.
///
/// ```json
/// {"vstack": {"spacing": 4, "children": [
///     {"text": {"string": "Hello", "font": "Inter 16", "id": "greeting"}},
///     {"frame": {"width": 80, "child": {"box": {"height": 20}}}}
/// ]}}
/// ```
///
/// The kinds and their members are in `Documentation/Layout.md` and `Schemas/layout.schema.json`. The frames are those of the
/// same views in Swift.
public struct LayoutDocument: Sendable {
    /// All nodes, in document order: each before those in it.
    public let nodes: [LayoutNode]

    let root: DocumentNode
    let fonts: FontCatalogue

    /// Reads a document. O(its length × depth).
    ///
    /// - Parameters:
    ///   - json: the document.
    ///   - fonts: where texts find their fonts; the bundled ones by default.
    /// - Throws: ``LayoutDocumentError`` for the first mistake, with its place; `FontError` if there are no fonts.
    public init(_ json: String, fonts: FontCatalogue? = nil) throws {
        try self.init(bytes: Array(json.utf8), fonts: fonts ?? FontCatalogue())
    }

    /// Reads a document from bytes, which must be UTF-8.
    package init(bytes: [UInt8], fonts: FontCatalogue) throws(LayoutDocumentError) {
        var reader = DocumentReader(bytes, of: nodeKinds, fonts: fonts)
        let root = try reader.read()
        self.init(root: root, reader)
    }

    init(root: DocumentNode, _ reader: DocumentReader) {
        (self.root, nodes, fonts) = (root, reader.nodes, reader.fonts)
    }

    /// The document as a view. Each node has its path as its accessibility identifier.
    @MainActor public var view: some View { root.view }
}
