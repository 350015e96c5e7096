import Copyfit
import CopyfitFonts
import CopyfitJSON
import CopyfitRecords
import Foundation

/// `text`: a string, or stretches of several styles, in a font.
struct TextKind: NodeKind {
    static let name = "text"
    private let runs: [TextStretch]
    private let maxLines: Int?
    private let alignment: TextAlignment
    private let lineSpacing: CGFloat
    private let truncation: Text.TruncationMode
    private let minimumScale: CGFloat
    private let language: Locale.Language?

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        let style = try TextStretch.Style(&members, around: TextStretch.Style())
        runs = try TextStretch.runs(&members, style)
        maxLines = try members.value("maxLines", SettingForms.count)
        alignment =
            try members.word("align", of: ["start": TextAlignment.leading, "center": .center, "end": .trailing])
            ?? .leading
        lineSpacing = try members.extent("lineSpacing") ?? 0
        truncation =
            try members.word("truncation", of: ["head": Text.TruncationMode.head, "middle": .middle, "tail": .tail])
            ?? .tail
        minimumScale = try members.ratio("minimumScale") ?? 1
        if minimumScale > 1 { throw members.invalid("minimumScale", "a number above 0, at most 1") }
        language = try members.value("language", SettingForms.languageOfTexts).map { Locale.Language(identifier: $0) }
    }

    var view: AnyView {
        var text = runs[0].text
        for run in runs.dropFirst() { text = text + run.text }
        return AnyView(
            text.lineLimit(maxLines).multilineTextAlignment(alignment).lineSpacing(lineSpacing)
                .truncationMode(truncation).minimumScaleFactor(minimumScale)
                .typesettingLanguage(language ?? Locale.Language(identifier: "und"), isEnabled: language != nil)
        )
    }
}

/// A stretch of a text in one style.
struct TextStretch: Sendable {
    /// The font by its name, its size in points, and the spacing of characters.
    struct Style: Sendable {
        var font = "Inter"
        var size: CGFloat = 16
        var tracking: CGFloat = 0

        init() {}

        /// The style that some members give, in place of another one.
        init(_ members: inout NodeMembers, around style: Style) throws(LayoutDocumentError) {
            self = style
            let sizeOfFont = try members.string("font").map { name throws(LayoutDocumentError) in
                try take(name, members)
            }
            if let size = try members.value("size", SettingForms.fontSize) {
                if sizeOfFont ?? nil != nil { throw members.invalid("size", "the size once: the font has one, too") }
                self.size = CGFloat(size)
            }
            tracking = try members.length("tracking") ?? tracking
        }

        /// Takes a font by its name and the size that the name may end with, which is the result.
        private mutating func take(_ name: String, _ members: NodeMembers) throws(LayoutDocumentError) -> CGFloat? {
            do {
                let found = try FontDescription(name, in: members.reader.fonts)
                font = found.chain.askedName
                guard let size = found.size else { return nil }
                self.size = CGFloat(size)
                return self.size
            } catch {
                throw LayoutDocumentError("font-not-found", at: members.path.appending(pointer: "font"), "\(error)")
            }
        }
    }

    let string: String
    let style: Style

    var text: Text {
        Text(verbatim: string).font(.custom(style.font, fixedSize: style.size)).tracking(style.tracking)
    }

    /// The stretches of a text: a string in one style, or several.
    static func runs(_ members: inout NodeMembers, _ style: Style) throws(LayoutDocumentError) -> [TextStretch] {
        let string = try members.string("string")
        guard let elements = try members.elements("runs") else {
            guard let string else { throw members.missing("string", "the text") }
            return [TextStretch(string: string, style: style)]
        }
        if string != nil { throw members.invalid("runs", "either string or runs") }
        if elements.isEmpty { throw members.invalid("runs", "at least one run, such as {\"string\": \"Hello\"}") }
        var runs: [TextStretch] = []
        for (index, element) in elements.enumerated() {
            let path = members.path.appending(pointer: "runs").appending(pointer: index)
            guard element.kind == .object else {
                throw LayoutDocumentError(
                    "invalid-value",
                    at: path,
                    "A run is an object such as {\"string\": \"Hello\"}."
                )
            }
            var own = try NodeMembers(of: "run", element, at: path, members.reader)
            let ownStyle = try Style(&own, around: style)
            guard let string = try own.string("string") else { throw own.missing("string", "the text") }
            try own.checkAllAreTaken()
            runs.append(TextStretch(string: string, style: ownStyle))
        }
        return runs
    }
}
