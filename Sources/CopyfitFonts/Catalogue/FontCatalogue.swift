import CopyfitBundledFonts
import Synchronization

/// A face named by its file.
public struct FontFileReference: Hashable, Sendable {
    /// The file's path.
    public let path: String
    /// The face's index in a collection.
    public let index: Int
    /// Variation settings, for variable fonts.
    public let variations: [FontVariation]

    /// A face of a file.
    public init(path: String, index: Int = 0, variations: [FontVariation] = []) {
        self.path = path
        self.index = index
        self.variations = variations
    }
}

/// Where fonts come from, and how a name is resolved to faces.
///
/// Sources in order: registered directories, the bundled fonts, the system's fonts (only on request). Explicit files
/// bypass them all. Nothing is substituted silently: an unknown family is an error; if a family lacks a style, the
/// nearest by CSS Fonts 4 is used and reported; characters that a face lacks go through the chain of `FontFallback`.
///
/// Immutable except for caches of opened faces and chains; safe to share between threads. Bundled files are mapped, all
/// others read into memory, so that rewriting them changes nothing. The memory is given back when the catalogue, its
/// chains, and the preparers that used them are gone: for files that are used only for a while, make a catalogue and a
/// preparer of their own.
///
/// ```swift
/// let catalogue = try FontCatalogue()
/// let chain = try catalogue.chain(named: "Inter SemiBold")
/// print(chain.primary.fullName)  // Inter SemiBold
/// ```
public final class FontCatalogue: Sendable {
    private let families: FontFamilies
    private let fallbacks: [FontFamily]
    private let hanFallbacks: [FontSlot]
    private let system: SystemFonts?
    let opener: FontOpener
    /// The folder with the bundled fonts and hyphenation patterns; nil if they are excluded.
    public let bundledDirectory: String?
    /// The font files of the directories; a file has a place for each of its faces.
    let folderFiles: [String]
    private let chains = Mutex<[ChainKey: FontChain]>([:])
    private let files = Mutex<[FontFileReference: FontSlot]>([:])

    private static let cacheLimit = 512

    /// A catalogue of directories, the bundled fonts and, on request, the system's fonts.
    ///
    /// - Parameters:
    ///   - directories: each is searched for font files, including subfolders; other files are skipped.
    ///   - bundledDirectory: the folder with the bundled fonts; nil to exclude them.
    ///   - usesSystemFonts: whether families and fallback faces may come from fontconfig.
    ///   - lock: what each file is compared with when it is opened; nil accepts all. A file that differs throws
    ///     `.notAsLocked` from whatever needs it.
    /// - Throws: a directory that cannot be read, a font in one that is not as the lock says, or
    ///   `.systemFontsUnavailable`.
    /// - Complexity: reads every file of `directories` once; all files are opened when needed.
    public init(
        bundledDirectory: String?,
        directories: [String] = [],
        usesSystemFonts: Bool = false,
        lock: FontLock? = nil
    ) throws(FontError) {
        let opener = FontOpener(locked: lock.map { LockedFonts($0, bundledDirectory: bundledDirectory) })
        var families = FontFamilies()
        var folderFiles: [String] = []
        for directory in directories {
            for record in try FontDirectory.records(in: directory, opener) {
                families.add(FontSlot(record, opener))
                folderFiles.append(record.path)
            }
        }
        let bundled = BundledRecords(directory: bundledDirectory, opener)
        for slot in bundled.slots { families.add(slot) }
        self.families = families
        (self.opener, self.bundledDirectory, self.folderFiles) = (opener, bundledDirectory, folderFiles)
        (fallbacks, hanFallbacks) = (bundled.fallbacks, bundled.hanFallbacks)
        system = usesSystemFonts ? try SystemFonts() : nil
    }

    /// A catalogue of only the bundled fonts: the same numbers on every machine.
    ///
    /// - Throws: `.bundledFontsMissing` when their folder is not found.
    public convenience init() throws(FontError) {
        let directory: String
        do {
            directory = try BundledFonts.directory()
        } catch {
            throw .bundledFontsMissing(reason: error.description)
        }
        try self.init(bundledDirectory: directory)
    }

    /// The chain for a family with optional style words: `"Inter"`, `"Inter SemiBold Italic"`. The name never includes
    /// a size.
    ///
    /// - Throws: `.unknownFamily`, `.unknownStyle`, `.sizeInName`, or what opening the face's file throws.
    /// - Complexity: O(words) after the first call for a name.
    public func chain(named name: String) throws(FontError) -> FontChain {
        let parser = FontNameParser(name: name, knownNames: familyNames) { self.family($0) }
        let request = try parser.parse()
        return try chain(request.family, request.style)
    }

