import CopyfitFit
import CopyfitJSON
import CopyfitRecords
import Foundation

/// The members of one node, while its kind takes those that it knows. A member that is left over is a mistake.
struct NodeMembers {
    let kind: String
    let path: String
    var reader: DocumentReader

    private var values: [(name: String, value: JSONToken)] = []
    private var known: [String] = []

    init(
        of kind: String,
        _ object: JSONToken,
        at path: String,
        _ reader: DocumentReader
    ) throws(LayoutDocumentError) {
        (self.kind, self.path, self.reader) = (kind, path, reader)
        let bytes = reader.bytes.span
        var names: Set<String> = []
        for (name, value) in object.members(bytes) {
            let word = name.string(bytes)
            guard names.insert(word).inserted else {
                throw LayoutDocumentError(
                    "duplicate-member",
                    at: path.appending(pointer: word),
                    "The member appears twice: leave one."
                )
            }
            values.append((word, value))
        }
    }

    /// Leaves members out whose names are of no kind of node.
    mutating func leaveOut(_ isOutside: (String) -> Bool) { values.removeAll { isOutside($0.name) } }

    /// Takes a member; nil if it is missing or null.
    mutating func take(_ name: String) -> JSONToken? {
        known.append(name)
        guard let index = values.firstIndex(where: { $0.name == name }) else { return nil }
        let value = values.remove(at: index).value
        return value.kind == .null ? nil : value
    }

    mutating func string(_ name: String) throws(LayoutDocumentError) -> String? {
        guard let value = take(name) else { return nil }
        guard value.kind == .string else { throw invalid(name, "a string") }
        return value.string(reader.bytes.span)
    }

    mutating func flag(_ name: String) throws(LayoutDocumentError) -> Bool? {
        guard let value = take(name) else { return nil }
        guard value.kind == .true || value.kind == .false else { throw invalid(name, "true or false") }
        return value.kind == .true
    }

    /// A value in a form of the options and of records of texts.
    mutating func value<Value>(_ name: String, _ form: SettingForm<Value>) throws(LayoutDocumentError) -> Value? {
        guard let value = take(name) else { return nil }
        guard let read = form.value(of: SettingValue(value, reader.bytes.span)) else {
            throw invalid(name, form.demand)
        }
        return read
    }

    /// A limit in points, which may be written with a unit.
    mutating func points(_ name: String) throws(LayoutDocumentError) -> CGFloat? {
        guard let limit = try value(name, SettingForms.limit) else { return nil }
        guard let points = limit.points else { throw invalid(name, Self.pointsDemand) }
        return CGFloat(points)
    }

    /// What a limit of a layout is: it has no font size.
    package static let pointsDemand = "a length in points or with a unit other than em, or inf"

    /// A number of points.
    mutating func length(_ name: String) throws(LayoutDocumentError) -> CGFloat? {
        guard let value = take(name) else { return nil }
        guard let number = number(value), number.magnitude <= Self.largestLength else {
            throw invalid(name, "a number of points, at most \(Self.largest) in size")
        }
        return number
    }

    /// Beyond this, the engine bounds lengths without a word, so that sums stay exact.
    private static let largestLength: CGFloat = 1e9
    private static let largest = "1,000,000,000"

    /// A number of points that is not negative; also `"infinity"` if that is possible.
    mutating func extent(_ name: String, orInfinity: Bool = false) throws(LayoutDocumentError) -> CGFloat? {
        guard let value = take(name) else { return nil }
        if orInfinity, value.kind == .string, value.string(reader.bytes.span) == "infinity" { return .infinity }
        guard let number = number(value), number >= 0, number <= Self.largestLength else {
            throw invalid(
                name,
                "a number of points from 0 to \(Self.largest)" + (orInfinity ? ", or \"infinity\"" : "")
            )
        }
        return number
    }

    /// A number above zero.
    mutating func ratio(_ name: String) throws(LayoutDocumentError) -> CGFloat? {
        guard let value = take(name) else { return nil }
        guard let number = number(value), number > 0, number <= Self.largestLength else {
            throw invalid(name, "a number above 0, at most \(Self.largest)")
        }
        return number
    }

