package import CopyfitFonts
package import CopyfitJSON
package import Foundation
import CopyfitRecords

/// A line of a stream of layouts, as one JSON object: `{"layout": {…}, "width": 320}`.
///
/// `id` and the members of the caller are what they are in records of texts, and so are lengths.
package struct LayoutRecord {
    private let reader: DocumentReader
    private let object: JSONToken?
    private let fault: LayoutDocumentError?

    /// Reads a line as far as an answer needs it that only says what is wrong.
    package init(_ line: [UInt8], fonts: FontCatalogue) {
        reader = DocumentReader(line, of: nodeKinds, fonts: fonts)
        do throws(LayoutDocumentError) {
            object = try reader.record()
            fault = nil
        } catch {
            (object, fault) = (nil, error)
        }
    }

    /// Reads the layout and the room for it. Paths begin in the record: `/layout/vstack`.
    package func read() throws(LayoutDocumentError) -> ProposedLayout {
        if let fault { throw fault }
        guard let object else { preconditionFailure("A line without a fault is an object") }
        var members = try NodeMembers(of: "record", object, at: "", reader)
        members.leaveOut { $0 == "id" || RecordNames.isOfCaller($0) }
        let (width, height) = (try members.points("width"), try members.points("height"))
        let document = LayoutDocument(root: try members.child("layout"), members.reader)
        try members.checkAllAreTaken()
        return ProposedLayout(document: document, width: width, height: height)
    }

    /// Writes the opening brace and what an answer repeats: the `id`, or else the line's number, and the members of the caller.
    package func writeHead(to output: inout JSONOutput, line: Int) {
        let bytes = reader.bytes.span
        let members = object?.members(bytes) ?? []
        if let id = members.first(where: { $0.name.string(bytes) == "id" }) {
            output.append(raw: "{\"id\":")
            output.append(raw: id.value.range, of: bytes)
        } else {
            output.append(raw: "{\"line\":")
            output.append(line)
        }
        for (name, value) in members where RecordNames.isOfCaller(name.string(bytes)) {
            output.append(raw: ",")
            output.append(raw: name.range, of: bytes)
            output.append(raw: ":")
            output.append(raw: value.range, of: bytes)
        }
    }
}

/// A document and the room that is proposed to it.
package struct ProposedLayout {
    package let document: LayoutDocument
    /// In points; nil if the record does not say it.
    package let width: CGFloat?
    package let height: CGFloat?
}

extension LayoutDocumentError {
    /// Writes the error as the members of an answer after its first.
    package func write(to output: inout JSONOutput) {
        output.append(raw: ",\"error\":{\"code\":")
        output.append(code)
        output.append(raw: ",\"path\":")
        output.append(path)
        output.append(raw: ",\"message\":")
        output.append(message)
        output.append(raw: "}")
    }
}
