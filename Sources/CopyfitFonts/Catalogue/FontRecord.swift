import CopyfitLanguages
import Synchronization

/// What is known of a face before its file is opened.
struct FontRecord: Hashable, Sendable {
    let family: String
    let style: FontStyle
    let path: String
    var index = 0
    var variations: [FontVariation] = []
    /// Whether those are a named instance of the font.
    var isNamedInstance = false
    /// The axes of its font, and how far each goes, if they are known.
    var axes: [FontTag: ClosedRange<Double>] = [:]
    /// The index of a named instance whose variations only the open font tells.
    var instance: Int?
    /// The region whose Han characters it draws; nil if it draws none, or those of all regions.
    var hanVariant: HanVariant?
    var isEmoji = false
    /// The characters it is tried for early, if it is a fallback; nil for all.
    var blocks: [ClosedRange<UInt32>]?
    /// Whether the file is one of the bundled fonts, which nothing rewrites.
    var isBundled = false

    /// Whether a fallback is tried early for a character.
    func isMeant(for character: UInt32) -> Bool {
        blocks.map { $0.contains { $0.contains(character) } } ?? true
    }
}

extension FontRecord {
    /// A face of a file that the caller names.
    init(_ reference: FontFileReference) {
        self.init(
            family: "",
            style: FontStyle(),
            path: reference.path,
            index: reference.index,
            variations: reference.variations
        )
    }

    /// What is known of a face that is open.
    init(_ face: FontFace) {
        self.init(
            family: face.familyName,
            style: face.style,
            path: face.path,
            index: face.index,
            variations: face.variations,
            isEmoji: face.hasColorGlyphs
        )
    }
}

extension FontRecord {
    /// A face as it is, and its named instances, one for each other style.
    static func all(of face: FontFace) -> [FontRecord] {
        var records = [FontRecord(face)]
        for variations in face.harfBuzz.namedInstances {
            let file = face.harfBuzz.file
            let index = face.harfBuzz.index
            guard let instance = try? HarfBuzzFace(file: file, index: index, variations: variations),
                !records.contains(where: { $0.style == instance.style })
            else { continue }
            var record = FontRecord(family: face.familyName, style: instance.style, path: face.path, index: face.index)
            (record.variations, record.isNamedInstance) = (variations, true)
            record.isEmoji = face.hasColorGlyphs
            records.append(record)
        }
        let axes = face.harfBuzz.axes
        for index in records.indices { records[index].axes = axes }
        return records
    }

    /// Whether the face has a style, on its axes if need be.
    func has(_ style: FontStyle) -> Bool { self.style == style || varied(to: style) != nil }

    /// The face at the positions on its axes that give it a style; nil if they do not reach it.
    func varied(to style: FontStyle) -> FontRecord? {
        var positions: [FontVariation] = []
        func set(_ name: String, _ value: Double, from own: Double) -> Bool {
            if value == own { return true }
            guard let axis = FontTag(name), axes[axis]?.contains(value) == true else { return false }
            positions.append(FontVariation(axis: axis, value: value))
            return true
        }
        guard !axes.isEmpty, set("wght", style.weight.value, from: self.style.weight.value),
            set("wdth", style.width.value, from: self.style.width.value),
            set("ital", style.slant == .italic ? 1 : 0, from: self.style.slant == .italic ? 1 : 0),
            style.slant == self.style.slant || style.slant == .italic
        else { return nil }
        let kept = variations.filter { old in !positions.contains { $0.axis == old.axis } }
        var record = FontRecord(family: family, style: style, path: path, index: index)
        (record.variations, record.isNamedInstance, record.axes) = (kept + positions, true, axes)
        record.isEmoji = isEmoji
        return record
    }
}

/// A face of a catalogue, opened when it is first needed.
///
/// Sendable: two threads may open the file at once; both get the face that was stored first.
final class FontSlot: Sendable {
    let record: FontRecord
    private let opener: FontOpener
    private let opened = AtomicLazyReference<FontFace>()

    init(_ record: FontRecord, _ opener: FontOpener) {
        self.record = record
        self.opener = opener
    }

    /// A slot for a face that is already open.
    init(_ face: FontFace, as record: FontRecord, _ opener: FontOpener) {
        self.opener = opener
        self.record = record
        _ = opened.storeIfNil(face)
    }

    convenience init(_ face: FontFace, _ opener: FontOpener) { self.init(face, as: FontRecord(face), opener) }

    /// The face. The first call opens and validates the file.
    func face() throws(FontError) -> FontFace {
        if let face = opened.load() { return face }
        return opened.storeIfNil(try opener.face(record))
    }
}
