import CopyfitFit
import CopyfitTranslations

/// Limits that do not come from rules about room.
extension TextChecker {
    /// What the views give a text.
    mutating func rooms(of text: Translation, _ file: CheckedFile) -> [PreparedRule] {
        guard let all = context.rooms[text.key] else { return [] }
        let rooms = all.filter { room in
            room.selection.includes(file: file.path, table: file.table)
                && room.selection.includes(locale: text.locale.name, tag: text.locale.tag)
        }
        if !rooms.isEmpty { result.matchedRooms.insert(text.key) }
        return rooms
    }

    /// The rules of the room that the file itself gives a text, in the type that the text has.
    mutating func rules(
        ofLimits text: Translation,
        _ file: CheckedFile,
        _ matching: [PreparedRule]
    ) -> [PreparedRule] {
        let limits = FileLimits(text.flags)
        for (name, sentence) in limits.faults where file.pseudo == nil {
            result.noteFault(sentence, rule: name, text, file, context)
        }
        guard let base = matching.first ?? (context.faultOfComments == nil ? context.fallback : nil) else {
            for (name, _) in limits.rooms where file.pseudo == nil {
                let sentence =
                    "The file's limits \(name) are not checked: give a font and a size (--font Inter --size 16)."
                result.remark(.notMeasured, on: name, sentence, rule: name, text, file, context)
            }
            return []
        }
        return limits.rooms.map { PreparedRule(base, name: $0.name, requirement: $0.fit) }
    }

    /// What is longer than a rule or the file allows, whatever it is set in.
    ///
    /// - Returns: The text with the samples that were counted; nil if nothing limits it.
    mutating func checkLength(
        _ text: Translation,
        _ markup: [MarkedText.Piece],
        _ file: CheckedFile
    ) -> SampledText? {
        var limits = FileLimits(text.flags).lengths
        for (index, rule) in context.rules.rules.enumerated()
        where rule.lengths.limitsSomething && rule.includes(text, in: file) {
            result.matchedRules.insert(index)
            limits.append((rule.name, rule.lengths))
        }
        var measured: SampledText?
        for (rule, lengths) in limits {
            let faults = lengths.faults { measure in
                let placed = placer.longest(text, markup, in: measure)
                measured = measured ?? placed
                return placed.characters
            }
            for fault in faults {
                var finding = context.finding(.tooLong, text, file, rule: rule) { fault.sentence }
                finding?.text = fault.text
                finding?.written = fault.text == text.text ? nil : text.text
                if let finding { result.findings.append(finding) }
            }
        }
        return measured
    }
}
