import CFontconfig
import Synchronization

/// The system's fonts as fontconfig lists them. Used only if the caller wants system fonts.
///
/// Sendable: fontconfig's objects are used under `lock`.
@safe final class SystemFonts: @unchecked Sendable {
    private let config: OpaquePointer
    private let lock = Mutex(())

    /// - Throws: `.systemFontsUnavailable` when fontconfig finds no configuration or no font.
    init() throws(FontError) {
        guard let config = unsafe FcInitLoadConfigAndFonts() else { throw .systemFontsUnavailable }
        unsafe self.config = config
        if all(FontconfigPattern()).isEmpty { throw .systemFontsUnavailable }
    }

    deinit { unsafe FcConfigDestroy(config) }

    /// The family of exactly this name; fontconfig's own substitutes are not used.
    func family(_ name: String, _ opener: FontOpener) -> FontFamily? {
        let pattern = FontconfigPattern(family: name)
        let wanted = FontStyleName.normalized(name)
        let records = all(pattern).filter { FontStyleName.normalized($0.family) == wanted }
        guard let first = records.first else { return nil }
        var family = FontFamily(name: first.family)
        for record in records { family.add(FontSlot(record, opener)) }
        return family
    }

    /// Every face that fontconfig lists.
    var faces: [FontRecord] { all(FontconfigPattern()) }

    /// Every face fontconfig would try for a style, in its order (`FcFontSort`).
    func fallbacks(_ style: FontStyle, _ opener: FontOpener) -> [FontSlot] {
        lock.withLock { _ in
            let pattern = FontconfigPattern(family: "sans-serif", style)
            unsafe FcConfigSubstitute(config, pattern.handle, FcMatchPattern)
            unsafe FcDefaultSubstitute(pattern.handle)
            var result = FcResultMatch
            guard let set = unsafe FcFontSort(config, pattern.handle, 1, nil, &result) else { return [] }
            defer { unsafe FcFontSetDestroy(set) }
            return unsafe records(set).map { FontSlot($0, opener) }
        }
    }

    private func all(_ pattern: FontconfigPattern) -> [FontRecord] {
        lock.withLock { _ in
            let objects = unsafe FcObjectSetCreate()
            defer { unsafe FcObjectSetDestroy(objects) }
            for name in ["family", "file", "index", "weight", "width", "slant", "color", "variable"] {
                unsafe FcObjectSetAdd(objects, name)
            }
            guard let set = unsafe FcFontList(config, pattern.handle, objects) else { return [] }
            defer { unsafe FcFontSetDestroy(set) }
            return unsafe records(set, ofInstances: true).sorted {
                ($0.path, $0.index, $0.instance ?? -1) < ($1.path, $1.index, $1.instance ?? -1)
            }
        }
    }

    private func records(_ set: UnsafeMutablePointer<FcFontSet>, ofInstances: Bool = false) -> [FontRecord] {
        let fonts = unsafe UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
        return unsafe fonts.compactMap { font in
            guard let font = unsafe font else { return nil }
            return unsafe ofInstances && isVariable(font) ? nil : unsafe record(font)
        }
    }

    /// Whether a pattern is a variable font as a whole, which is listed beside its instances.
    private func isVariable(_ font: OpaquePointer) -> Bool {
        var isVariable: FcBool = 0
        return unsafe FcPatternGetBool(font, "variable", 0, &isVariable) == FcResultMatch && isVariable != 0
    }

    private func record(_ font: OpaquePointer) -> FontRecord? {
        guard let family = unsafe string(font, "family"), let path = unsafe string(font, "file") else { return nil }
        let weight = unsafe FcWeightToOpenTypeDouble(number(font, "weight") ?? 80)
        let slant = unsafe number(font, "slant") ?? 0
        let style = FontStyle(
            weight: FontWeight(weight),
            width: FontWidth(unsafe number(font, "width") ?? 100),
            slant: slant >= 110 ? .oblique : slant >= 100 ? .italic : .normal
        )
        var record = FontRecord(family: family, style: style, path: path)
        var index: Int32 = 0
        unsafe FcPatternGetInteger(font, "index", 0, &index)
        record.index = Int(index & 0xFFFF)
        // The upper half is the number of a named instance, from 1.
        let instance = index >> 16
        if instance > 0, instance < 0x8000 { (record.instance, record.isNamedInstance) = (Int(instance) - 1, true) }
        var isColor: FcBool = 0
        unsafe FcPatternGetBool(font, "color", 0, &isColor)
        record.isEmoji = isColor != 0
        return record
    }

    private func string(_ font: OpaquePointer, _ object: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(font, object, 0, &value) == FcResultMatch else { return nil }
        return unsafe value.map { unsafe String(cString: $0) }
    }

    private func number(_ font: OpaquePointer, _ object: String) -> Double? {
        var value = 0.0
        guard unsafe FcPatternGetDouble(font, object, 0, &value) == FcResultMatch else { return nil }
        return value
    }
}

/// An `FcPattern` of a family, or of every font.
@safe private final class FontconfigPattern {
    let handle: OpaquePointer

    init(family: String? = nil, _ style: FontStyle? = nil) {
        unsafe handle = FcPatternCreate()
        if let style {
            unsafe FcPatternAddDouble(handle, "weight", FcWeightFromOpenTypeDouble(style.weight.value))
            unsafe FcPatternAddDouble(handle, "width", style.width.value)
            unsafe FcPatternAddInteger(handle, "slant", style.slant == .normal ? 0 : style.slant == .italic ? 100 : 110)
        }
        if let family {
            unsafe FcPatternAddString(handle, "family", Array(family.utf8) + [0])
        }
    }

    deinit { unsafe FcPatternDestroy(handle) }
}
