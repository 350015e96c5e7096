import CopyfitBundledFonts
import CopyfitLanguages

/// The bundled fonts' table as slots of a catalogue.
struct BundledRecords {
    /// Every face, in the table's order.
    private(set) var slots: [FontSlot] = []
    /// The families of the fallback chain in its order, except those that draw Han characters for one region.
    private(set) var fallbacks: [FontFamily] = []
    /// The faces that draw Han characters for one region.
    private(set) var hanFallbacks: [FontSlot] = []

    init(directory: String?, _ opener: FontOpener) {
        guard let directory else { return }
        var fallbackFamilies = FontFamilies()
        for face in BundledFonts.faces {
            let slot = FontSlot(Self.record(face, directory), opener)
            slots.append(slot)
            guard case .fallback(_, let language) = face.role else { continue }
            if language == nil { fallbackFamilies.add(slot) } else { hanFallbacks.append(slot) }
        }
        fallbacks = fallbackFamilies.all
    }

    private static func record(_ face: BundledFace, _ directory: String) -> FontRecord {
        var record = FontRecord(
            family: face.familyName,
            style: FontStyle(
                weight: FontWeight(Double(face.weight)),
                width: FontWidth(face.width),
                slant: face.slant == .italic ? .italic : .normal
            ),
            path: "\(directory)/\(face.file)"
        )
        record.index = face.index
        record.isBundled = true
        if case .fallback(let scripts, let language) = face.role {
            record.isEmoji = scripts.contains("Zsye")
            record.hanVariant = language.flatMap(HanVariant.init(rawValue:))
            record.blocks = face.blocks.isEmpty ? nil : face.blocks
        }
        return record
    }
}
