import CopyfitCommandLine
import CopyfitJSON
import CopyfitText

/// The members that say how lines are set.
extension BatchRecord {
    /// Takes the value of such a member; other members are left alone.
    mutating func setTypesetting(
        _ member: RecordMember,
        to value: JSONToken,
        _ bytes: Span<UInt8>
    ) throws(RecordError) {
        switch member {
        case .align:
            let found = try value.word(member, bytes, LineAlignment.names) { LineAlignment(name: $0) }
            settings.typesetting.alignment = found ?? .leading
        case .justifyLastLine: settings.typesetting.justifiesLastLines = try value.flag(member.name)
        case .hangingPunctuation: settings.typesetting.hangingPunctuation = try value.hangingPunctuation(bytes)
        case .wrap:
            let found = try value.word(member, bytes, LineWrapping.names) { LineWrapping(name: $0) }
            settings.typesetting.wrapping = found ?? .greedy
        default: try setGeometry(member, to: value, bytes)
        }
    }
}

extension JSONToken {
    /// What a list of words means; nothing for null.
    fileprivate func hangingPunctuation(_ bytes: Span<UInt8>) throws(RecordError) -> HangingPunctuation {
        if kind == .null { return [] }
        let demand = RecordError.invalidMember(
            "The hangingPunctuation must be a list of some of \(HangingPunctuation.names)."
        )
        guard kind == .array else { throw demand }
        var hanging: HangingPunctuation = []
        for element in elements(bytes) {
            guard element.kind == .string, let one = HangingPunctuation(name: element.string(bytes)) else {
                throw demand
            }
            hanging.insert(one)
        }
        return hanging
    }

    /// What a string means; nil for null.
    fileprivate func word<Value>(
        _ member: RecordMember,
        _ bytes: Span<UInt8>,
        _ names: String,
        _ meaning: (String) -> Value?
    ) throws(RecordError) -> Value? {
        if kind == .null { return nil }
        guard kind == .string, let value = meaning(string(bytes)) else {
            throw .invalidMember("The \(member.name) must be \(names).")
        }
        return value
    }
}
