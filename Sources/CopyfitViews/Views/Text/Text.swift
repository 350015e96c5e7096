public import Foundation

/// Lines of text.
///
/// A text proposed a width breaks its lines to fit and reports the widest of them, rounded up to a pixel; proposed no
/// width it has one line per paragraph. A finite height keeps as many whole lines as fit, at least one, and cuts the
/// last one kept with an ellipsis. Proposed the size it reported, it reports that size again.
///
/// Texts joined with `+` form one paragraph; each keeps its own font. Attributes set on a text win over those
/// of the environment.
///
/// ```swift
/// let price = Text("Total: ") + Text("12 €").bold()
/// let host = ViewHost(price.lineLimit(1).id("price"), size: .unspecified)
/// host.update()
/// print(host.text("price")!.string)  // Total: 12 €
/// ```
///
/// - Parity: the same as SwiftUI, with the fonts of the host.
public nonisolated struct Text: View, Equatable, Sendable {
    public typealias Body = Never

    /// A stretch of text with what was set on it.
    struct Run: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case verbatim(String)
            case key(LocalizedStringKey)
            case date(DateText)
            case image(Image)
        }

        var content: Content

        /// nil where nothing was set, as on most texts.
        private(set) var set: SetAttributes?

        init(content: Content) {
            self.content = content
        }

        init(content: Content, attributes: TextAttributes) {
            self.content = content
            if attributes != TextAttributes() { self.attributes = attributes }
        }

        var attributes: TextAttributes {
            get { set?.attributes ?? TextAttributes() }
            set { set = SetAttributes(newValue) }
        }

        /// This run with what it leaves open taken from outer attributes.
        func filled(from outer: TextAttributes) -> Run {
            var run = self
            run.attributes = attributes.filled(from: outer)
            return run
        }
    }

    var runs: [Run]

    /// The string as it is.
    public init(verbatim content: String) {
        runs = [Run(content: .verbatim(content))]
    }

    /// A string literal; interpolated numbers are written in the environment's locale. It is looked up in a table of the
    /// bundle, by default `Localizable` of the program's, in the locale's language, otherwise in the language that the table is
    /// translated from; it is shown itself if it is in neither. The comment has no effect.
    ///
    /// - Parity: the language is that of the environment's locale. A program that is built by the Swift package manager has
    ///   the tables of all its targets.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        var key = key
        if let place = StringPlace.place(table: tableName, bundle: bundle) { key.place = place }
        runs = [Run(content: .key(key))]
    }

    /// The string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// An attributed string; its runs' `font`, `kern`, `tracking` and `baselineOffset` count for its
    /// size.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map { run in
            var text = Run(content: .verbatim(String(attributedContent[run.range].characters)))
            text.attributes.font = run.copyfit.font
            text.attributes.kerning = run.copyfit.kern
            text.attributes.tracking = run.copyfit.tracking
            text.attributes.baselineOffset = run.copyfit.baselineOffset
            text.attributes.foreground = run.copyfit.foregroundColor.map(TextForeground.init)
            text.attributes.underline = run.copyfit.underlineStyle.map { .drawn($0) }
            text.attributes.strikethrough = run.copyfit.strikethroughStyle.map { .drawn($0) }
            text.attributes.link = run.link
            return text
        }
    }

    /// A value written by a format style: in the environment's locale, unless the style has one.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        runs = [Run(content: .key(LocalizedStringKey(.formatted(FormattedValue(input, format)))))]
    }

    /// A value written by a format style that sets attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    /// A date written by a formatter.
    public init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? "")
    }

    /// A value written by a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// A picture among text, set like a letter: its lower edge is on the baseline. A picture has its own size, whatever
    /// its `resizable(capInsets:resizingMode:)` says, and is scaled with its text by `minimumScaleFactor(_:)`; a symbol
    /// has the size and colour of its text.
    public init(_ image: Image) {
        runs = [Run(content: .image(image))]
    }

    /// One paragraph of both texts, each with its own attributes.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.runs += right.runs
        return text
    }

    /// The place of truncation in a text that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// The case that letters are shown in.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }
}
