/// Numbers with tags, in the order in which they are written.
struct TaggedNumbers {
    private let all: [(tag: String, number: Double)]

    /// nil unless each is a tag and a finite number. Switches may be written in other ways: `tnum`, `-liga`, `kern off`.
    init?(_ written: SettingValue, areSwitches: Bool) {
        let read: [(String, Double)?]
        switch written {
        case .argument(let text), .text(let text):
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            read = parts.map { areSwitches ? Self.switchSetting($0) : Self.setting($0) }
        case .members(let members):
            read = members.map { member in Self.number(member.value, isSwitch: areSwitches).map { (member.name, $0) } }
        default: return nil
        }
        all = read.compactMap { $0 }
        if all.count < read.count || all.contains(where: { !$0.number.isFinite }) { return nil }
    }

    /// What the numbers mean; nil if one of them means nothing.
    func mapped<Meaning>(_ meaning: (String, Double) -> Meaning?) -> [Meaning]? {
        let found = all.compactMap { meaning($0.tag, $0.number) }
        return found.count == all.count ? found : nil
    }

    private static func setting(_ text: Substring) -> (String, Double)? {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Double(String(parts[1])) else { return nil }
        return (String(parts[0].withoutSpaceInFront), number)
    }

    /// HarfBuzz's spellings and CSS's: `tnum`, `+tnum`, `-liga`, `salt=2`, `"salt" 2`, `"liga" off`.
    private static func switchSetting(_ text: Substring) -> (String, Double)? {
        let words = text.split { " =".contains($0) }
        guard var tag = words.first, words.count <= 2 else { return nil }
        var number = 1.0
        if words.count == 2 {
            guard let given = Double(String(words[1])) ?? ["on": 1, "off": 0][words[1]] else { return nil }
            number = given
        } else if let sign = tag.first, "+-".contains(sign) {
            tag = tag.dropFirst()
            number = sign == "+" ? 1 : 0
        }
        if tag.count == 6, let quote = tag.first, "\"'".contains(quote), tag.last == quote {
            tag = tag.dropFirst().dropLast()
        }
        return (String(tag), number)
    }

    private static func number(_ value: SettingValue, isSwitch: Bool) -> Double? {
        switch value {
        case .number(let number): number
        case .flag(let isOn): isSwitch ? (isOn ? 1 : 0) : nil
        default: nil
        }
    }
}

extension Substring {
    /// The part after one space at its start, if there is one.
    var withoutSpaceInFront: Substring { hasPrefix(" ") ? dropFirst() : self }
}
