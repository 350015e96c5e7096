package import CopyfitJSON
import Foundation

extension LayoutAnswer {
    /// The answer as one line of JSON, without the line's end; `Schemas/layout-answer.schema.json` describes it. Lengths are in
    /// points.
    public var json: String {
        var output = JSONOutput()
        output.append(raw: "{")
        write(to: &output)
        output.append(raw: "}")
        return output.text
    }

    /// Writes the members of the answer.
    package func write(to output: inout JSONOutput) {
        output.append(raw: "\"proposal\":{\"width\":")
        output.append(length: width)
        output.append(raw: ",\"height\":")
        output.append(length: height)
        output.append(raw: "},\"width\":")
        output.append(length: size.width)
        output.append(raw: ",\"height\":")
        output.append(length: size.height)
        output.append(raw: ",\"fits\":")
        output.append(fits)
        output.append(raw: ",\"nodes\":")
        output.append(array: places) { $1.write(to: &$0) }
        output.append(raw: ",\"notes\":")
        output.append(array: notes) { $0.append($1) }
    }
}

extension LayoutAnswer.Place {
    fileprivate func write(to output: inout JSONOutput) {
        output.append(raw: "{\"path\":")
        output.append(node.path)
        if let id = node.id {
            output.append(raw: ",\"id\":")
            output.append(id)
        }
        output.append(raw: ",\"kind\":")
        output.append(node.kind)
        output.append(raw: ",\"x\":")
        output.append(length: frame.minX)
        output.append(raw: ",\"y\":")
        output.append(length: frame.minY)
        output.append(raw: ",\"width\":")
        output.append(length: frame.width)
        output.append(raw: ",\"height\":")
        output.append(length: frame.height)
        text?.write(to: &output)
        output.append(raw: "}")
    }
}

extension LayoutAnswer.PlacedText {
    fileprivate func write(to output: inout JSONOutput) {
        output.append(raw: ",\"lineCount\":")
        output.append(lineCount)
        output.append(raw: ",\"firstBaseline\":")
        output.append(length: firstBaseline)
        output.append(raw: ",\"truncated\":")
        output.append(isTruncated)
        output.append(raw: ",\"problem\":")
        if let problem { output.append(problem) } else { output.append(raw: "null") }
        output.append(raw: ",\"missing\":")
        output.append(array: missingCharacters) { $0.append($1) }
    }
}

extension JSONOutput {
    /// A length; null for none.
    fileprivate mutating func append(length: CGFloat?) {
        guard let length else { return append(raw: "null") }
        if length.isFinite { append(Double(length)) } else { append(length < 0 ? "-infinity" : "infinity") }
    }
}
