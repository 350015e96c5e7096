package import CopyfitJSON
import CopyfitFit

extension TextExplanation {
    /// Writes the explanation as its `Codable` form: `Schemas/explanation.schema.json`.
    package func write(to output: inout JSONOutput) {
        output.append(raw: "{\"text\":")
        output.append(text)
        output.append(raw: ",\"font\":")
        output.append(font)
        output.append(raw: ",\"size\":")
        output.append(size)
        output.append(raw: ",\"width\":", optional: width)
        output.append(raw: ",\"height\":", optional: height)
        output.append(raw: ",\"maxLines\":", optional: maxLines.map(Double.init))
        output.append(raw: ",\"fits\":")
        output.append(fits)
        output.append(raw: ",\"problem\":", optional: problem)
        output.append(raw: ",\"lines\":")
        output.append(array: lines) { $1.write(to: &$0) }
        output.append(raw: ",\"fonts\":")
        output.append(array: fonts) { $1.write(to: &$0) }
        output.append(raw: ",\"validWidths\":{\"from\":")
        output.append(validWidths.from)
        output.append(raw: ",\"below\":", optional: validWidths.below)
        output.append(raw: "},\"fewerLines\":")
        write(fewerLines, to: &output)
        output.append(raw: ",\"repairs\":")
        output.append(array: repairs) { $1.write(to: &$0) }
        output.append(raw: "}")
    }

    private func write(_ fewer: FewerLines?, to output: inout JSONOutput) {
        guard let fewer else { return output.append(raw: "null") }
        output.append(raw: "{\"count\":")
        output.append(fewer.count)
        output.append(raw: ",\"width\":")
        output.append(fewer.width)
        output.append(raw: "}")
    }
}

extension TextExplanation.Line {
    fileprivate func write(to output: inout JSONOutput) {
        output.append(raw: "{\"start\":")
        output.append(start)
        output.append(raw: ",\"end\":")
        output.append(end)
        output.append(raw: ",\"text\":")
        output.append(text)
        output.append(raw: ",\"width\":")
        output.append(width)
        output.append(raw: ",\"room\":", optional: room)
        output.append(raw: ",\"ending\":")
        output.append(ending.rawValue)
        output.append(raw: ",\"isChosen\":")
        output.append(isChosen)
        output.append(raw: ",\"hangingSpaces\":")
        output.append(hangingSpaces)
        output.append(raw: ",\"hangingPunctuation\":")
        output.append(hangingPunctuation)
        output.append(raw: ",\"next\":")
        if let next { next.write(to: &output) } else { output.append(raw: "null") }
        output.append(raw: ",\"heldBack\":")
        if let heldBack { heldBack.write(to: &output) } else { output.append(raw: "null") }
        output.append(raw: "}")
    }
}

extension TextExplanation.NextText {
    fileprivate func write(to output: inout JSONOutput) {
        output.append(raw: "{\"text\":")
        output.append(text)
        output.append(raw: ",\"width\":")
        output.append(width)
        output.append(raw: ",\"missing\":")
        output.append(missing)
        output.append(raw: "}")
    }
}

extension TextExplanation.HeldBack {
    fileprivate func write(to output: inout JSONOutput) {
        output.append(raw: "{\"text\":")
        output.append(text)
        output.append(raw: ",\"character\":")
        output.append(character)
        output.append(raw: ",\"rule\":")
        output.append(rule.rawValue)
        output.append(raw: "}")
    }
}

extension TextExplanation.FontUse {
    fileprivate func write(to output: inout JSONOutput) {
        output.append(raw: "{\"start\":")
        output.append(start)
        output.append(raw: ",\"end\":")
        output.append(end)
        output.append(raw: ",\"font\":")
        output.append(font)
        output.append(raw: ",\"asked\":")
        output.append(asked)
        output.append(raw: ",\"reason\":")
        output.append(reason.rawValue)
        output.append(raw: ",\"script\":", optional: script)
        output.append(raw: "}")
    }
}

extension Repair {
    /// Writes the repair as its `Codable` form.
    package func write(to output: inout JSONOutput) {
        switch self {
        case .width(let width):
            output.append(raw: "{\"kind\":\"width\",\"width\":")
            output.append(width)
        case .size(let size):
            output.append(raw: "{\"kind\":\"size\",\"size\":")
            output.append(size)
        case .lines(let lines):
            output.append(raw: "{\"kind\":\"lines\",\"lines\":")
            output.append(lines)
        case .height(let height):
            output.append(raw: "{\"kind\":\"height\",\"height\":")
            output.append(height)
        case .softHyphens(let text):
            output.append(raw: "{\"kind\":\"soft-hyphens\",\"text\":")
            output.append(text)
        case .wording(let text, let key):
            output.append(raw: "{\"kind\":\"wording\",\"text\":")
            output.append(text)
            output.append(raw: ",\"key\":")
            output.append(key)
        }
        output.append(raw: "}")
    }
}

extension JSONOutput {
    fileprivate mutating func append(raw name: StaticString, optional number: Double?) {
        append(raw: name)
        if let number { append(number) } else { append(raw: "null") }
    }

    fileprivate mutating func append(raw name: StaticString, optional text: String?) {
        append(raw: name)
        if let text { append(text) } else { append(raw: "null") }
    }
}
