import CopyfitAppleStrings
import CopyfitLanguages

/// Reads tables of comma-, semicolon- or tab-separated values (RFC 4180) whose first row names the columns.
///
/// A column `key`, `id` or `name` has the keys (the first column, if there are two languages or more); one named like a
/// language has its texts. A table with a column `locale` or `language` has one text in each row, in a column `text`,
/// `value`, `translation` or `target`.
struct TableReader {
    private var fields: DelimitedFields
    private let given: TranslationLocale

    init(_ text: SourceText, locale: TranslationLocale) {
        fields = DelimitedFields(text)
        given = locale
    }

    mutating func read(into collector: inout TranslationCollector) {
        guard let first = fields.nextRow(&collector) else { return }
        let header = TableHeader(first.map(\.text))
        guard let header else {
            return collector.report(
                "The first row must name a column \"key\" and a column for each language (such as \"de\").",
                at: 0
            )
        }
        while let row = fields.nextRow(&collector) { add(row, header, &collector) }
    }

    private func add(_ row: [DelimitedFields.Field], _ header: TableHeader, _ collector: inout TranslationCollector) {
        if row.count == 1, row[0].text.isEmpty { return }
        if row.count > header.count {
            collector.report(
                "The row has \(row.count) fields; the header has \(header.count).",
                at: row[header.count].offset
            )
        }
        let content = { (column: Int?) in column.flatMap { $0 < row.count ? row[$0].text : nil } }
        guard let key = content(header.key), !key.isEmpty else {
            return collector.report("The row has no key.", at: row[0].offset)
        }
        let named = content(header.locale).map { TranslationLocale($0) }
        for column in header.texts {
            // A row may end before its last columns
            let isThere = column.index < row.count
            let field = isThere ? row[column.index] : DelimitedFields.Field(text: "", offset: row[0].offset)
            let translation = Translation(
                key: key,
                context: content(header.context),
                locale: named ?? column.locale ?? given,
                text: field.text,
                comment: content(header.comment).flatMap { $0.isEmpty ? nil : $0 },
                state: field.text.isEmpty ? .untranslated : .translated,
                source: content(header.source),
                position: collector.text.position(at: field.offset)
            )
            collector.add(translation, syntax: .automatic)
        }
    }
}

/// What the columns of a table are.
struct TableHeader {
    let count: Int
    private(set) var key: Int?
    private(set) var locale: Int?
    private(set) var source: Int?
    private(set) var comment: Int?
    private(set) var context: Int?
    /// The columns with texts; without a language if the row names it.
    private(set) var texts: [(index: Int, locale: TranslationLocale?)] = []

    /// nil if there are no keys or no texts.
    init?(_ names: [String]) {
        count = names.count
        var values: [Int] = []
        for (index, name) in names.enumerated() {
            switch name.lowercased() {
            case "key", "keys", "identifier", "string id", "stringid", "string_id", "msgid": key = key ?? index
            case "id" where key != nil: texts.append((index, TranslationLocale(name)))
            case "id", "name": key = key ?? index
            case "locale", "language", "lang": locale = index
            case "source", "source text": source = index
            case "comment", "comments", "description", "note", "notes": comment = index
            case "context": context = index
            case "text", "value", "translation", "target", "string": values.append(index)
            default: if LanguageTag.isLikely(name) { texts.append((index, TranslationLocale(name))) }
            }
        }
        if texts.isEmpty { texts = values.map { ($0, nil) } }
        if key == nil, texts.count > 1, texts[0].index > 0 { key = 0 }
        guard key != nil, !texts.isEmpty else { return nil }
    }
}
