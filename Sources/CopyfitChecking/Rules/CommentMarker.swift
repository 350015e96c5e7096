import CopyfitFit

/// A rule in a comment for translators: `fit: width=120 maxLines=1`.
struct CommentMarker {
    private(set) var fit = Fit()
    /// What of it cannot be read, in a sentence; nil if all can.
    private(set) var fault: String?
    /// The former names in use, each with its note.
    private(set) var notes: [String: String] = [:]

    private var values: [FitMember: String] = [:]

    private static let signs = ["fit:", "Fit:", "FIT:"]

    /// The rule of a comment; nil if it has none.
    ///
    /// After `fit:` come words with equals signs, a name of ``FitMember`` before each; widths may be several, with commas
    /// between them. The first other word ends the rule; another `fit:` right after it goes on with it. Words that look like
    /// a part of a rule are a fault (see ``StrayWords``); with other words, `fit:` is a part of a sentence.
    init?(_ comment: String) {
        guard comment.utf8.contains(UInt8(ascii: ":")), let words = Self.words(comment) else { return nil }
        let isSign = { (word: Substring) in Self.signs.contains(String(word)) }
        let rule = words.prefix { $0.contains("=") || isSign($0) }
        for word in rule where !isSign(word) {
            if let fault = take(word) { self.fault = self.fault ?? fault }
        }
        let rest = StrayWords(words[rule.endIndex...], after: rule.last)
        if fault == nil, let stray = rest.first(isKnown: { values[$0] == $1 }) {
            fault = "“\(stray)” is not read; write name=value without spaces, such as width=120,240 maxLines=1"
        }
        if fault == nil, !fit.limitsSomething {
            fault = "it limits nothing: give width, height or maxLines"
        }
        fault = fault.map { "The rule in this comment is not valid: \($0)." }
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
                if words.count > 1, words[1].hasPrefix("="), FitMember.nearest(to: String(first)) != nil {
                    return [first + words[1]]
                }
                if StrayWords(words, after: nil).beginsWithPart { return words }
            }
        }
        return nil
    }

    /// Takes a word with an equals sign; returns what is wrong with it, nil if nothing is.
    private mutating func take(_ word: Substring) -> String? {
        let sign = word.firstIndex(of: "=") ?? word.endIndex
        let name = String(word[..<sign])
        let written = String(word[sign...].dropFirst())
        let value = written.hasSuffix("..") ? written : written.trimmingEndOfSentence
        if value.isEmpty { return "“\(word)” has no value; write no spaces around the equals sign" }
        guard let member = FitMember(name: name) else {
            let instead = FitMember.nearest(to: name) ?? "one of " + FitMember.names.joined(separator: ", ")
            return "“\(name)” is unknown; write \(instead)"
        }
        if let note = member.noteOnName(name) { notes[name] = note }
        if let other = values.updateValue(value, forKey: member) {
            return other == value ? nil : "“\(name)” is given twice, as \(other) and as \(value)"
        }
        do throws(FitFault) {
            try take(value, as: member)
            return nil
        } catch {
            return "“\(word)” \(error.message)"
        }
    }

    private mutating func take(_ value: String, as member: FitMember) throws(FitFault) {
        var taken = fit
        let isList = member == .width && value.contains(",")
        for part in isList ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value] {
            try taken.take(part, as: member)
        }
        fit = taken
    }
}