    /// The chain for a family with optional style words. If no family has the name, a family with the same widths in that style
    /// takes its place, such as Carlito for Calibri; the chain then says so (`substitutesStyle`).
    ///
    /// - Throws: as `chain(named:)`.
    /// - Complexity: as `chain(named:)`.
    public func chain(namedOrTwin name: String) throws(FontError) -> FontChain {
        do {
            return try chain(named: name)
        } catch {
            guard case .unknownFamily = error, let request = MetricTwins.request(name),
                let twin = twin(of: request.family),
                let face = twin.nearest(to: request.style), face.record.has(request.style)
            else { throw error }
            return try chain(twin, request.style)
        }
    }

    /// The chain for a family in a style.
    ///
    /// - Throws: `.unknownFamily`, or what opening the face's file throws.
    public func chain(family name: String, style: FontStyle) throws(FontError) -> FontChain {
        guard let family = family(name) else {
            throw .unknownFamily(name: name, suggestions: suggestions(for: name))
        }
        return try chain(family, style)
    }

    /// The same, with a family of the same widths in place of one that is not there.
    package func chain(familyOrTwin name: String, style: FontStyle) throws(FontError) -> FontChain {
        guard family(name) == nil, let twin = twin(of: name) else { return try chain(family: name, style: style) }
        return try chain(twin, style)
    }

    /// The chain for the family of another one, in the same style except for its weight, and at the same positions on other axes;
    /// nil for a chain of files.
    ///
    /// - Throws: `.noSuchAxis` if the face of that weight lacks an axis, or what opening its file throws.
    package func chain(like other: FontChain, weight: FontWeight) throws(FontError) -> FontChain? {
        if other.isExplicit { return nil }
        let parser = FontNameParser(name: other.askedName, knownNames: []) { self.family($0) ?? self.twin(of: $0) }
        var request = try parser.parse()
        request.style.weight = weight
        let kept = FontRecord(other.primary).variations.filter { $0.axis != FontTag("wght") }
        return try chain(chain(request.family, request.style), at: kept)
    }

    /// The chain for a name, in which the faces of some families, in their order, come before all other fallbacks. Names that
    /// are no families, and families with too few words, change nothing.
    ///
    /// - Throws: what `chain(named:)` throws, or what opening a face's file throws.
    package func chain(named name: String, preferring families: [String]) throws(FontError) -> FontChain {
        let chain = try chain(named: name)
        let style = chain.primary.style
        let others = families.compactMap { name -> FontSlot? in
            let parser = FontNameParser(name: name, knownNames: []) { self.family($0) }
            guard let found = try? parser.parse() else { return nil }
            return found.family.nearest(to: found.style == FontStyle() ? style : found.style)
        }
        if others.isEmpty { return chain }
        return FontChain(storage: FontChain.Storage(chain.storage, preferring: others))
    }

    /// The chain with its primary face at other positions on the axes of its font; it keeps those that are not given.
    ///
    /// - Throws: `.noSuchAxis`, `.axisOutOfRange`, or what opening the face's file throws.
    public func chain(_ chain: FontChain, at variations: [FontVariation]) throws(FontError) -> FontChain {
        if variations.isEmpty { return chain }
        let key = ChainKey.variations(chain, variations)
        if let chain = chains.withLock({ $0[key] }) { return chain }
        let other = chain.storage
        var record = FontRecord(other.primary)
        let kept = record.variations.filter { old in !variations.contains { $0.axis == old.axis } }
        (record.variations, record.isNamedInstance) = (kept + variations, true)
        record.isBundled = other.slots.first?.record.isBundled == true
        let face = try opener.face(record, of: other.primary.file)
        let storage = FontChain.Storage(
            primary: face,
            slots: [FontSlot(face, as: record, opener)] + other.slots.dropFirst(),
            askedName: other.askedName,
            substitutesStyle: other.substitutesStyle,
            isExplicit: other.isExplicit,
            preferredCount: other.preferredCount
        )
        return remember(FontChain(storage: storage), key)
    }

    /// The chain of exactly these files: the primary face, then the whole fallback chain. Nothing else is used.
    ///
    /// - Throws: `.emptyChain`, `.noSuchFace`, `.noSuchAxis`, `.axisOutOfRange`, or what opening a file throws.
    public func chain(files references: [FontFileReference]) throws(FontError) -> FontChain {
        let key = ChainKey.files(references)
        if let chain = chains.withLock({ $0[key] }) { return chain }
        var slots: [FontSlot] = []
        for reference in references { slots.append(try slot(reference)) }
        return remember(try chain(slots), key)
    }

