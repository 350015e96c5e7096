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
    private let recordFonts: RecordFonts
    private var chains: [String: FontChain] = [:]
    private var generation: FontGeneration?
    private var fileChains: [[String]: FontChain] = [:]
    private var rooms = TextMeasurer()

    private static let chainLimit = 256

    /// A measurer whose records take `defaultFont` when they name none.
    init(
        catalogue: FontCatalogue,
        defaultFont: FontChain?,
        requirements: FontRequirements,
        preparer: ParagraphPreparer,
        dictionaries: HyphenationDictionaries,
        recordFonts: RecordFonts
    ) {
        self.catalogue = catalogue
        self.defaultFont = defaultFont
        self.requirements = requirements
        self.preparer = preparer
        self.dictionaries = dictionaries
        self.recordFonts = recordFonts
    }

    /// The record's text, prepared.
    mutating func prepare(_ record: BatchRecord) throws -> MeasuredText {
        let (text, preparer) = try text(record)
        return try MeasuredText(text, record.settings, requirements, preparer)
    }

    /// The room that the record's text takes at a width; nil if the text must be prepared to find out.
    mutating func room(_ record: BatchRecord, width: Double) throws -> RoomMeasurement? {
        let settings = record.settings
        let isUsual = settings.typesetting == Typesetting() && settings.geometry == TextGeometry()
        if requirements.contains(.noSubstitution) || !isUsual { return nil }
        let (text, _) = try text(record)
        let constraint = record.settings.constraint(width: width)
        return rooms.room(text, constraint).map { RoomMeasurement(text, constraint, $0) }
    }

    /// The record's text in its font, and what prepares it.
    private mutating func text(_ record: BatchRecord) throws -> (StyledText, ParagraphPreparer) {
        guard let text = record.text else { throw RecordError.missingMember("text", "the text to measure") }
        let settings = record.settings
        guard let size = settings.size else { throw RecordError.missingMember("size", "the font size in points") }
        if let problem = settings.geometry.problem(with: text) { throw RecordError.invalidMember(problem) }
        let (font, preparer) = try font(record.font)
        return (try StyledText(text, font: font, size: size, settings: settings, dictionaries), preparer)
    }

    /// The font of a record, and what prepares texts in it.
    private mutating func font(_ choice: BatchRecord.FontChoice?) throws -> (FontChain, ParagraphPreparer) {
        switch choice {
        case .named(let name): return (try chain(named: name), preparer)
        case .files(let paths): return try chain(files: paths)
        case nil:
            guard let defaultFont else {
                throw RecordError.missingMember("font", "a family, or fontFiles with paths")
            }
            return (defaultFont, preparer)
        }
    }

    private mutating func chain(named name: String) throws -> FontChain {
        if let chain = chains[name] { return chain }
        if chains.count >= Self.chainLimit { chains.removeAll(keepingCapacity: true) }
        let chain = try catalogue.chain(named: name)
        chains[name] = chain
        return chain
    }

    private mutating func chain(files paths: [String]) throws -> (FontChain, ParagraphPreparer) {
        move(to: recordFonts.current)
        if let generation, let chain = fileChains[paths] { return (chain, generation.preparer) }
        let newest = try recordFonts.generationForNewFiles()
        move(to: newest)
        if fileChains.count >= Self.chainLimit { fileChains.removeAll(keepingCapacity: true) }
        let chain = try newest.catalogue.chain(files: paths.map { FontFileReference(path: $0) })
        fileChains[paths] = chain
        return (chain, newest.preparer)
    }

    /// Lets go of the fonts of an earlier generation.
    private mutating func move(to newest: FontGeneration?) {
        if generation === newest { return }
        generation = newest
        fileChains = [:]
        rooms.removeAll()
    }
}

extension RecordError {
    fileprivate static func missingMember(_ name: String, _ what: String) -> RecordError {
        RecordError(code: "missing-member", message: "The record has no \(name): give \(what).")
    }
}
