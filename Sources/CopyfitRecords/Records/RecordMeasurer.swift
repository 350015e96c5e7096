import CopyfitFit
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

/// Measures records. One measurer serves one thread.
package struct RecordMeasurer {
    private let catalogue: FontCatalogue
    private let defaultFont: FontChain?
    private let defaultFiles: FontFiles
    let requirements: FontRequirements
    private let preparer: ParagraphPreparer
    let dictionaries: HyphenationDictionaries
    private let recordFonts: RecordFonts
    private var described: [String: FontDescription] = [:]
    private var generation: FontGeneration?
    private var fileChains: [FontFiles: FontChain] = [:]
    private var rooms = FoldedMeasurer()
    private var current: RecordText?

    private static let chainLimit = 256

    /// A measurer whose records take `defaultFont` when they name none, and `defaultFiles` when they choose something in
    /// files without naming any.
    package init(
        catalogue: FontCatalogue,
        defaultFont: FontChain?,
        defaultFiles: FontFiles,
        requirements: FontRequirements,
        preparer: ParagraphPreparer,
        dictionaries: HyphenationDictionaries,
        recordFonts: RecordFonts
    ) {
        self.catalogue = catalogue
        self.defaultFont = defaultFont
        self.defaultFiles = defaultFiles
        self.requirements = requirements
        self.preparer = preparer
        self.dictionaries = dictionaries
        self.recordFonts = recordFonts
    }

    /// Takes the record's text in its font, for `room` and `prepared`. What the font's description has becomes the record's:
    /// call this once.
    package mutating func take(_ record: inout BatchRecord) throws(RecordError) {
        let (text, font, preparer) = try parts(&record)
        guard let size = record.settings.size else { throw RecordError.missingSize }
        if record.runs.isEmpty, current?.replaceCharacters(text, font, record.settings) == true { return }
        let rules = try RecordError.dictionaries(try record.settings.breakRules(dictionaries))
        let stretches = try stretches(of: record, text, font)
        let styled = StyledText(text, font: font, size: size, settings: record.settings, rules, stretches)
        current = RecordText(given: text, styled: styled, font: font, settings: record.settings, preparer: preparer)
    }

    /// The text that was taken, as its record has it; nil if none was.
    package var given: GivenText? { current?.given }

    /// The text that was taken, prepared, at no width yet; nil if none was.
    package func prepared(_ settings: MeasureSettings) throws(RecordError) -> FittedText? {
        guard let current else { return nil }
        return try FittedText(current.styled, settings, requirements, current.preparer)
    }

    /// The text that was taken, its limits at a width and the room it needs there; nil if it must be prepared to find out.
    mutating func room(
        _ settings: MeasureSettings,
        width: Length
    ) -> (text: StyledText, constraint: ParagraphConstraint, room: TextRoom)? {
        guard !requirements.contains(.noSubstitution), settings.hasUsualLines, let size = settings.size else {
            return nil
        }
        let constraint = settings.constraint(width: width, size: size)
        return current.flatMap { text in rooms.room(text.styled, constraint).map { (text.styled, constraint, $0) } }
    }

    /// The text of a record, its font, and what prepares texts in it. What the font's description has becomes the record's:
    /// call this once.
    mutating func parts(_ record: inout BatchRecord) throws(RecordError) -> (GivenText, FontChain, ParagraphPreparer) {
        guard let text = record.text else { throw RecordError.missingMember("text", "the text to measure") }
        if record.settings.hasBoxes, let problem = record.settings.geometry.problem(with: text) {
            throw RecordError.invalidMember(problem)
        }
        let (font, preparer) = try font(&record)
        return (GivenText(text, record.settings), font, preparer)
    }

    /// The runs of a record as stretches of its text, which is in a font.
    mutating func stretches(
        of record: BatchRecord,
        _ text: GivenText,
        _ font: FontChain
    ) throws(RecordError) -> [StyledStretch] {
        var stretches: [StyledStretch] = []
        for (index, run) in record.runs.enumerated() {
            stretches.append(try stretch(run, index + 1, of: text, font, record.settings))
        }
        return stretches
    }

    private mutating func stretch(
        _ run: RecordRun,
        _ number: Int,
        of text: GivenText,
        _ font: FontChain,
        _ settings: MeasureSettings
    ) throws(RecordError) -> StyledStretch {
        var described: FontDescription?
        if let font = run.font { described = try self.described(font, settings) }
        if described?.lineHeight != nil {
            throw .invalidMember(
                "The font of run \(number) has a line height, which counts for whole lines: give it in the record's "
                    + "font or as lineHeight."
            )
        }
        var chain = described?.chain
        if let weight = run.weight {
            chain = try RecordError.fonts(try catalogue.chain(like: chain ?? font, weight: weight))
            if chain == nil {
                throw .invalidMember(
                    "The weight of run \(number) chooses a face of a family: give the run or the record a font."
                )
            }
        }
        return try run.stretch(of: text, number, font: chain, size: described?.size)
    }

    /// The font of a record, and what prepares texts in it.
    package mutating func font(_ record: inout BatchRecord) throws(RecordError) -> (FontChain, ParagraphPreparer) {
        let named = try namedFont(&record)
        guard let css = record.settings.css else {
            guard let named else { throw RecordError.missingMember("font", "a family or font files") }
            return named
        }
        var found = named
        if let family = try record.cssFont() {
            found = (try RecordError.fonts(try record.settings.chain(family, in: catalogue)), preparer)
        }
        guard let (font, preparer) = found else {
            throw RecordError.missingMember("font", "a family or font files")
        }
        return (try RecordError.fonts(try catalogue.chain(font, at: css.variations)), preparer)
    }

    /// What the record names, or the command for it; nil if neither names a font.
    private mutating func namedFont(
        _ record: inout BatchRecord
    ) throws(RecordError) -> (FontChain, ParagraphPreparer)? {
        let hasName = record.font != nil
        let axes = record.files.flatMap { positions(of: $0, besideName: hasName) }
        if let chosen = record.files, axes == nil {
            return try chain(files: files(chosen, besideName: hasName))
        }
        guard let name = record.font else {
            guard let defaultFont else { return nil }
            return (try RecordError.fonts(try catalogue.chain(defaultFont, at: axes ?? [])), preparer)
        }
        let font = try described(name, record.settings)
        if let size = font.size { try record.take(describedSize: size) }
        if let height = font.lineHeight { record.take(describedLineHeight: height) }
        return (try RecordError.fonts(try catalogue.chain(font.chain, at: axes ?? [])), preparer)
    }

    /// The axes that a record chooses for a font that is named; nil if it chooses anything in files.
    private func positions(of chosen: BatchRecord.FileChoice, besideName: Bool) -> [FontVariation]? {
        let areFiles = chosen.paths != nil || chosen.faceIndices != nil || !besideName && !defaultFiles.paths.isEmpty
        return areFiles || !besideName && defaultFont == nil ? nil : chosen.variations
    }

    /// The font files that a record chooses. `besideName` tells whether it has a `font` too.
    private func files(
        _ chosen: BatchRecord.FileChoice,
        besideName: Bool
    ) throws(RecordError) -> FontFiles {
        let files = chosen.paths.map { FontFiles(paths: $0) } ?? defaultFiles
        if besideName || files.paths.isEmpty {
            throw .invalidMember("The faceIndex belongs to font files: give font files.")
        }
        return try chosen.faces(of: files)
    }

    private mutating func described(
        _ name: String,
        _ settings: MeasureSettings
    ) throws(RecordError) -> FontDescription {
        if settings.acceptsTwins { return try FontDescription(name, in: catalogue, acceptsTwins: true) }
        if let font = described[name] { return font }
        if described.count >= Self.chainLimit { described.removeAll(keepingCapacity: true) }
        let font = try FontDescription(name, in: catalogue)
        described[name] = font
        return font
    }

    private mutating func chain(files: FontFiles) throws(RecordError) -> (FontChain, ParagraphPreparer) {
        move(to: recordFonts.current)
        if let generation, let chain = fileChains[files] { return (chain, generation.preparer) }
        let newest = try RecordError.fonts(try recordFonts.generationForNewFiles())
        move(to: newest)
        if fileChains.count >= Self.chainLimit { fileChains.removeAll(keepingCapacity: true) }
        let chain = try RecordError.fonts(try newest.catalogue.chain(files: files.references))
        fileChains[files] = chain
        return (chain, newest.preparer)
    }

    /// Lets go of the fonts of an earlier generation.
    private mutating func move(to newest: FontGeneration?) {
        if generation === newest { return }
        generation = newest
        fileChains = [:]
        current = nil
        rooms.removeAll()
    }
}

