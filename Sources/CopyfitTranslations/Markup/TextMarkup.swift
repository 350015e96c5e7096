/// How texts spell formatting and shortcuts that the program does not show as they are written.
///
/// All but ``none`` and ``markdown`` know references to characters (`&amp;`) and elements that are closed (`<b>…</b>`). A sign
/// that is part of neither is text: `a < b`, `<name>` without an end.
public enum TextMarkup: String, Hashable, Sendable, CaseIterable {
    /// HTML's elements.
    case html
    /// Pango's elements, and an underscore before the letter of a shortcut, as in GTK.
    case pango
    /// HTML's elements, as `Html.fromHtml` reads them, and those of Android's resources.
    case android
    /// Markdown within a paragraph (`**bold**`, `[text](target)`), as SwiftUI shows it: HTML's elements are compared, and shown as
    /// they are written.
    case markdown
    /// Elements of any name or number, as in i18next's `Trans`: `<0>`, `<link>`.
    case i18next
    /// Qt's rich text, and an ampersand before the letter of a shortcut.
    case qt
    /// None: texts are shown as they are written.
    case none

    /// The usual one of a format.
    package init(of format: TranslationFormat) {
        self =
            switch format {
            case .stringCatalog, .appleStrings, .stringsDictionary: .markdown
            case .android: .android
            case .gettext: .pango
            case .json: .i18next
            case .qt: .qt
            case .arb, .xliff, .properties, .resx, .fluent, .table: .html
            }
    }

    /// Whether an element of a name needs no other sign that it is one.
    package func isKnown(_ name: String) -> Bool {
        switch self {
        case .none: false
        case .pango: Self.pangoElements.contains(name)
        case .html, .android, .markdown, .i18next, .qt: Self.htmlElements.contains(name.lowercased())
        }
    }

    private static let pangoElements: Set = ["a", "b", "big", "i", "s", "small", "span", "sub", "sup", "tt", "u"]

    /// Those of HTML that texts have; words that programs write in brackets for something else are left out.
    private static let htmlElements: Set = [
        "a", "abbr", "annotation", "b", "bdi", "bdo", "big", "blockquote", "body", "br", "center", "cite", "code",
        "del",
        "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "html", "i", "img", "ins", "kbd", "li",
        "mark", "nobr", "ol", "p", "pre", "s", "samp", "small", "span", "strike", "strong", "style", "sub", "sup",
        "table",
        "tbody", "td", "th", "thead", "tr", "tt", "u", "ul", "wbr",
    ]

    /// Elements that have no end.
    static let emptyElements: Set = ["br", "hr", "img", "wbr"]
    /// Elements whose end may be left out.
    static let openElements: Set = ["li", "p", "td", "th", "tr", "body", "html", "head", "tbody", "thead"]
    /// Elements that begin and end a line.
    static let blockElements: Set = [
        "blockquote", "center", "div", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre", "table", "tr",
        "ul",
    ]
}

/// Where in a text the sign before the letter of a shortcut is.
package struct ShortcutPlaces: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Before the first letter, or that in parentheses: `&File`, `文件(&F)`.
    package static let start = ShortcutPlaces(rawValue: 1)
    /// Before another word: `Save &As`, but also `Tom &Jerry`.
    package static let word = ShortcutPlaces(rawValue: 2)
    /// After one or two letters of a word that has two more: `E&xit`.
    package static let early = ShortcutPlaces(rawValue: 4)
    /// After any letter: `Wiederh_olen`, but also `Drag&drop`.
    package static let inside = ShortcutPlaces(rawValue: 8)
    /// In several places of a text.
    package static let several = ShortcutPlaces(rawValue: 16)
}

/// A markup with the signs of shortcuts that a text may have.
package struct MarkupSyntax: Hashable, Sendable {
    package let markup: TextMarkup
    /// The signs before the letter of a shortcut, as bytes.
    package let shortcutSigns: [UInt8]
    /// The places in which signs are those of shortcuts, whatever other texts have: where the rules say so, or all programs have
    /// them.
    package let shortcutPlaces: ShortcutPlaces

    /// Whether the rules say that a text is read with shortcuts.
    package var hasShortcuts: Bool { shortcutPlaces.contains(.several) }

    /// What the rules say, or else the usual one of a format. Programs with gettext have shortcuts of GTK or of others.
    package init(_ chosen: TextMarkup?, of format: TranslationFormat) {
        markup = chosen ?? TextMarkup(of: format)
        switch (chosen, format) {
        case (nil, .gettext): shortcutSigns = [UInt8(ascii: "_"), UInt8(ascii: "&")]
        case (nil, .qt), (nil, .resx), (nil, .properties), (.qt, _): shortcutSigns = [UInt8(ascii: "&")]
        case (.pango, _): shortcutSigns = [UInt8(ascii: "_")]
        default: shortcutSigns = []
        }
        switch (chosen, format) {
        case (.qt, _), (.pango, _): shortcutPlaces = [.start, .word, .early, .several]
        case (nil, .qt): shortcutPlaces = [.start, .early]
        default: shortcutPlaces = []
        }
    }

    /// Whether a text has a sign without which there is no markup. One pass.
    package func mayBe(in text: String) -> Bool {
        if markup == .none { return false }
        return text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "<"): true
            case UInt8(ascii: "&"): markup != .markdown
            case UInt8(ascii: "_"): markup == .markdown || shortcutSigns.contains(byte)
            case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "\\"):
                markup == .markdown
            default: false
            }
        }
    }
}
