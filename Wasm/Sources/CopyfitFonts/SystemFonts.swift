/// Stands for fontconfig: there are no fonts of a system.
final class SystemFonts: Sendable {
    init() throws(FontError) { throw .systemFontsUnavailable }

    func family(_ name: String, _ opener: FontOpener) -> FontFamily? { nil }

    var faces: [FontRecord] { [] }

    func fallbacks(_ style: FontStyle, _ opener: FontOpener) -> [FontSlot] { [] }
}
