public import Foundation

/// The structure of a tagged PDF file, as poppler reads it.
public struct DocumentStructure {
    private static let tags: Set<String> = [
        "Document", "H1", "H2", "H3", "H4", "H5", "H6", "P", "L", "LI", "LBody", "Table", "TR", "TH", "TD", "Figure",
        "Link",
        "Span",
    ]

    /// The parts in reading order: two spaces for each level, the tag, and the text after a colon.
    public private(set) var lines: [String] = []

    /// Reads what `pdfinfo -struct-text` prints: parts with their kinds, attributes and objects, and texts in quotation marks, which may
    /// have several lines.
    public init(of file: Data) throws {
        var text: (depth: Int, words: String)?
        for line in try OtherPrograms.output("pdfinfo", ["-struct-text"], on: file).split(separator: "\n") {
            let content = line.drop { $0 == " " }
            if let open = text {
                text = (open.depth, open.words + " " + content)
            } else if content.first == "\"" {
                text = (line.count - content.count, String(content.dropFirst()))
            } else if let tag = Self.tag(content) {
                lines.append(String(line.prefix { $0 == " " }) + tag)
            }
            if let found = text, found.words.last == "\"" {
                add(found.words.dropLast().trimmingCharacters(in: .whitespaces), depth: found.depth)
                text = nil
            }
        }
    }

    private static func tag(_ line: Substring) -> Substring? {
        line.split { " :".contains($0) }.first.flatMap { tags.contains(String($0)) ? $0 : nil }
    }

    /// Adds a text to the last part around it.
    private mutating func add(_ words: String, depth: Int) {
        let around = lines.lastIndex { line in line.prefix { $0 == " " }.count < depth }
        guard !words.isEmpty, let index = around else { return }
        lines[index] += (lines[index].contains(": ") ? " " : ": ") + words
    }
}