/// A record's text in its font, and what prepares it.
private struct RecordText {
    private(set) var given: GivenText
    private(set) var styled: StyledText
    let font: FontChain
    private var settings: MeasureSettings
    let preparer: ParagraphPreparer

    init(
        given: GivenText,
        styled: StyledText,
        font: FontChain,
        settings: MeasureSettings,
        preparer: ParagraphPreparer
    ) {
        self.given = given
        self.styled = styled
        self.font = font
        self.settings = settings
        self.preparer = preparer
    }

    /// Becomes the text of the next record if that differs from this one's in nothing but its characters and limits, as most
    /// records do; false if it does.
    mutating func replaceCharacters(_ text: GivenText, _ font: FontChain, _ next: MeasureSettings) -> Bool {
        settings.takeLimits(of: next)
        guard settings == next, !next.hasBoxes, styled.runs.count == 1, self.font == font else { return false }
        given = text
        styled.replaceCharacters(text.set)
        return true
    }
}

extension BatchRecord {
    fileprivate mutating func take(describedSize size: Double) throws(RecordError) {
        if settings.css?.size != nil { return }
        if hasSize { throw .invalidMember("Give the size once: both the font and the record have one.") }
        setSize(size)
    }

    package func cssFont() throws(RecordError) -> (family: String, style: FontStyle)? {
        do {
            return try settings.css?.font()
        } catch {
            throw .invalidMember(error.description)
        }
    }

    fileprivate mutating func take(describedLineHeight height: WrittenLineHeight) {
        if !hasLineHeight, settings.css?.lineHeight == nil { settings.geometry.lineHeight = height }
    }
}

extension RecordError {
    /// A text has no size.
    package static let missingSize = missingMember("size", "the font size in points")

    fileprivate static func missingMember(_ name: String, _ what: String) -> RecordError {
        RecordError(code: "missing-member", message: "There is no \(name): give \(what).")
    }
}
