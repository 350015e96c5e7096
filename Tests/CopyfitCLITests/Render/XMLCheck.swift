import Foundation
import FoundationXML

/// Whether bytes are well-formed XML, as libxml2 says.
enum XMLCheck {
    /// What is wrong with a document; nil if nothing is.
    static func parse(_ bytes: [UInt8]) -> String? {
        let parser = XMLParser(data: Data(bytes))
        return parser.parse() ? nil : "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")"
    }
}
