import Foundation
import JSONTrees

/// A JSON Schema (2020-12), as far as the schemas of this package use it: `type`, `enum` of strings and null,
/// `properties`, `patternProperties`, `required`, `items`, `minItems`, `additionalProperties`, `propertyNames`, `pattern`, `minLength`,
/// `maxLength`, `minimum`, `exclusiveMinimum`, `maximum`, `const` numbers,
/// `$ref` into `$defs`.
/// Any other keyword that would restrict a value is a fault.
struct JSONSchema {
    private let schema: [String: Any]

    /// Reads a schema from the package's `Schemas` folder.
    init(named name: String, file: String = #filePath) throws {
        let tests = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        let url = package.appendingPathComponent("Schemas/\(name).schema.json")
        schema = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    /// What is wrong with a value, each with the path to it.
    func faults(in value: JSONTree) -> [String] {
        faults(in: value, schema, path: "$")
    }

    private func faults(in value: JSONTree, _ schema: [String: Any], path: String) -> [String] {
        var faults = unknownKeywords(schema, path)
        if let reference = schema["$ref"] as? String {
            guard let other = definition(reference) else { return faults + ["\(path): refers to nothing"] }
            faults += self.faults(in: value, other, path: path)
        }
        faults += typeFaults(value, schema["type"], path)
        faults += enumFaults(value, schema["enum"] as? [Any], path)
        if case .number(let number) = value { faults += rangeFaults(number, schema, path) }
        if case .string(let string) = value { faults += stringFaults(string, schema, path) }
        if case .array(let elements) = value { faults += elementFaults(elements, schema, path) }
        if case .object(let members) = value { faults += memberFaults(members, schema, path) }
        return faults
    }

    private func definition(_ reference: String) -> [String: Any]? {
        let definitions = schema["$defs"] as? [String: [String: Any]]
        return definitions?[String(reference.trimmingPrefix("#/$defs/"))]
    }

    private func enumFaults(_ value: JSONTree, _ allowed: [Any]?, _ path: String) -> [String] {
        guard let allowed else { return [] }
        let values = allowed.map { ($0 as? String).map(JSONTree.string) ?? .null }
        return values.contains(value) ? [] : ["\(path): is none of \(values)"]
    }

    private func rangeFaults(_ number: Double, _ schema: [String: Any], _ path: String) -> [String] {
        var faults: [String] = []
        if let only = schema["const"] as? Double, number != only { faults.append("\(path): is not \(only)") }
        if let minimum = schema["minimum"] as? Double, number < minimum { faults.append("\(path): below \(minimum)") }
        if let bound = schema["exclusiveMinimum"] as? Double, number <= bound {
            faults.append("\(path): not above \(bound)")
        }
        if let maximum = schema["maximum"] as? Double, number > maximum { faults.append("\(path): above \(maximum)") }
        return faults
    }

    private func stringFaults(_ string: String, _ schema: [String: Any], _ path: String) -> [String] {
        let count = string.unicodeScalars.count
        var faults: [String] = []
        if count < schema["minLength"] as? Int ?? 0 || count > schema["maxLength"] as? Int ?? .max {
            faults.append("\(path): has \(count) characters")
        }
        if let pattern = schema["pattern"] as? String, string.range(of: pattern, options: .regularExpression) == nil {
            faults.append("\(path): is not \(pattern)")
        }
        return faults
    }

    private func elementFaults(_ elements: [JSONTree], _ schema: [String: Any], _ path: String) -> [String] {
        let tooFew = elements.count < schema["minItems"] as? Int ?? 0
        var faults = tooFew ? ["\(path): has too few elements"] : []
        guard let items = schema["items"] as? [String: Any] else { return faults }
        for (index, element) in elements.enumerated() {
            faults += self.faults(in: element, items, path: "\(path)[\(index)]")
        }
        return faults
    }

    private func memberFaults(_ members: [String: JSONTree], _ schema: [String: Any], _ path: String) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let required = schema["required"] as? [String] ?? []
        let patterns = schema["patternProperties"] as? [String: [String: Any]] ?? [:]
        var faults = required.filter { members[$0] == nil }.map { "\(path): lacks \($0)" }
        for (name, value) in members {
            let matched = patterns.filter { name.range(of: $0.key, options: .regularExpression) != nil }
            for pattern in matched.values { faults += self.faults(in: value, pattern, path: "\(path).\(name)") }
            if let property = properties[name] {
                faults += self.faults(in: value, property, path: "\(path).\(name)")
            } else if !matched.isEmpty {
                continue
            } else if schema["additionalProperties"] as? Bool == false {
                faults.append("\(path): has \(name)")
            } else if let others = schema["additionalProperties"] as? [String: Any] {
                faults += self.faults(in: value, others, path: "\(path).\(name)")
            }
            if let names = schema["propertyNames"] as? [String: Any] {
                faults += self.faults(in: .string(name), names, path: "\(path): the name \(name)")
            }
        }
        return faults
    }

    private func typeFaults(_ value: JSONTree, _ type: Any?, _ path: String) -> [String] {
        guard let type else { return [] }
        let allowed = type as? [String] ?? [type as? String ?? ""]
        return allowed.contains { matches(value, $0) } ? [] : ["\(path): is not \(allowed)"]
    }

    private func matches(_ value: JSONTree, _ type: String) -> Bool {
        switch (value, type) {
        case (.object, "object"), (.array, "array"), (.string, "string"), (.number, "number"), (.bool, "boolean"),
            (.null, "null"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }

    private func unknownKeywords(_ schema: [String: Any], _ path: String) -> [String] {
        let known: Set = [
            "$schema", "$id", "title", "description", "deprecated", "type", "properties", "required", "items",
            "additionalProperties", "patternProperties",
            "minimum", "exclusiveMinimum", "maximum", "minItems", "enum", "pattern", "propertyNames", "minLength",
            "maxLength", "const", "$ref", "$defs",
        ]
        return schema.keys.filter { !known.contains($0) }.map { "\(path): the validator does not know \($0)" }
    }
}
