import CopyfitAssets
import Copyfit
import CopyfitChecking
import CopyfitTranslations

extension ViewTranslationReport {
    /// Adds a setting, and the errors of its update, each once.
    mutating func add(_ update: UpdateReport, in setting: ViewSetting) {
        settings.append(setting)
        for diagnostic in update.diagnostics where diagnostic.code.severity == .error {
            guard reportedKeys.insert(["diagnostic", diagnostic.description]).inserted else { continue }
            var failure = ViewTranslationFailure(kind: .diagnostic, message: diagnostic.locatedMessage)
            failure.setting = setting
            failures.append(failure)
        }
    }

    /// Adds what is wrong with texts in a setting.
    mutating func add(_ texts: [LaidOutText], in setting: ViewSetting, _ tables: TranslationTables) {
        textCount += texts.count
        let pushed = PushedTexts(texts, setting)
        for (index, text) in texts.enumerated() {
            let origins = TextOrigins(text, setting.language, tables, number: setting.number)
            addLookups(origins, of: text, in: setting)
            for (kind, message, over) in Self.faults(of: text, outside: pushed.fault(of: index)) {
                var failure = ViewTranslationFailure(kind: kind, message: message)
                failure.take(text, origins.first)
                failure.setting = setting
                failure.settings = [setting]
                failure.over = over
                failure.extraLines = kind == .cutOff ? text.linesTooMany : 0
                guard kind != .characterWithoutFont || isNew(failure) else { continue }
                add(failure)
            }
        }
    }

    /// Adds a failure; one about the room of a text, to those of the text in other settings.
    private mutating func add(_ failure: ViewTranslationFailure) {
        guard failure.kind != .characterWithoutFont else { return failures.append(failure) }
        let place = [failure.file, failure.line.map(String.init), failure.column.map(String.init)].compactMap(\.self)
        let names = [failure.key, failure.identifier].map { $0 ?? "" }
        let text = [failure.setting?.language ?? "", failure.text, failure.viewPath] + names + place
        if let index = indices[text] { return failures[index].add(failure) }
        indices[text] = failures.count
        failures.append(failure)
    }

    /// Whether a text has not been reported in the language.
    private mutating func isNew(_ failure: ViewTranslationFailure) -> Bool {
        reportedKeys.insert([failure.kind.rawValue, failure.setting?.language ?? "", failure.text]).inserted
    }

    private mutating func addLookups(_ origins: TextOrigins, of text: LaidOutText, in setting: ViewSetting) {
        for lookup in origins.missing where reportedKeys.insert(["key", lookup.table ?? "", lookup.key]).inserted {
            let table = lookup.table.map { " in the table \($0)" } ?? ""
            var failure = ViewTranslationFailure(kind: .missingKey, message: "No file has this key\(table).")
            failure.take(text, nil)
            failure.key = lookup.key
            failures.append(failure)
        }
        for found in origins.untranslated
        where reportedKeys.insert(["untranslated", setting.language, found.entry.translation.key]).inserted {
            let message = "There is no text in \(setting.language), and “\(found.entry.translation.text)” is shown."
            var failure = ViewTranslationFailure(kind: .untranslated, message: message)
            failure.take(text, found.entry)
            warnings.append(failure)
        }
    }

    private typealias Fault = (kind: ViewTranslationFailure.Kind, message: String, over: Double?)

    private static func faults(of text: LaidOutText, outside: (distance: Double, others: Int)?) -> [Fault] {
        var faults: [Fault] = []
        let quoted = "“\(text.string)”"
        if text.isTruncated {
            faults.append((.cutOff, "\(quoted) is cut off: it \(text.verdict.need()).", text.verdict.width))
        } else if let word = text.cutWords.first {
            let words = text.cutWords.count > 1 ? " and \(Count.text(text.cutWords.count - 1, "other word"))" : ""
            let message = "“\(word)”\(words) of \(quoted) is cut: it \(text.verdict.need())."
            faults.append((.wordCut, message, text.verdict.width))
        }
        if let (distance, others) = outside {
            let pushed = others == 0 ? "" : ", and \(Count.text(others, "other text")) with it"
            faults.append((.outside, "\(quoted) is \(Points.text(distance)) pt outside\(pushed).", distance))
        }
        if !text.missingCharacters.isEmpty {
            let characters = text.missingCharacters.map { "“\($0)”" }.joined(separator: ", ")
            faults.append((.characterWithoutFont, "No font has \(characters) of \(quoted).", nil))
        }
        return faults
    }
}

extension ViewTranslationFailure {
    /// Says which text it is about, and where that is written.
    mutating func take(_ text: LaidOutText, _ entry: TableEntry?) {
        self.text = text.string
        viewPath = text.viewPath
        identifier = text.identifier
        key = entry?.translation.key ?? text.keys.first
        file = entry?.file
        line = entry?.translation.position.line
        column = entry?.translation.position.column
    }
}
