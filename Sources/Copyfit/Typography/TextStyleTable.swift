import Foundation

/// The sizes and weights of the text styles, as one platform has them.
public enum TextStyleTable: Hashable, Sendable {
    /// As on macOS: largeTitle 26, title 22, title2 17, title3 15, headline 13 bold, body 13, callout 12,
    /// subheadline 11, footnote and captions 10. The preferred text size has no effect.
    case macOS
    /// As on iOS: largeTitle 34, title 28, title2 22, title3 20, headline 17 semibold, body 17, callout 16,
    /// subheadline 15, footnote 13, caption 12, caption2 11 at the standard text size.
    case iOS

    /// The size in points and the weight of a style at the standard text size. Not for callers outside Copyfit and the
    /// package `Shim`.
    public func _metrics(of style: Font.TextStyle) -> (size: CGFloat, weight: Font.Weight) {
        metrics(of: style, at: .large)
    }

    /// The size in points and the weight of a style.
    func metrics(of style: Font.TextStyle, at dynamicTypeSize: DynamicTypeSize) -> (size: CGFloat, weight: Font.Weight)
    {
        switch self {
        case .macOS:
            (Self.macOSSize(style), style == .headline ? .bold : .regular)
        case .iOS:
            (
                (Self.iOSSize(style) * scale(of: style, at: dynamicTypeSize)).rounded(),
                style == .headline ? .semibold : .regular
            )
        }
    }

    /// How much larger a style is than at the standard text size. The steps are those of the body style.
    func scale(of style: Font.TextStyle, at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        guard self == .iOS else { return 1 }
        let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return bodySizes[dynamicTypeSize.rawValue] / 17
    }

    private static func macOSSize(_ style: Font.TextStyle) -> CGFloat {
        switch style {
        case .largeTitle: 26
        case .title: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption, .caption2: 10
        }
    }

    private static func iOSSize(_ style: Font.TextStyle) -> CGFloat {
        switch style {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }
}
