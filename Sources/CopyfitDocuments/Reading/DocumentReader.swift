import CopyfitFit
import CopyfitFonts
import CopyfitJSON

/// The nodes of a document while it is read: one object, so that a node costs no copy of those before it.
private final class FoundNodes {
    var nodes: [LayoutNode] = []

    /// The paths of the nodes with a name, by name.
    var named: [String: String] = [:]
}

/// Reads the nodes of a document.
struct DocumentReader {
    let bytes: [UInt8]
    let fonts: FontCatalogue
    private let kinds: [any NodeKind.Type]

    /// What all copies of the reader have read so far.
    private let found = FoundNodes()

    /// The nodes read so far.
    var nodes: [LayoutNode] { found.nodes }

    init(_ bytes: [UInt8], of kinds: [any NodeKind.Type], fonts: FontCatalogue) {
        (self.bytes, self.kinds, self.fonts) = (bytes, kinds, fonts)
    }

    /// The document's root, if the bytes are one JSON value.
    mutating func read() throws(LayoutDocumentError) -> DocumentNode {
        try node(scanned(), at: "")
    }

    /// The record, if the bytes are one object.
    func record() throws(LayoutDocumentError) -> JSONToken {
        let value = try scanned()
        guard value.kind == .object else {
            throw LayoutDocumentError("invalid-value", at: "", "A record is an object such as {\"layout\": {…}}.")
        }
        return value
    }

    private func scanned() throws(LayoutDocumentError) -> JSONToken {
        do {
            return try JSONToken(document: bytes.span)
        } catch {
            throw LayoutDocumentError(error.code, at: "", "\(error.reason) (byte \(error.offset)).")
        }
    }

    /// The node that an object with one member is.
    mutating func node(_ token: JSONToken, at path: String) throws(LayoutDocumentError) -> DocumentNode {
        let members = token.members(bytes.span)
        guard token.kind == .object, let (name, value) = members.first, members.count == 1 else {
            throw LayoutDocumentError(
                "invalid-value",
                at: path,
                "A node is an object with one member, which names its kind, such as {\"text\": {…}}."
            )
        }
        let word = name.string(bytes.span)
        guard let kind = kinds.first(where: { $0.name == word }) else { throw unknown(word, at: path) }
        return try node(kind, value, at: path.appending(pointer: word))
    }

    private mutating func node(
        _ kind: any NodeKind.Type,
        _ value: JSONToken,
        at path: String
    ) throws(LayoutDocumentError) -> DocumentNode {
        guard value.kind == .object else {
            throw LayoutDocumentError("invalid-value", at: path, "Give the members of “\(kind.name)” as an object.")
        }
        var members = try NodeMembers(of: kind.name, value, at: path, self)
        let id = try members.string("id")
        try members.reader.add(LayoutNode(path: path, kind: kind.name, id: id))
        let read = try kind.init(&members)
        try members.checkAllAreTaken()
        self = members.reader
        return DocumentNode(path: path, kind: read)
    }

    private func add(_ node: LayoutNode) throws(LayoutDocumentError) {
        found.nodes.append(node)
        guard let id = node.id else { return }
        if let other = found.named.updateValue(node.path, forKey: id) {
            throw LayoutDocumentError(
                "invalid-value",
                at: node.path.appending(pointer: "id"),
                "“\(id)” already names the node at \(other): give each node a name of its own."
            )
        }
    }

    private func unknown(_ word: String, at path: String) -> LayoutDocumentError {
        let names = kinds.map { $0.name }
        let meant = SpellingDistance.nearest(to: word, in: names).map { "did you mean “\($0)”?" }
        return LayoutDocumentError(
            "unknown-kind",
            at: path.appending(pointer: word),
            "There is no kind of node “\(word)”: \(meant ?? "use one of \(names.joined(separator: ", ")).")"
        )
    }
}

extension JSONToken {
    /// The value that the bytes are.
    fileprivate init(document bytes: Span<UInt8>) throws(JSONSyntaxError) {
        do {
            _ = try UTF8Span(validating: bytes)
        } catch {
            throw JSONSyntaxError(problem: .invalidUTF8, offset: error.byteOffsets.lowerBound)
        }
        var scanner = JSONScanner(0..<bytes.count)
        scanner.skipWhitespace(bytes)
        self = try scanner.scanValue(bytes)
        scanner.skipWhitespace(bytes)
        guard scanner.isAtEnd else { throw scanner.error(.trailingContent) }
    }
}

extension String {
    /// The pointer to a member or an element of the value at this one.
    func appending(pointer name: some CustomStringConvertible) -> String {
        self + "/" + name.description.replacing("~", with: "~0").replacing("/", with: "~1")
    }
}
