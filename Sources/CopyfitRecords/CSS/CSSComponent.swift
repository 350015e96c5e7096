/// One part of the value of a property, as CSS's syntax divides it.
enum CSSComponent: Equatable {
    /// A keyword or a part of a family's name.
    case word(String)
    /// A text in quotation marks.
    case text(String)
    case number(Double)
    /// A number with a unit, in lower case.
    case dimension(Double, String)
    case percentage(Double)
    case comma

    /// The keyword in lower case; nil for anything else.
    var keyword: String? {
        if case .word(let word) = self { word.lowercased() } else { nil }
    }
}

/// One property with its value: `letter-spacing: 2px`.
struct CSSDeclaration: Equatable {
    /// In lower case.
    let name: String
    let value: [CSSComponent]
    /// The value as it is written.
    let spelling: String
    /// Whether it has `!important`.
    let isImportant: Bool
}

/// What is wrong with CSS, as a sentence.
package struct CSSFault: Error, CustomStringConvertible {
    package let description: String
}
