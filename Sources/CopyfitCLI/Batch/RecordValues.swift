import CopyfitCommandLine
import CopyfitJSON
import CopyfitText
import CopyfitUnicode

extension BatchRecord {
    /// Takes one member's value; the error when the contract does not allow it.
    mutating func take(_ value: JSONToken, as member: RecordMember, _ bytes: Span<UInt8>) -> RecordError? {
        do {
            try set(member, to: value, bytes)
            return nil
        } catch {
            return error
        }
    }

    private mutating func set(
        _ member: RecordMember,
        to value: JSONToken,
        _ bytes: Span<UInt8>
    ) throws(RecordError) {
        switch member {
        case .id: id = try value.scalar()
        case .text: text = try value.text("text", bytes)
        case .font: if let name = try value.optionalText("font", bytes) { try setFont(.named(name)) }
        case .fontFiles: if let paths = try value.paths("fontFiles", bytes) { try setFont(.files(paths)) }
        case .size: if let size = try value.size("size", bytes) { settings.size = size }
        case .width: try setWidths(.one(value.limit("width", bytes)))
        case .widths: if let widths = try value.limits("widths", bytes) { try setWidths(.several(widths)) }
        case .height: settings.height = try value.limit("height", bytes)
        case .maxLines: settings.maxLines = try value.count("maxLines", bytes)
        case .language: settings.language = try value.optionalText("language", bytes)
        case .direction: settings.direction = try value.direction("direction", bytes)
        case .hyphenate: settings.hyphenates = try value.flag("hyphenate")
        default: try setGeometry(member, to: value, bytes)
        }
    }

    private mutating func setFont(_ choice: FontChoice) throws(RecordError) {
        guard font == nil else { throw .invalidMember("Give either font or fontFiles, not both.") }
        font = choice
    }

    private mutating func setWidths(_ widths: Widths) throws(RecordError) {
        guard !hasWidths else { throw .invalidMember("Give either width or widths, not both.") }
        hasWidths = true
        settings.widths = widths
    }
}

extension RecordError {
    /// A member has a value that the contract does not allow.
    static func invalidMember(_ demand: String) -> RecordError {
        RecordError(code: "invalid-member", message: demand)
    }
}

/// Values as the contract defines them.
extension JSONToken {
    fileprivate func scalar() throws(RecordError) -> Range<Int> {
        guard isScalar else { throw .invalidMember("The id must be a string, a number, true, false or null.") }
        return range
    }

    fileprivate func text(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> String {
        guard kind == .string else { throw .invalidMember("The \(name) must be a string.") }
        return string(bytes)
    }

    fileprivate func optionalText(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> String? {
        kind == .null ? nil : try text(name, bytes)
    }

    fileprivate func size(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> Double? {
        if kind == .null { return nil }
        guard kind == .number, let value = number(bytes), value >= TextStyle.smallestSize,
            value <= TextStyle.largestSize
        else {
            throw .invalidMember("The \(name) must be a number of points from 1/2048 to 10000.")
        }
        return value
    }

    fileprivate func limit(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> Double {
        if kind == .null { return .infinity }
        guard kind == .number, let value = number(bytes), value >= 0 else {
            throw .invalidMember("The \(name) must be a number of points, 0 or more, or null for no limit.")
        }
        return value
    }

    fileprivate func count(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> Int? {
        if kind == .null { return nil }
        guard kind == .number, let value = number(bytes), let count = Int(exactly: value), count >= 1 else {
            throw .invalidMember("The \(name) must be a whole number, 1 or more, or null for no limit.")
        }
        return count
    }

    fileprivate func direction(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> BaseDirection {
        if kind == .null { return .auto }
        guard kind == .string, let value = BaseDirection(name: string(bytes)) else {
            throw .invalidMember("The \(name) must be \"auto\", \"ltr\" or \"rtl\".")
        }
        return value
    }

    fileprivate func flag(_ name: String) throws(RecordError) -> Bool {
        switch kind {
        case .true: return true
        case .false, .null: return false
        default: throw .invalidMember("The \(name) must be true or false.")
        }
    }

    fileprivate func limits(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> [Double]? {
        if kind == .null { return nil }
        let demand = "The \(name) must be a list of one width or more in points, each 0 or more, or null for no limit."
        let elements = kind == .array ? elements(bytes) : []
        guard !elements.isEmpty else { throw .invalidMember(demand) }
        var limits: [Double] = []
        for element in elements {
            do {
                limits.append(try element.limit(name, bytes))
            } catch {
                throw .invalidMember(demand)
            }
        }
        return limits
    }

    fileprivate func paths(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> [String]? {
        if kind == .null { return nil }
        let paths = kind == .array ? elements(bytes) : []
        guard !paths.isEmpty, paths.allSatisfy({ $0.kind == .string }) else {
            throw .invalidMember("The \(name) must be a list of font file paths, the primary font first.")
        }
        return paths.map { $0.string(bytes) }
    }
}
