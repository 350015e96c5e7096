import CopyfitFit
import CopyfitFonts
import CopyfitRecords
import CopyfitText

/// A font file in memory, and what it is called in messages and answers.
struct MemoryFont {
    let name: String
    let bytes: [UInt8]
}

/// What texts are set in: a chain of fonts and all settings.
final class Style: Sendable {
    let engine: Engine
    let font: FontChain
    let settings: MeasureSettings
    /// The width that lines keep to if a call says none.
    let width: Length
    private let preparer: ParagraphPreparer

    private init(
        _ engine: Engine,
        _ font: FontChain,
        _ preparer: ParagraphPreparer,
        _ settings: MeasureSettings
    ) throws(RecordError) {
        guard case .one(let width) = settings.widths else {
            throw .invalidMember("A style has one width: give others to the call that measures.")
        }
        (self.engine, self.font, self.preparer) = (engine, font, preparer)
        (self.settings, self.width) = (settings, width)
    }

    /// A style whose font the settings name. They are the members of a record, as JSON.
    convenience init(_ engine: Engine, settings json: [UInt8]) throws(RecordError) {
        var record = try Self.record(json)
        var measurer = engine.measurer()
        let (font, preparer) = try measurer.font(&record)
        try self.init(engine, font, preparer, record.settings)
    }

    /// A style in fonts in memory. The settings choose faces in them and positions on their axes as in font files.
    convenience init(_ engine: Engine, fonts: [MemoryFont], settings json: [UInt8]) throws(RecordError) {
        let record = try Self.record(json)
        let names = try record.cssFont() != nil || record.font != nil || record.files?.paths != nil
        if names {
            throw .invalidMember("Give the font once: both the settings and the call have one.")
        }
        let named = FontFiles(paths: fonts.map { $0.name })
        var files = named
        if let chosen = record.files { files = try chosen.faces(of: named) }
        let faces = zip(files.references, fonts).map { (reference: $0, bytes: $1.bytes) }
        let chain = try RecordError.fonts(try engine.catalogue.chain(inMemory: faces))
        let font = try RecordError.fonts(
            try engine.catalogue.chain(chain, at: record.settings.css?.variations ?? [])
        )
        let limit = engine.cacheByteLimit
        let preparer = ParagraphPreparer(cacheByteLimit: limit, wordByteLimit: limit)
        try self.init(engine, font, preparer, record.settings)
    }

    private static func record(_ json: [UInt8]) throws(RecordError) -> BatchRecord {
        var record = BatchRecord()
        if !json.isEmpty { try RecordReader().read(0..<json.count, of: json.span, into: &record) }
        if record.text != nil || record.id != nil {
            throw .invalidMember("Leave text and id out of the settings: they belong to a text, not to its style.")
        }
        if !record.runs.isEmpty {
            throw .invalidMember("Leave runs out of the settings: they belong to a text, not to its style.")
        }
        return record
    }

    /// A text in this style, at the style's size unless another is given.
    func styledText(_ text: String, size: Double? = nil) throws(RecordError) -> StyledText {
        guard let size = size ?? settings.size else { throw RecordError.missingSize }
        return try styled(text)(size)
    }

    /// A text in this style at sizes in points.
    private func styled(_ text: String) throws(RecordError) -> (Double) -> StyledText {
        if let problem = settings.geometry.problem(with: text) { throw .invalidMember(problem) }
        let rules = try RecordError.dictionaries(try settings.breakRules(engine.dictionaries))
        let text = GivenText(text, settings)
        return { [font, settings] in StyledText(text, font: font, size: $0, settings: settings, rules) }
    }

    /// A text in this style, prepared, under the style's limits.
    func prepared(_ text: String) throws(RecordError) -> FittedText {
        try FittedText(styledText(text), settings, [], preparer)
    }

    /// The limits of the style at its size.
    func limits(size: Double) -> ParagraphConstraint { settings.constraint(width: width, size: size) }

    /// The largest of some sizes at which a text fits, or why none does.
    func largestSize(
        _ text: String,
        _ limits: ParagraphConstraint?,
        _ sizes: ClosedRange<Double>,
        step: Double
    ) throws(RecordError) -> FitAnswer {
        var settings = settings
        if let limits {
            settings.widths = .one(Length(points: limits.width))
            settings.height = Length(points: limits.height)
            settings.maxLines = limits.maxLines
        }
        let limits = FitLimits(minSize: sizes.lowerBound, maxSize: sizes.upperBound, step: step)
        switch limits.search(settings, .members) {
        case .success(let search): return try search.answer(settings, [], preparer, text: styled(text))
        case .failure(let fault): throw RecordError(fault)
        }
    }
}

extension RecordError {
    /// Settings are not such that anything can be searched for.
    init(_ fault: SearchFault) { self.init(code: "invalid-settings", message: fault.sentence) }
}