    mutating func number(_ name: String) throws(LayoutDocumentError) -> Double? {
        guard let value = take(name) else { return nil }
        guard let number = number(value) else { throw invalid(name, "a number") }
        return Double(number)
    }

    /// A whole number from 1 to 1,000.
    mutating func count(_ name: String) throws(LayoutDocumentError) -> Int? {
        guard let value = take(name) else { return nil }
        guard let number = number(value), let count = Int(exactly: number), (1...1000).contains(count) else {
            throw invalid(name, "a whole number from 1 to 1,000")
        }
        return count
    }

    /// One of some words.
    mutating func word<Value>(
        _ name: String,
        of words: KeyValuePairs<String, Value>
    ) throws(LayoutDocumentError) -> Value? {
        guard let value = take(name) else { return nil }
        let word = value.kind == .string ? value.string(reader.bytes.span) : nil
        guard let found = words.first(where: { $0.key == word }) else {
            throw invalid(name, "one of " + words.map { "\"\($0.key)\"" }.joined(separator: ", "))
        }
        return found.value
    }

    /// Several of some words, as an array.
    mutating func words<Value>(
        _ name: String,
        of words: KeyValuePairs<String, Value>
    ) throws(LayoutDocumentError) -> [Value]? {
        guard let elements = try elements(name) else { return nil }
        var found: [Value] = []
        for element in elements {
            let word = element.kind == .string ? element.string(reader.bytes.span) : nil
            guard let value = words.first(where: { $0.key == word })?.value else {
                throw invalid(name, "an array of " + words.map { "\"\($0.key)\"" }.joined(separator: ", "))
            }
            found.append(value)
        }
        return found
    }

    mutating func elements(_ name: String) throws(LayoutDocumentError) -> [JSONToken]? {
        guard let value = take(name) else { return nil }
        guard value.kind == .array else { throw invalid(name, "an array") }
        return value.elements(reader.bytes.span)
    }

    /// The node in a member, which must be there.
    mutating func child(_ name: String = "child") throws(LayoutDocumentError) -> DocumentNode {
        guard let value = take(name) else { throw missing(name, "a node") }
        return try reader.node(value, at: path.appending(pointer: name))
    }

    /// The nodes in an array, which must be there.
    mutating func children(_ name: String = "children") throws(LayoutDocumentError) -> [DocumentNode] {
        guard let elements = try elements(name) else { throw missing(name, "an array of nodes") }
        var children: [DocumentNode] = []
        for (index, element) in elements.enumerated() {
            children.append(try reader.node(element, at: path.appending(pointer: name).appending(pointer: index)))
        }
        return children
    }

    // MARK: Mistakes

    /// The error of a member with another value than what it can have.
    func invalid(_ name: String, _ expected: String) -> LayoutDocumentError {
        LayoutDocumentError("invalid-value", at: path.appending(pointer: name), "Give \(expected).")
    }

    /// The error of a member that must be there. It may be there with another spelling.
    func missing(_ name: String, _ expected: String) -> LayoutDocumentError {
        if let other = values.first(where: { SpellingDistance.nearest(to: $0.name, in: [name]) != nil }) {
            return unknown(other.name, meant: name)
        }
        return LayoutDocumentError(
            "missing-member",
            at: path,
            "“\(kind)” needs the member “\(name)”: give \(expected)."
        )
    }

    func checkAllAreTaken() throws(LayoutDocumentError) {
        guard let name = values.first?.name else { return }
        throw unknown(name, meant: SpellingDistance.nearest(to: name, in: known))
    }

    private func unknown(_ name: String, meant: String?) -> LayoutDocumentError {
        let hint = meant.map { "did you mean “\($0)”?" } ?? "it has \(known.joined(separator: ", "))."
        return LayoutDocumentError(
            "unknown-member",
            at: path.appending(pointer: name),
            "“\(kind)” has no member “\(name)”: \(hint)"
        )
    }

    private func number(_ value: JSONToken) -> CGFloat? {
        value.kind == .number ? value.number(reader.bytes.span).map { CGFloat($0) } : nil
    }
}
