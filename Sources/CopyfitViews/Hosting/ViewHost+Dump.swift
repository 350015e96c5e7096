import CopyfitLayout
import Foundation

/// The form of a dump.
public enum DumpFormat: Sendable, Hashable {
    /// Indented lines.
    case text
    /// A JSON array of the elements in tree order, each with its `path` (its position on each level below the root),
    /// its `name` and its `frame`; a text has the member `text` with what became of it.
    case json
}

extension ViewHost {
    /// The elements of the tree that are laid out, each with its name and its frame in the host's space (x, y, width and
    /// height in points). Empty before the first update.
    ///
    /// As text, numbers have at most three decimals; in JSON they are exact. A text that does not fit says so.
    public func dump(format: DumpFormat = .text) -> String {
        graph.query {
            let elements = root.slot.element?.shownSubtree ?? []
            switch format {
            case .text:
                return elements.map { $0.line(at: $1) }.joined(separator: "\n")
            case .json: return DumpedElement.json(elements)
            }
        }
    }
}

extension Element {
    fileprivate func line(at positions: [Int]) -> String {
        let indent = String(repeating: "  ", count: positions.count)
        let frame = globalFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(shortDescription).joined(separator: ", ")
        return "\(indent)\(name) (\(numbers))" + (problem.map { " ✂ \($0)" } ?? "")
    }
}

/// An element in a dump as JSON.
private struct DumpedElement: Encodable {
    let path: [Int]
    let name: String
    let frame: DumpedFrame
    let text: DumpedText?

    init(_ element: Element, at positions: [Int]) {
        path = positions
        name = element.name
        frame = DumpedFrame(element.globalFrame)
        text = element.laidOutText(at: NodePath(positions: positions, name: name)).map(DumpedText.init)
    }

    static func json(_ elements: [(element: Element, positions: [Int])]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy =
            .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let dumped = elements.map { DumpedElement($0.element, at: $0.positions) }
        return (try? encoder.encode(dumped)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}

private struct DumpedFrame: Encodable {
    let x: CGFloat
    let y: CGFloat
    let width: CGFloat
    let height: CGFloat

    init(_ frame: CGRect) {
        (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    }
}

private struct DumpedText: Encodable {
    let string: String
    let viewPath: String
    let identifier: String?
    let lines: [String]
    let isTruncated: Bool
    let isWhole: Bool
    let problem: String?
    let missingWidth: CGFloat?
    let linesTooMany: Int
    let cutWords: [String]
    let scale: CGFloat
    let tightening: CGFloat
    let missingCharacters: [String]
    let faces: [String]

    init(_ text: LaidOutText) {
        (string, viewPath, identifier) = (text.string, text.viewPath, text.identifier)
        lines = text.lines.map(\.string)
        (isTruncated, isWhole, problem) = (text.isTruncated, text.isWhole, text.problem)
        (missingWidth, linesTooMany, cutWords) = (text.missingWidth, text.linesTooMany, text.cutWords)
        (scale, tightening) = (text.scale, text.tightening)
        (missingCharacters, faces) = (text.missingCharacters, text.faces)
    }
}
