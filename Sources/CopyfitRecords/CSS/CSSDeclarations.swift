import CopyfitFit
import CopyfitFonts
import CopyfitUnicode

/// A list of declarations: `letter-spacing: 2px; word-break: break-all`.
package struct CSSDeclarations: Equatable, Sendable {
    private let text: String

    /// Reads declarations. A later one of a property prevails.
    ///
    /// - Throws: what is wrong with them: the syntax, an unknown property, a value that it does not have or that cannot be
    ///   measured yet.
    package init(_ text: String) throws(CSSFault) {
        self.text = text
        var settings = MeasureSettings()
        try apply(to: &settings)
    }

    /// The declarations of a text, and those of another, which prevail.
    package func followed(by others: CSSDeclarations) throws(CSSFault) -> CSSDeclarations {
        try CSSDeclarations(text + ";" + others.text)
    }

    /// Sets a text under the web profile and by the declarations.
    package func apply(to settings: inout MeasureSettings) throws(CSSFault) {
        settings.profile = .web
        var scanner = CSSScanner(text)
        for declaration in try scanner.declarations() {
            try Self.property(declaration.name).apply(declaration, to: &settings)
        }
        if settings.css.family == nil, settings.css.fontStyle != FontStyle() {
            throw CSSFault(description: "font-weight and font-style choose a face of font-family: give that too.")
        }
    }

    private static func property(_ name: String) throws(CSSFault) -> CSSProperty {
        if let property = CSSProperty.all.first(where: { $0.name == name }) { return property }
        let names = CSSProperty.all.map(\.name)
        let meant = SpellingDistance.nearest(to: name, in: names)
        let hint = meant.map { "did you mean “\($0)”?" } ?? "the properties are \(names.joined(separator: ", "))."
        throw CSSFault(description: "Texts are not measured by the property “\(name)”: \(hint)")
    }
}
