import CopyfitFit
import Yams

/// A value in a rules file: says what is wrong with it and where.
struct RulesValue {
    private let node: Node
    private let file: String
    /// What it is called in messages: the name before its colon.
    let name: String

    init(_ node: Node, file: String, name: String) {
        self.node = node
        self.file = file
        self.name = name
    }

    /// Where the value begins.
    var origin: RuleOrigin { RuleOrigin(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1) }

    /// Whether nothing is written after the colon.
    var isEmpty: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return !isQuoted && ["", "~", "null"].contains(scalar.string)
    }

    /// A fault at this value.
    func fault(_ message: String) -> RulesFileError {
        RulesFileError(file: file, line: node.mark?.line, column: node.mark?.column, message: message)
    }

    /// The members of a mapping, each with one of some names, or with one that a part of a requirement once had.
    func members(_ names: [String], _ former: KeyValuePairs<String, FitMember> = [:]) throws(RulesFileError)
        -> [String: RulesValue]
    {
        var members: [String: RulesValue] = [:]
        for (key, value) in try pairs() {
            guard names.contains(key.name) || former.contains(where: { $0.key == key.name }) else {
                throw key.fault(Self.unknown(key.name, names, former))
            }
            if members.updateValue(value, forKey: key.name) != nil {
                throw key.fault("“\(key.name)” is given twice: remove one.")
            }
        }
        return members
    }

    /// Whether it has names and values.
    var isMapping: Bool { node.mapping != nil }

    /// The names and values of a mapping in their order. A name's own value is the name.
    func pairs() throws(RulesFileError) -> [(key: RulesValue, value: RulesValue)] {
        if isEmpty { return [] }
        guard case .mapping(let mapping) = node else {
            let what = name == RulesNames.root ? "The file" : "“\(name)”"
            throw fault("\(what) must have names and values, such as \(RulesNames.example(name)).")
        }
        return mapping.map { key, value in
            let text = key.scalar?.string ?? ""
            return (RulesValue(key, file: file, name: text), RulesValue(value, file: file, name: text))
        }
    }

    /// The elements of a list; a value that is no list counts as a list of one.
    var elements: [RulesValue] {
        if isEmpty { return [] }
        guard case .sequence(let sequence) = node else { return [self] }
        return sequence.map { RulesValue($0, file: file, name: name) }
    }

    /// A text.
    func text() throws(RulesFileError) -> String {
        guard case .scalar(let scalar) = node, !isEmpty else { throw fault("“\(name)” must be a text or a number.") }
        return scalar.string
    }

    /// The elements of a list that must have some: an empty one would mean everything to some readers, and nothing to
    /// others.
    func someElements() throws(RulesFileError) -> [RulesValue] {
        let elements = elements
        if elements.isEmpty { throw fault("“\(name)” is empty: give a value, or remove the name.") }
        return elements
    }

    /// A text, or several in a list; at least one.
    func texts() throws(RulesFileError) -> [String] {
        var texts: [String] = []
        for element in try someElements() { texts.append(try element.text()) }
        return texts
    }

    /// A number in a range.
    func number(in range: ClosedRange<Double>) throws(RulesFileError) -> Double {
        guard let number = Double(try text()), range.contains(number) else {
            throw fault(
                "“\(name)” must be a number from \(Points.text(range.lowerBound)) to \(Points.text(range.upperBound))."
            )
        }
        return number
    }

    /// One of two words; the first means true; `true` and `false` do as well.
    func choice(_ yes: String, _ no: String) throws(RulesFileError) -> Bool {
        switch try text() {
        case yes, "true": return true
        case no, "false": return false
        default: throw fault("“\(name)” must be \(yes) or \(no).")
        }
    }

    /// Whether the value is quoted, so that digits in it are a text.
    var isQuoted: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    }

    private static func unknown(_ name: String, _ names: [String], _ former: KeyValuePairs<String, FitMember>)
        -> String
    {
        if let nearest = SpellingDistance.nearest(to: name, in: names + former.map(\.key)) {
            let now = former.first { $0.key == nearest }?.value.rawValue
            return "“\(name)” is not allowed here: did you mean \(now ?? nearest)?"
        }
        return "“\(name)” is not allowed here: use \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")."
    }
}
