package import CopyfitFonts
package import CopyfitJSON
package import Foundation

/// A layout with the room for it, as one JSON object: `{"layout": {…}, "width": 320}`.
package struct LayoutRecord {
    /// The caller's name for it; nil without one.
    package let id: String?
    package let document: LayoutDocument
    /// The proposal in points; nil for none.
    package let width: CGFloat?
    package let height: CGFloat?

    /// Reads a record. Paths begin in the record: `/layout/vstack`.
    package init(_ bytes: [UInt8], fonts: FontCatalogue) throws(LayoutDocumentError) {
        var members = try DocumentReader(bytes, of: nodeKinds, fonts: fonts).record()
        id = try members.string("id")
        width = try members.extent("width", orInfinity: true)
        height = try members.extent("height", orInfinity: true)
        document = LayoutDocument(root: try members.child("layout"), members.reader)
        try members.checkAllAreTaken()
    }
}

extension LayoutDocumentError {
    /// Writes the error as the answer to a line of records.
    package func write(to output: inout JSONOutput, line: Int) {
        output.append(raw: "{\"line\":")
        output.append(line)
        output.append(raw: ",\"error\":{\"code\":")
        output.append(code)
        output.append(raw: ",\"path\":")
        output.append(path)
        output.append(raw: ",\"message\":")
        output.append(message)
        output.append(raw: "}}")
    }
}
