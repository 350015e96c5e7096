import CopyfitAppleStrings
import CopyfitLanguages

/// A text with inline elements.
struct XLIFFText {
    private(set) var text = ""
    private(set) var placeholders: [Placeholder] = []
    /// The inline elements of formatting, as they are told apart.
    private(set) var tags: [String] = []

    /// Whether white space counts as it is; otherwise it is one space, and none at the edges.
    var preservesSpace = true

    mutating func append(_ characters: String) {
        guard !preservesSpace else { return text += characters }
        for scalar in characters.unicodeScalars {
            if !["\t", "\n", "\r", " "].contains(scalar) {
                text.unicodeScalars.append(scalar)
            } else if text.utf8.last != 0x20, text.utf8.last != 0x0A {
                text += " "
            }
        }
    }

    /// A line break or another character that an element asks for.
    mutating func append(spelledOut characters: String) { text += characters }

    /// The text without the spaces at its edges, unless it preserves them.
    var trimmed: XLIFFText {
        if preservesSpace { return self }
        let start = placeholders.first?.range.lowerBound == 0 ? 0 : text.utf8.prefix { $0 == 0x20 }.count
        let isOpen = placeholders.last?.range.upperBound != text.utf8.count
        let end = isOpen ? text.utf8.reversed().prefix { $0 == 0x20 }.count : 0
        var trimmed = self
        let bytes = Array(text.utf8)
        trimmed.text = String(decoding: bytes[start..<max(start, bytes.count - end)], as: UTF8.self)
        trimmed.placeholders = placeholders.map { $0.shifted(by: -start) }
        return trimmed
    }

    /// An inline element of formatting, which is not shown.
    mutating func append(tag: String) { tags.append(tag) }

    /// A placeholder as its element says that it is spelled or shown; nothing for the code of a tag.
    mutating func append(code: String, name: String) {
        let isTag = name.hasPrefix("START_") || name.hasPrefix("CLOSE_") || code.hasPrefix("<")
        if isTag { append(tag: "x id=\"\(name)\"") }
        guard !isTag, !code.isEmpty else { return }
        let start = text.utf8.count
        text += code
        placeholders.append(Placeholder(range: start..<text.utf8.count, name: name, kind: .any))
    }

    /// Appends another text.
    mutating func append(_ other: XLIFFText) {
        let start = text.utf8.count
        preservesSpace = other.preservesSpace
        text += other.text
        tags += other.tags
        placeholders += other.placeholders.map { $0.shifted(by: start) }
    }

    /// The text with each code as an argument of an ICU message, because what an element says of its code is no part of the
    /// message: Angular's `{{name}}` has other braces.
    var withArguments: XLIFFText {
        if placeholders.isEmpty { return self }
        var result = XLIFFText()
        result.tags = tags
        let bytes = Array(text.utf8)
        var end = 0
        for placeholder in placeholders {
            result.text += String(decoding: bytes[end..<placeholder.range.lowerBound], as: UTF8.self)
            result.append(argument: Self.argument(placeholder.name ?? ""))
            end = placeholder.range.upperBound
        }
        result.text += String(decoding: bytes[end...], as: UTF8.self)
        return result
    }

    /// Whether the text is one of Apple's variables, whose branches are units of their own.
    var isOnlyVariables: Bool { text.hasPrefix("%#@") && text.hasSuffix("@") && !text.contains(" ") }

    /// Whether the text looks like an ICU message.
    var isMessage: Bool { text.utf8.contains(UInt8(ascii: "{")) && ICUSigns.isMessage(Array(text.utf8)) }

    /// An argument as messages have it.
    private mutating func append(argument: String) {
        let start = text.utf8.count
        text += "{\(argument)}"
        let number = BracePlaceholders.argumentNumber(Array(argument.utf8)[...])
        let name = number == nil ? argument : nil
        placeholders.append(Placeholder(range: start..<text.utf8.count, name: name, index: number, kind: .any))
    }

    /// A name of an argument with only such signs as it may have.
    private static func argument(_ name: String) -> String {
        let bytes = name.utf8.map {
            $0.isAlphanumeric || $0 >= 0x80 || "_-.$@/".utf8.contains($0) ? $0 : UInt8(ascii: "_")
        }
        return bytes.isEmpty ? "x" : String(decoding: bytes, as: UTF8.self)
    }
}

/// One unit while it is read: the parts of its segments.
struct XLIFFUnit {
    var key = ""
    /// The identifier of a unit whose name is its key.
    var id: String?
    /// Where the unit begins.
    let offset: Int
    var isTranslatable = true
    /// How long the text may be, as gettext's flags say it.
    var flags: [String] = []
    var states: [String] = []
    /// The native code of inline elements by its id, in version 2.
    var codes: [String: String] = [:]
    /// What inline elements are called by their ids: their `equiv`, in version 2.
    var names: [String: String] = [:]
    var targetOffset: Int?
    var source: XLIFFText?
    var target: XLIFFText?
    private var sources = XLIFFText()
    private var targets = XLIFFText()
    private var hasTarget = false
    private var comments: [String] = []

    init(offset: Int) {
        self.offset = offset
    }

    mutating func addComment(_ comment: String) {
        if !comment.isEmpty { comments.append(comment) }
    }

