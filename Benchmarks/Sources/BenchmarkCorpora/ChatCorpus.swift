extension Corpus {
    /// 500 short messages of 20 to 400 characters: about 70 % English, then Arabic, Chinese, Thai, Hindi, emoji and
    /// mixtures of them.
    public static func chat() throws -> Corpus {
        let banks = try ChatBanks()
        var dice = Dice(seed: 20_240_601)
        return Corpus(name: "Chat, six scripts and emoji", texts: (0..<500).map { _ in banks.message(&dice) })
    }
}

private struct ChatBanks {
    let english, arabic, chinese, thai, hindi, emoji: [String]

    init() throws {
        english = try Sentences("english").lines
        arabic = try Sentences("arabic").lines
        chinese = try Sentences("chinese").lines
        thai = try Sentences("thai").lines
        hindi = try Sentences("hindi").lines
        emoji = try Sentences("emoji").lines
    }

    func message(_ dice: inout Dice) -> String {
        let kind = dice.roll(100)
        let length = Self.length(&dice)
        let (banks, separator) = banks(kind, &dice)
        var message = dice.pick(banks[0])
        var next = 1
        while message.unicodeScalars.count < length {
            message += separator + dice.pick(banks[next % banks.count])
            next += 1
        }
        return Self.cut(message)
    }

    /// Mostly short, some long.
    private static func length(_ dice: inout Dice) -> Int {
        switch dice.roll(100) {
        case ..<45: 20 + dice.roll(40)
        case ..<80: 50 + dice.roll(100)
        default: 140 + dice.roll(240)
        }
    }

    private func banks(_ kind: Int, _ dice: inout Dice) -> (banks: [[String]], separator: String) {
        switch kind {
        case ..<70: ([english], " ")
        case ..<76: ([arabic], " ")
        case ..<82: ([chinese], "")
        case ..<86: ([thai], " ")
        case ..<90: ([hindi], " ")
        case ..<95: ([english, emoji], " ")
        default: ([english, dice.pick([arabic, arabic, chinese, hindi, thai]), emoji], " ")
        }
    }

    /// At most 400 characters, cut at a space.
    private static func cut(_ message: String) -> String {
        let scalars = message.unicodeScalars
        guard scalars.count > 400 else { return message }
        let head = message[..<scalars.index(scalars.startIndex, offsetBy: 400)]
        return String(head[..<(head.lastIndex(of: " ") ?? head.endIndex)])
    }
}
