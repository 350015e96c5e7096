public import CopyfitFit
public import CopyfitTranslations

/// A place in a rules file.
public struct RuleOrigin: Hashable, Sendable {
    /// The rules file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// A place in a rules file.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// Which texts are meant. A text must satisfy each of the conditions.
public struct TextSelection: Hashable, Sendable {
    /// One of these matches the key; empty: any key.
    public var keys: [KeyPattern] = []
    /// None of these matches the key.
    public var exceptKeys: [KeyPattern] = []
    /// One of these matches the path or a part of it that begins after a slash; empty: any file.
    public var files: [KeyPattern] = []
    /// One of these matches the name of the file without its extension and language (`Localizable`, `common`,
    /// `strings`); empty: any.
    public var tables: [KeyPattern] = []
    /// One of these matches the language's tag, or the name that the file has for it; empty: any.
    public var locales: [KeyPattern] = []

    /// All texts.
    public init() {}

    /// A pattern that has taken too many steps; nil if none has.
    var slowPattern: KeyPattern? { (keys + exceptKeys + files + tables + locales).first(where: \.isTooSlow) }

    /// Whether a key is meant.
    func includes(key: String) -> Bool {
        (keys.isEmpty || keys.contains { $0.matches(key) }) && !exceptKeys.contains { $0.matches(key) }
    }

    /// Whether texts of a file are meant.
    func includes(file: String, table: String) -> Bool {
        guard tables.isEmpty || tables.contains(where: { $0.matches(table) }) else { return false }
        return files.isEmpty || files.contains { Self.matches($0, path: file) }
    }

    /// Whether texts in a language are meant.
    func includes(locale: String, tag: String) -> Bool {
        locales.isEmpty || locales.contains { $0.matches(tag) || $0.matches(locale) }
    }

    private static func matches(_ pattern: KeyPattern, path: String) -> Bool {
        if pattern.matches(path) { return true }
        return path.indices.contains { path[$0] == "/" && pattern.matches(String(path[path.index(after: $0)...])) }
    }
}

/// A requirement, and the texts that must meet it.
public struct CheckRule: Hashable, Sendable {
    /// Its name in findings.
    public var name: String
    /// Which texts.
    public var selection: TextSelection
    /// The requirement on them.
    public var requirement: Fit
    /// How long they may be, whatever room they have.
    public var lengths: TextLengths
    /// The type they are set in; what it leaves open comes from the defaults.
    public var type: CheckedType
    /// How the texts spell formatting; nil is what ``CheckRules`` say.
    public var markup: TextMarkup?
    /// The rule's place in its file; nil if it is in none.
    public var origin: RuleOrigin?

    /// A rule.
    public init(
        name: String,
        selection: TextSelection = TextSelection(),
        requirement: Fit,
        lengths: TextLengths = TextLengths(),
        type: CheckedType = CheckedType(),
        markup: TextMarkup? = nil,
        origin: RuleOrigin? = nil
    ) {
        self.name = name
        self.selection = selection
        self.requirement = requirement
        self.lengths = lengths
        self.type = type
        self.markup = markup
        self.origin = origin
    }
}

/// Texts about which nothing is reported, and why.
public struct Exemption: Hashable, Sendable {
    /// Which texts.
    public var selection: TextSelection
    /// The exempt kinds; empty exempts none.
    public var kinds: Set<FindingKind>
    /// Why, in the words of who wrote it.
    public var reason: String
    /// The last day on which it holds; nil: it has no end.
    public var until: CalendarDay?
    /// Its place in its file; nil if it is in none.
    public var origin: RuleOrigin?

    /// An exemption.
    public init(
        selection: TextSelection,
        kinds: Set<FindingKind> = [],
        reason: String,
        until: CalendarDay? = nil,
        origin: RuleOrigin? = nil
    ) {
        self.selection = selection
        self.kinds = kinds
        self.reason = reason
        self.until = until
        self.origin = origin
    }
}

extension CheckRule {
    /// Whether its texts are set in its font: not if it only limits lengths, or only says how texts spell formatting.
    var needsFont: Bool { requirement.limitsSomething || !lengths.limitsSomething && markup == nil }
}