    /// The end of a segment, or of what is between segments, which is the same in all languages if it has no target.
    mutating func endSegment() {
        if let source { sources.append(source) }
        if let target {
            targets.append(target)
            hasTarget = true
        } else if let source, source.text.allSatisfy(\.isWhitespace) {
            targets.append(source)
        }
        source = nil
        target = nil
    }

    mutating func add(to collector: inout TranslationCollector, locale: TranslationLocale, original: String?) {
        endSegment()
        (sources, targets) = (sources.trimmed, targets.trimmed)
        let (key, variant) = XcodeVariant.parsed(key)
        if XcodeVariant.isFormatOfDictionary(self.key), sources.isOnlyVariables { return }
        // If one of them is a message, the codes of both are arguments
        let (sourceMessage, targetMessage) = (sources.withArguments, targets.withArguments)
        let (isSourceMessage, isMessage) = (sourceMessage.isMessage, targetMessage.isMessage)
        if isSourceMessage || isMessage { (sources, targets) = (sourceMessage, targetMessage) }
        let text = hasTarget ? targets.text : ""
        var translation = Translation(
            key: key,
            context: original,
            locale: locale,
            text: text,
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
            variant: variant,
            state: state(text),
            isTranslatable: isTranslatable,
            source: sources.text,
            position: collector.text.position(at: targetOffset ?? offset)
        )
        translation.entryID = id
        translation.flags = flags
        (translation.tags, translation.sourceTags) = (targets.tags, sources.tags)
        readSource(of: &translation, isMessage: isSourceMessage)
        if isMessage || targets.placeholders.isEmpty {
            return collector.add(translation, message: MessageSyntax.automatic.message(text))
        }
        translation.placeholders = targets.placeholders.merged(with: BracePlaceholders.lenient([UInt8](text.utf8)))
        collector.add(translation)
    }

    private func readSource(of translation: inout Translation, isMessage: Bool) {
        guard let source = translation.source else { return }
        if isMessage || sources.placeholders.isEmpty {
            let placeholders = MessageSyntax.automatic.allPlaceholders(in: source)
            translation.sourcePlaceholders = placeholders ?? []
            translation.isSourceMisread = placeholders == nil
        } else {
            translation.sourcePlaceholders = sources.placeholders.merged(
                with: BracePlaceholders.lenient([UInt8](source.utf8))
            )
        }
    }

    private func state(_ text: String) -> TranslationState {
        if text.isEmpty { return .untranslated }
        for state in states {
            switch state {
            case "new", "initial", "needs-translation": return .new
            case "translated", "final", "signed-off", "reviewed": continue
            default: return .needsReview
            }
        }
        return .translated
    }
}

/// The identifiers that Xcode gives variants when it exports XLIFF.
enum XcodeVariant {
    /// Whether an identifier is that of the text of a `.stringsdict`, in which variables are.
    static func isFormatOfDictionary(_ id: String) -> Bool { id.hasSuffix("/NSStringLocalizedFormatKey:dict/:string") }

    /// The key and variant of `/rows:dict/rows:dict/one:dict/:string`, which `.stringsdict` has; nil for other identifiers.
    private static func parsedDictionary(_ id: String) -> (key: String, variant: [VariantChoice])? {
        guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return nil }
        let names = id.dropFirst().dropLast(8).split(separator: "/").map { $0.hasSuffix(":dict") ? $0.dropLast(5) : $0 }
        if names.count == 2, names[1] == "NSStringLocalizedFormatKey" { return (String(names[0]), []) }
        guard names.count == 3, let category = PluralCategory(rawValue: String(names[2])) else { return nil }
        return (String(names[0]), [.plural(category, of: String(names[1]))])
    }

    /// The key and variant of `key|==|substitutions.birds.plural.one`; other keys stay as they are.
    static func parsed(_ id: String) -> (key: String, variant: [VariantChoice]) {
        if let parsed = parsedDictionary(id) { return parsed }
        guard let bar = id.utf8.firstIndex(of: UInt8(ascii: "|")) else { return (id, []) }
        let pieces = id[bar...].split(separator: "|==|", maxSplits: 1, omittingEmptySubsequences: false)
        guard pieces.count == 2, pieces[0].isEmpty else { return (id, []) }
        var words = pieces[1].split(separator: ".")[...]
        var argument: String?
        var variant: [VariantChoice] = []
        while let word = words.popFirst(), let value = words.popFirst() {
            switch word {
            case "substitutions": argument = String(value)
            case "plural":
                guard let category = PluralCategory(rawValue: String(value)) else { return (id, []) }
                variant.append(.plural(category, of: argument))
            case "device": variant.append(.device(String(value)))
            default: return (id, [])
            }
        }
        return (String(id[..<bar]), variant)
    }
}

/// How long texts may be, in the attributes of version 1.2.
struct XLIFFLimits {
    /// `maxwidth`.
    let width: String?
    /// `size-unit`, the unit of the width; pixels if it is not given.
    let unit: String?
    /// `maxbytes`.
    let bytes: String?

    /// The limits as flags have them.
    var flags: [String] {
        let width = width.map { "maxwidth:\($0):\(unit ?? "pixel")" }
        return [width, bytes.map { "maxbytes:\($0)" }].compactMap(\.self)
    }
}
