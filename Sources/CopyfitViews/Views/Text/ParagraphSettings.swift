import CopyfitText
import Foundation

/// What determines a text's size besides its characters and fonts.
struct ParagraphSettings: Equatable, Sendable {
    var lines = LineStyle()
    /// The largest number of lines, at least 1; nil sets no limit.
    var maxLines: Int?
    /// How far the text may shrink before it is truncated, from 0 to 1.
    var minimumScaleFactor: CGFloat = 1
    /// Whether letters may move together before the text is truncated.
    var allowsTightening = false
    /// The side of a pixel in points; sizes are rounded up to whole pixels.
    var pixel: CGFloat = 0.5

    /// Whether the text may change so as not to be truncated.
    var allowsRelief: Bool { minimumScaleFactor < 1 || allowsTightening }
}

extension ParagraphSettings {
    /// The settings at a place.
    init(_ environment: EnvironmentValues) {
        lines = LineStyle(environment)
        maxLines = environment.builtIn.lineLimit.maximum
        minimumScaleFactor = environment.builtIn.minimumScaleFactor
        allowsTightening = environment.builtIn.allowsTightening
        pixel = 1 / environment.builtIn.displayScale
    }
}

extension LineStyle {
    /// Lines as SwiftUI sets them.
    fileprivate init(_ environment: EnvironmentValues) {
        self.init()
        lineSpacing = environment.builtIn.lineSpacing
        if let height = environment.builtIn.lineHeight { lineHeight = height }
        reservedLines = max(1, environment.builtIn.lineLimit.minimum ?? 1)
        countsTrailingSpace = true
        alignment =
            switch environment.builtIn.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        truncation = environment.builtIn.truncation
    }
}
