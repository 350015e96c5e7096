import Foundation

/// The sizes and weights of a platform's text styles.
///
/// Both tables are those of Apple's Human Interface Guidelines, "Typography", "Specifications". The heights of lines
/// follow from the font, as in SwiftUI, not from the guidelines' leading.
struct TextStyleTable {
    /// The sizes in points: for each preferred text size, from the smallest to the largest, those of the styles in the
    /// order of ``Font/TextStyle``. One row counts for every preferred size.
    let sizes: [[CGFloat]]
    /// The styles that are not regular.
    let weights: [Font.TextStyle: Font.Weight]
    /// The font of texts for which none is set.
    let unsetFont: Font

    /// The size of a style in points.
    func size(of style: Font.TextStyle, at preferred: DynamicTypeSize) -> CGFloat {
        sizes[min(preferred.rawValue, sizes.count - 1)][style.column]
    }

    /// The weight of a style.
    func weight(of style: Font.TextStyle) -> Font.Weight { weights[style] ?? .regular }

    /// How much larger a style is than at the standard text size.
    func scale(of style: Font.TextStyle, at preferred: DynamicTypeSize) -> CGFloat {
        size(of: style, at: preferred) / size(of: style, at: .large)
    }
}

extension Font.TextStyle {
    fileprivate var column: Int {
        switch self {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .subheadline: 5
        case .body: 6
        case .callout: 7
        case .footnote: 8
        case .caption: 9
        case .caption2: 10
        }
    }
}

extension TextStyleTable {
    static let macOS = TextStyleTable(
        sizes: [[26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10]],
        weights: [.headline: .bold, .caption2: .medium],
        unsetFont: .system(size: 13)
    )

    static let iOS = TextStyleTable(
        sizes: [
            [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
            [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
            [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
            [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
            [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
            [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
            [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
            [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
            [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
            [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
            [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
            [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
        ],
        weights: [.headline: .semibold],
        unsetFont: .body
    )
}