    /// The chain of exactly these files, of which the bytes are given and the paths are only names: the primary face, then the
    /// whole fallback chain. Each call reads the bytes again: two files may have the same name.
    ///
    /// - Throws: as `chain(files:)`.
    package func chain(
        inMemory files: [(reference: FontFileReference, bytes: [UInt8])]
    ) throws(FontError) -> FontChain {
        var slots: [FontSlot] = []
        for (reference, bytes) in files {
            let file = try opener.file(bytes, named: reference.path)
            slots.append(FontSlot(try opener.face(FontRecord(reference), of: file), opener))
        }
        return try chain(slots)
    }

    /// How many bytes of fonts that are not bundled the catalogue's faces have in memory, those in use elsewhere
    /// included. O(files).
    public var heldByteCount: Int { opener.heldByteCount }

    /// The faces of the directories and the bundled fonts, families in the order of their first face; then the system's, by
    /// their files. O(faces).
    package var listedFaces: [ListedFace] {
        families.all.flatMap { $0.slots }.map { ListedFace($0.record) } + (system?.faces.map(ListedFace.init) ?? [])
    }

    /// The system's font files, by their paths; nil if they are not used.
    var systemFiles: [String]? { system.map { Set($0.faces.map { $0.path }).sorted() } }

    /// The families available by name, without the system's.
    public var familyNames: [String] { families.all.map { $0.name } }
}

extension FontCatalogue {
    private enum ChainKey: Hashable {
        case family(String, FontStyle)
        case files([FontFileReference])
        case variations(FontChain, [FontVariation])
    }

    private func family(_ name: some StringProtocol) -> FontFamily? {
        families[name] ?? system?.family(String(name), opener)
    }

    /// The first family with the same widths as one of this name that is not there, under that name.
    private func twin(of name: String) -> FontFamily? {
        for other in MetricTwins.twins(of: name) {
            if let found = family(other) { return FontFamily(name: name, standIn: found) }
        }
        return nil
    }

    private func chain(_ family: FontFamily, _ style: FontStyle) throws(FontError) -> FontChain {
        let key = ChainKey.family(family.name, style)
        if let chain = chains.withLock({ $0[key] }) { return chain }
        guard let nearest = family.nearest(to: style) else {
            throw .unknownFamily(name: family.name, suggestions: [])
        }
        let varied = nearest.record.style == style ? nil : nearest.record.varied(to: style)
        let primary = varied.map { FontSlot($0, opener) } ?? nearest
        let words = FontStyleName.words(style)
        let storage = FontChain.Storage(
            primary: try primary.face(),
            slots: [primary] + fallbackSlots(style).filter { $0 !== primary },
            askedName: words.isEmpty ? family.name : "\(family.name) \(words)",
            substitutesStyle: family.isStandIn || primary.record.style != style,
            isExplicit: false
        )
        return remember(FontChain(storage: storage), key)
    }

    private func chain(_ slots: [FontSlot]) throws(FontError) -> FontChain {
        guard let primary = try slots.first?.face() else { throw .emptyChain }
        let name = primary.fullName
        return FontChain(
            storage: FontChain.Storage(primary: primary, slots: slots, askedName: name, isExplicit: true)
        )
    }

    private func fallbackSlots(_ style: FontStyle) -> [FontSlot] {
        let text = fallbacks.compactMap { $0.nearest(to: style) }
        let emoji = text.filter { $0.record.isEmoji }
        let others = text.filter { !$0.record.isEmoji }
        return others + hanFallbacks + emoji + (system?.fallbacks(style, opener) ?? [])
    }

    private func slot(_ reference: FontFileReference) throws(FontError) -> FontSlot {
        if let slot = files.withLock({ $0[reference] }) { return slot }
        let slot = FontSlot(try opener.face(FontRecord(reference)), opener)
        return files.withLock { files in
            if let first = files[reference] { return first }
            if files.count >= Self.cacheLimit { files.removeAll() }
            files[reference] = slot
            return slot
        }
    }

    private func remember(_ chain: FontChain, _ key: ChainKey) -> FontChain {
        chains.withLock { chains in
            if let first = chains[key] { return first }
            if chains.count >= Self.cacheLimit { chains.removeAll() }
            chains[key] = chain
            return chain
        }
    }

    private func suggestions(for name: String) -> [String] {
        FontNameParser.similar(to: name, among: familyNames)
    }
}
