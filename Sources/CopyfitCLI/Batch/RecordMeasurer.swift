import CopyfitFonts
import CopyfitText
import CopyfitUnicode

/// Measures records. One measurer serves one thread.
struct RecordMeasurer {
    private let catalogue: FontCatalogue
    private let defaultFont: FontChain?
    private let isStrict: Bool
    private let preparer: ParagraphPreparer
    private let dictionaries: HyphenationDictionaries
    private var chains: [BatchRecord.FontChoice: FontChain] = [:]

    private static let chainLimit = 256

    /// A measurer whose records take `defaultFont` when they name none.
    init(
        catalogue: FontCatalogue,
        defaultFont: FontChain?,
        isStrict: Bool,
        preparer: ParagraphPreparer,
        dictionaries: HyphenationDictionaries
    ) {
        self.catalogue = catalogue
        self.defaultFont = defaultFont
        self.isStrict = isStrict
        self.preparer = preparer
        self.dictionaries = dictionaries
    }

    /// The record's text, prepared.
    mutating func prepare(_ record: BatchRecord) throws(RecordError) -> MeasuredText {
        guard let text = record.text else { throw .missingMember("text", "the text to measure") }
        guard let size = record.settings.size else { throw .missingMember("size", "the font size in points") }
        let measured: MeasuredText
        do {
            measured = try MeasuredText(
                text,
                font: try font(record.font),
                size: size,
                settings: record.settings,
                rules: record.settings.breakRules(dictionaries),
                preparer: preparer
            )
        } catch let error as FontError {
            throw RecordError(code: error.code, message: error.description)
        } catch let error as TextError {
            throw RecordError(code: error.code, message: error.description)
        } catch let error as HyphenationError {
            throw RecordError(code: error.code, message: error.description)
        } catch {
            throw .missingMember("font", "a family, or fontFiles with paths")
        }
        if isStrict, let fault = FontNotes(measured.paragraph).strictFault { throw fault }
        return measured
    }

    private struct NoFont: Error {}

    private mutating func font(_ choice: BatchRecord.FontChoice?) throws -> FontChain {
        guard let choice else {
            guard let defaultFont else { throw NoFont() }
            return defaultFont
        }
        if let chain = chains[choice] { return chain }
        if chains.count >= Self.chainLimit { chains.removeAll(keepingCapacity: true) }
        let chain =
            switch choice {
            case .named(let name): try catalogue.chain(named: name)
            case .files(let paths): try catalogue.chain(files: paths.map { FontFileReference(path: $0) })
            }
        chains[choice] = chain
        return chain
    }
}

extension RecordError {
    fileprivate static func missingMember(_ name: String, _ what: String) -> RecordError {
        RecordError(code: "missing-member", message: "The record has no \(name): give \(what).")
    }
}
