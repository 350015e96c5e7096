import Foundation

/// The outside reader: Foundation's `JSONSerialization`.
package enum FoundationJSON {
    /// The value of a text; nil when Foundation refuses it.
    package static func tree(_ text: [UInt8]) -> JSONTree? {
        guard let value = try? JSONSerialization.jsonObject(with: Data(text), options: [.fragmentsAllowed]) else {
            return nil
        }
        return tree(of: value)
    }

    private static func tree(of value: Any) -> JSONTree {
        switch value {
        case let value as [String: Any]: .object(value.mapValues(tree(of:)))
        case let value as [Any]: .array(value.map(tree(of:)))
        case let value as String: .string(value)
        case let value as NSNumber: isBoolean(value) ? .bool(value.boolValue) : .number(value.doubleValue)
        default: .null
        }
    }

    /// Foundation's `true` and 1 are both `NSNumber`; only its own writer tells them apart.
    private static func isBoolean(_ value: NSNumber) -> Bool {
        let text = try? JSONSerialization.data(withJSONObject: [value])
        return text == Data("[true]".utf8) || text == Data("[false]".utf8)
    }
}

extension JSONTree {
    /// Whether two values are the same except for the last digits of numbers: `JSONSerialization` reads numbers by way of
    /// `Decimal` and is off by some units in the last place; what ours must be is tested against `strtod`.
    package func agrees(with other: JSONTree) -> Bool {
        switch (self, other) {
        case (.number(let one), .number(let two)): abs(one - two) <= 16 * max(one.ulp, two.ulp)
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.agrees(with: $1) }
        case (.object(let one), .object(let two)):
            one.count == two.count && one.allSatisfy { name, value in two[name].map(value.agrees(with:)) ?? false }
        default: self == other
        }
    }
}
