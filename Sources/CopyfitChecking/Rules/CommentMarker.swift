/// A rule in a comment for translators: `fit: width=120 lines=1`.
struct CommentMarker {
    private(set) var requirement = FitRequirement()
    /// What of it cannot be read, in a sentence; nil if all can.
    private(set) var fault: String?

    private var values: [Substring: String] = [:]

    private static let names = ["width", "height", "lines", "truncation", "cuts", "scale", "hyphenation"]
    private static let signs = ["fit:", "Fit:", "FIT:"]

    /// The rule of a comment; nil if it has none.
    ///
    /// After `fit:` come words with equals signs: `width=120`, `width=280...430`, `width=120,200`, `height=40`,
    /// `lines=2`, `truncation=allowed`, `cuts=allowed`, `scale=0.8`, `hyphenation=on`. The first other word
    /// ends the rule; another `fit:` right after it goes on with it. Without a word with an equals sign right after it, `fit:` is a part of a sentence.
    init?(_ comment: String) {
        guard comment.utf8.contains(UInt8(ascii: "=")), let words = Self.words(comment) else { return nil }
        let isSign = { (word: Substring) in Self.signs.contains(String(word)) }
        for word in words.prefix(while: { $0.contains("=") || isSign($0) }) where !isSign(word) {
            if let fault = take(word) { self.fault = self.fault ?? fault }
        }
        if fault == nil, !requirement.limitsSomething {
            fault = "it limits nothing: give width, height or lines"
        }
        fault = fault.map { "The rule in the comment cannot be followed: \($0)." }
    }

    /// The words after the first `fit:` that begins a rule; nil if none does.
    private static func words(_ comment: String) -> [Substring]? {
        for sign in signs {
            for marker in comment.ranges(of: sign) {
                if marker.lowerBound > comment.startIndex {
                    let before = comment[comment.index(before: marker.lowerBound)]
                    if before.isLetter || before.isNumber { continue }
                }
                let words = comment[marker.upperBound...].split(whereSeparator: \.isWhitespace)
                guard let first = words.first else { continue }
                if first.contains("=") { return words }
                // "width = 120"
                if words.count > 1, words[1].hasPrefix("="), nearest(to: first) != nil { return [first + words[1]] }
            }
        }
        return nil
    }

    /// Takes a word with an equals sign; returns what is wrong with it, nil if nothing is.
    private mutating func take(_ word: Substring) -> String? {
        let sign = word.firstIndex(of: "=") ?? word.endIndex
        let name = word[..<sign]
        let value = String(word[sign...].dropFirst()).trimmingEndOfSentence
        if value.isEmpty { return "“\(word)” has no value, and spaces must not be around the sign" }
        if let other = values.updateValue(value, forKey: name), other != value {
            return "“\(name)” is there with \(other) and with \(value)"
        }
        switch name {
        case "width":
            let widths = value.split(separator: ",").map { WidthNotation.range(String($0)) }
            guard !widths.isEmpty, widths.allSatisfy({ $0 != nil }) else {
                return "“\(word)” must have points, such as width=120 or width=280...430"
            }
            requirement.widths = widths.compactMap(\.self)
        case "height":
            requirement.height = WidthNotation.length(value)
            if requirement.height == nil { return "“\(word)” must have points, such as height=40" }
        case "lines":
            requirement.maxLines = Int(value).flatMap { $0 > 0 ? $0 : nil }
            if requirement.maxLines == nil { return "“\(word)” must have a whole number from 1 on" }
        case "truncation":
            requirement.allowsTruncation = value == "allowed"
            if value != "allowed", value != "forbidden" { return Self.words(word, "allowed", "forbidden") }
        case "cuts":
            requirement.allowsWordCuts = value == "allowed"
            if value != "allowed", value != "forbidden" { return Self.words(word, "allowed", "forbidden") }
        case "hyphenation":
            requirement.hyphenates = value == "on"
            if value != "on", value != "off" { return Self.words(word, "on", "off") }
        case "scale":
            guard let scale = Double(value), scale > 0, scale <= 1 else {
                return "“\(word)” must have a factor above 0 and up to 1, such as scale=0.8"
            }
            requirement.minimumScale = scale
        default:
            let instead = Self.nearest(to: name) ?? "one of " + Self.names.joined(separator: ", ")
            return "“\(name)” is not known, write \(instead)"
        }
        return nil
    }

    private static func words(_ word: Substring, _ one: String, _ other: String) -> String {
        "“\(word)” must be \(one) or \(other)"
    }

    /// The name that was probably meant; nil if none is near.
    private static func nearest(to name: Substring) -> String? {
        if name.lowercased() == "wordcuts" { return "cuts" }
        return SpellingDistance.nearest(to: String(name), in: names)
    }
}

extension String {
    /// The text without a comma, semicolon or full stop at its end.
    fileprivate var trimmingEndOfSentence: String {
        var text = self
        while let last = text.last, ".,;".contains(last) { text.removeLast() }
        return text
    }
}
