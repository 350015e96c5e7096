/// What is required of the fonts of a text; otherwise the text is refused.
package struct FontRequirements: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A font has each character.
    package static let noMissing = FontRequirements(rawValue: 1)
    /// Each character is set in the font that was asked for.
    package static let noSubstitution = FontRequirements(rawValue: 2)

    /// The requirements of a command's options.
    package init(strict: Bool, noMissing: Bool, noSubstitution: Bool) {
        self = []
        if strict || noMissing { insert(.noMissing) }
        if strict || noSubstitution { insert(.noSubstitution) }
    }
}
