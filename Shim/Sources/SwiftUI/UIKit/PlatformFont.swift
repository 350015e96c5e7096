import Foundation

/// What the fonts of UIKit and AppKit say.
struct PlatformFont: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case upright, italic, monospaced, monospacedDigits
    }

    let size: CGFloat
    /// nil is the system's font.
    let name: String?
    let weight: UIFont.Weight
    let kind: Kind

    init(size: CGFloat, name: String? = nil, weight: UIFont.Weight = .regular, kind: Kind = .upright) {
        (self.size, self.name, self.weight, self.kind) = (size, name, weight, kind)
    }

    init(_ style: UIFont.TextStyle, on platform: HostOptions.Platform) {
        let metrics = platform._metrics(of: style.swiftUI)
        let weight = UIFont.Weight.named.first { $0.font == metrics.weight }?.weight ?? .regular
        self.init(size: metrics.size, weight: weight)
    }

    func withSize(_ size: CGFloat) -> PlatformFont {
        PlatformFont(size: size, name: name, weight: weight, kind: kind)
    }

    var font: Font {
        if let name { return .custom(name, fixedSize: size) }
        let font = Font.system(size: size, weight: weight.nearest, design: kind == .monospaced ? .monospaced : nil)
        return switch kind {
        case .upright, .monospaced: font
        case .italic: font.italic()
        case .monospacedDigits: font.monospacedDigit()
        }
    }
}

extension UIFont.Weight {
    fileprivate static let named: [(weight: UIFont.Weight, font: Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    fileprivate var nearest: Font.Weight {
        Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.font ?? .regular
    }
}

extension UIFont.TextStyle {
    fileprivate var swiftUI: Font.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title1: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption
        case .caption2: .caption2
        default: .body
        }
    }
}
