import CopyfitCommandLine
import CopyfitJSON
import CopyfitText

/// The members that say how lines are set.
extension BatchRecord {
    /// Takes the value of such a member; other members are left alone.
    mutating func setGeometry(
        _ member: RecordMember,
        to value: JSONToken,
        _ bytes: Span<UInt8>
    ) throws(RecordError) {
        let name = member.name
        switch member {
        case .lineHeight: try setLineHeight(value, bytes)
        case .minLineHeight: geometry.lines.lineHeight.minimum = try value.length(name, bytes) ?? 0
        case .maxLineHeight: geometry.lines.lineHeight.maximum = try value.length(name, bytes) ?? .infinity
        case .lineHeightSpace:
            let space = try value.named(name, bytes, "\"shared\" or \"above\"") { LineHeight.ExtraSpace(name: $0) }
            geometry.lines.lineHeight.extraSpace = space ?? .shared
        case .faceHeights:
            geometry.faceHeights =
                try value.named(name, bytes, "\"all\" or \"primary\"") { FaceHeights(name: $0) } ?? .all
        case .paragraphSpacing: geometry.lines.paragraphSpacing = try value.length(name, bytes) ?? 0
        case .paragraphSpacingBefore: geometry.lines.paragraphSpacingBefore = try value.length(name, bytes) ?? 0
        case .firstLineIndent: geometry.lines.firstLineIndent = try value.length(name, bytes) ?? 0
        case .hangingIndent: geometry.lines.hangingIndent = try value.length(name, bytes) ?? 0
        case .tailIndent: geometry.lines.tailIndent = try value.length(name, bytes) ?? 0
        case .tabStops: geometry.tabStops = try value.tabStops(bytes)
        case .decimalMark:
            let mark = try value.named(name, bytes, "one character") { $0.unicodeScalars.count == 1 ? $0.first : nil }
            geometry.decimalMark = mark ?? "."
        case .boxes: geometry.boxes = try value.boxes(bytes)
        default: break
        }
    }

    private var geometry: TextGeometry {
        get { settings.geometry }
        set { settings.geometry = newValue }
    }

    /// Limits and space that other members give are kept.
    private mutating func setLineHeight(_ value: JSONToken, _ bytes: Span<UInt8>) throws(RecordError) {
        let demand = "a number of points, \"1.4x\", \"1.2natural\" or \"natural\""
        let known = geometry.lines.lineHeight
        let points = value.kind == .number ? value.number(bytes).flatMap { $0 > 0 ? LineHeight.exact($0) : nil } : nil
        var height: LineHeight
        if value.kind == .number {
            guard let points else { throw .invalidMember("The lineHeight must be \(demand).") }
            height = points
        } else {
            // A number without a unit is points; as a string it may be meant as CSS means it.
            height =
                try value.named("lineHeight", bytes, demand) { Double($0) == nil ? LineHeight(name: $0) : nil }
                ?? .natural
        }
        (height.minimum, height.maximum, height.extraSpace) = (known.minimum, known.maximum, known.extraSpace)
        geometry.lines.lineHeight = height
    }
}

extension JSONToken {
    /// A length in points; nil for null.
    fileprivate func length(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> Double? {
        if kind == .null { return nil }
        guard kind == .number, let value = number(bytes), value >= 0, value < .infinity else {
            throw .invalidMember("The \(name) must be a number of points, 0 or more.")
        }
        return value
    }

    /// What a string names; nil for null.
    fileprivate func named<Value>(
        _ name: String,
        _ bytes: Span<UInt8>,
        _ demand: String,
        _ find: (String) -> Value?
    ) throws(RecordError) -> Value? {
        if kind == .null { return nil }
        guard kind == .string, let value = find(string(bytes)) else {
            throw .invalidMember("The \(name) must be \(demand).")
        }
        return value
    }

    fileprivate func tabStops(_ bytes: Span<UInt8>) throws(RecordError) -> [TabStop] {
        if kind == .null { return [] }
        let demand = RecordError.invalidMember(
            "The tabStops must be a list of positions in points, or strings such as \"120r\", \"200c\" and \"260d\"."
        )
        guard kind == .array else { throw demand }
        var stops: [TabStop] = []
        for element in elements(bytes) {
            let stop: TabStop? =
                switch element.kind {
                case .number: element.number(bytes).flatMap { $0 >= 0 ? TabStop($0) : nil }
                case .string: TabStop(name: element.string(bytes))
                default: nil
                }
            guard let stop else { throw demand }
            stops.append(stop)
        }
        return stops
    }

    fileprivate func boxes(_ bytes: Span<UInt8>) throws(RecordError) -> [InlineBox] {
        if kind == .null { return [] }
        let demand = RecordError.invalidMember(
            "The boxes must be a list of sizes such as \"24x20\" or \"24x20+4\", one for each U+FFFC of the text."
        )
        guard kind == .array else { throw demand }
        var boxes: [InlineBox] = []
        for element in elements(bytes) {
            guard element.kind == .string, let box = InlineBox(name: element.string(bytes)) else { throw demand }
            boxes.append(box)
        }
        return boxes
    }
}
