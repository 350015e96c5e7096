/// The name of the static member for an asset, or for a group of assets.
enum SymbolName {
    /// Words that are no names without quotation marks.
    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]

    /// The member for an asset: its name's words joined, the first in small letters, without `suffix` at the end.
    static func member(_ name: String, without suffix: String) -> String {
        let words = words(of: name)
        var member = words.isEmpty ? "" : beginningSmall(words[0]) + words.dropFirst().joined()
        if member.hasSuffix(suffix), member != suffix { member.removeLast(suffix.count) }
        return keywords.contains(member) ? "`\(member)`" : beginningWithLetter(member)
    }

    /// The type for a group: its name's words joined, beginning with a capital.
    static func type(_ name: String) -> String { beginningWithLetter(words(of: name).joined()) }

    /// The words of a name, each with a capital. Whatever is no letter or digit separates words.
    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    /// A word that begins with small letters: `brand` from `Brand`, `urlBar` from `URLBar`.
    private static func beginningSmall(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func beginningWithLetter(_ name: String) -> String {
        name.first?.isLetter == true ? name : "_" + name
    }
}
