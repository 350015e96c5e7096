import CopyfitTranslations

/// Which programs have letters for shortcuts, and in which of their texts. A sign alone does not tell: “Drag&drop” and “Log_in”
/// have none.
///
/// A text has one if its translations have the sign before other words (`&File`, `&Datei`). Where several texts of a program
/// begin with such a sign, others have it before words as well.
struct ShortcutEvidence: Sendable {
    private struct Program: Hashable {
        let family: String
        let character: UInt8
    }

    /// The words with signs, by the texts that they are in, in all languages.
    private var words: [Program: [MessageKey: Set<String>]] = [:]
    /// The texts with a sign before a word.
    private var withSign: [Program: Set<MessageKey>] = [:]
    /// The texts whose first word has a sign.
    private var beginning: [Program: Set<MessageKey>] = [:]

    /// - Complexity: O(n) in the length of all texts.
    init(_ files: [CheckedFile], _ rules: CheckRules) {
        for file in files {
            if MarkupSyntax(nil, of: file.format).shortcutSigns.isEmpty { continue }
            for text in file.translations where !text.isMisread {
                let syntax = rules.markup(of: text, in: file).syntax
                add(text.text, text.placeholders, of: text, in: file, syntax)
                if let source = text.source { add(source, text.sourcePlaceholders, of: text, in: file, syntax) }
            }
        }
    }

    private mutating func add(
        _ characters: String,
        _ placeholders: [Placeholder],
        of text: Translation,
        in file: CheckedFile,
        _ syntax: MarkupSyntax
    ) {
        guard syntax.mayBe(in: characters), !characters.utf8.contains(UInt8(ascii: "<")) else { return }
        let signs = ShortcutSigns(characters, syntax, hidden: placeholders.map(\.range)).signs
        for (character, signs) in Dictionary(grouping: signs, by: \.character) {
            let program = Program(family: file.family, character: character)
            words[program, default: [:]][MessageKey(text), default: []].formUnion(signs.map(\.word))
            if signs.contains(where: { $0.kind == .start || $0.kind == .word }) {
                withSign[program, default: []].insert(MessageKey(text))
            }
            if signs.contains(where: { $0.kind == .start }) { beginning[program, default: []].insert(MessageKey(text)) }
        }
    }

    /// The places in which signs of a text are those of shortcuts.
    func places(in text: Translation, _ file: CheckedFile, _ syntax: MarkupSyntax) -> [UInt8: ShortcutPlaces] {
        var places: [UInt8: ShortcutPlaces] = [:]
        for character in syntax.shortcutSigns {
            let program = Program(family: file.family, character: character)
            var found = syntax.shortcutPlaces
            if beginning[program]?.count ?? 0 > 1 { found.formUnion([.start, .word, .early]) }
            let key = MessageKey(text)
            if words[program]?[key]?.count ?? 0 > 1, withSign[program]?.contains(key) ?? false {
                found.formUnion([.start, .word, .early, .inside])
            }
            if !found.isEmpty { places[character] = found }
        }
        return places
    }

    /// What is not shown as it is written of a text that is compared with none.
    func pieces(of text: Translation, in file: CheckedFile, _ rules: CheckRules) -> [MarkedText.Piece] {
        let syntax = rules.markup(of: text, in: file).syntax
        let read = MarkedText(text.text, text.placeholders, syntax, shortcuts: places(in: text, file, syntax))
        return read.isReadable ? read.pieces : []
    }
}
