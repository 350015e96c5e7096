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
        for text in texts {
            let origins = TextOrigins(text, setting.language, tables)
            addLookups(origins, of: text, in: setting)
            for (kind, message, over) in Self.faults(of: text, in: setting) {
                var failure = ViewTranslationFailure(kind: kind, message: message)
                failure.take(text, origins.first)
                failure.setting = setting
                failure.over = over
                failure.extraLines = kind == .cutOff ? text.linesTooMany : 0
                guard kind != .characterWithoutFont || isNew(failure) else { continue }
                failures.append(failure)
            }
        }
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

    private static func faults(of text: LaidOutText, in setting: ViewSetting) -> [Fault] {
        var faults: [Fault] = []
        let quoted = "“\(text.string)”"
        if text.isTruncated {
            faults.append((.cutOff, "\(quoted) is cut off: it \(text.verdict.need()).", text.verdict.width))
        } else if let word = text.cutWords.first {
            let words = text.cutWords.count > 1 ? " and \(Count.text(text.cutWords.count - 1, "other word"))" : ""
            let message = "“\(word)”\(words) of \(quoted) is cut: it \(text.verdict.need())."
            faults.append((.wordCut, message, text.verdict.width))
        }
        if let distance = OuterDistance(text, setting).greatest {
            faults.append((.outside, "\(quoted) is \(Points.text(distance)) pt outside.", distance))
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

/// How far a text is outside its room.
private struct OuterDistance {
    /// The greatest distance at one of the edges, in points; nil if it is less than a pixel, or can be scrolled into
    /// view.
    let greatest: Double?

    init(_ text: LaidOutText, _ setting: ViewSetting) {
        let lines = text.lines.map(\.frame)
        let frame = lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
        var distances: [Double] = []
        if !text.scrollAxes.contains(.horizontal) { distances += [-frame.minX, frame.maxX - setting.width] }
        if let height = setting.height, !text.scrollAxes.contains(.vertical) {
            distances += [-frame.minY, frame.maxY - height]
        }
        greatest = distances.max().flatMap { $0 > Self.tolerance ? $0 : nil }
    }

    /// Sizes of texts are rounded up to half a point.
    private static let tolerance = 0.5
}
