import CopyfitCommandLine
import CopyfitFonts
import CopyfitText

/// Measures records. One measurer serves one thread.
struct RecordMeasurer {
    private let catalogue: FontCatalogue
    private let defaultFont: FontChain?
    private let requirements: FontRequirements
    private let preparer: ParagraphPreparer
    private let dictionaries: HyphenationDictionaries
    private var chains: [BatchRecord.FontChoice: FontChain] = [:]

    private static let chainLimit = 256

    /// A measurer whose records take `defaultFont` when they name none.
    init(
        catalogue: FontCatalogue,
        defaultFont: FontChain?,
        requirements: FontRequirements,
        preparer: ParagraphPreparer,
        dictionaries: HyphenationDictionaries
    ) {
        self.catalogue = catalogue
        self.defaultFont = defaultFont
        self.requirements = requirements
        self.preparer = preparer
        self.dictionaries = dictionaries
    }

    /// The record's text, prepared.
    mutating func prepare(_ record: BatchRecord) throws -> MeasuredText {
        guard let text = record.text else { throw RecordError.missingMember("text", "the text to measure") }
        let settings = record.settings
        guard let size = settings.size else { throw RecordError.missingMember("size", "the font size in points") }
        let styled = try StyledText(text, font: font(record.font), size: size, settings: settings, dictionaries)
        return try MeasuredText(styled, settings, requirements, preparer)
    }

    private mutating func font(_ choice: BatchRecord.FontChoice?) throws -> FontChain {
        guard let choice else {
            guard let defaultFont else {
                throw RecordError.missingMember("font", "a family, or fontFiles with paths")
            }
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
