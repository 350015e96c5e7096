import CopyfitDrawing
import Foundation

/// A colour of an asset catalogue, with its variants for the light and the dark appearance.
struct ColorSet: AssetDescription {
    private struct Variant: Decodable, AssetVariant {
        let idiom: String?
        let appearances: [AssetAppearance]?
        let color: CatalogueColor?
    }

    private let colors: [Variant]

    /// nil if the set is empty, or refers to a colour of Apple's systems that is not known here.
    var color: Color? {
        guard let light = color(for: "light"), let dark = color(for: "dark") else { return nil }
        return light == dark ? light : ._appearances(light: light, dark: dark)
    }

    private func color(for luminosity: String) -> Color? {
        Variant.chosen(from: colors, for: luminosity).lazy.compactMap { $0.color?.color }.first
    }
}

/// A colour as a catalogue writes it: components in a colour space, or the name of a colour of the system.
private struct CatalogueColor: Decodable {
    let space: String?
    let components: [String: Component]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    var color: Color? {
        if let reference { return Self.systemColor(reference) }
        guard let components else { return nil }
        let alpha = components["alpha"]?.value ?? 1
        if let white = components["white"]?.value { return Color(white: white, opacity: alpha) }
        guard let red = components["red"]?.value, let green = components["green"]?.value,
            let blue = components["blue"]?.value
        else { return nil }
        return Color(rgbSpace, red: red, green: green, blue: blue, opacity: alpha)
    }

    private var rgbSpace: Color.RGBColorSpace {
        switch space {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
    }

    /// A colour of UIKit or AppKit that SwiftUI names too.
    private static func systemColor(_ reference: String) -> Color? {
        switch reference {
        case "systemBlueColor": .blue
        case "systemBrownColor": .brown
        case "systemCyanColor": .cyan
        case "systemGrayColor": .gray
        case "systemGreenColor": .green
        case "systemIndigoColor": .indigo
        case "systemMintColor": .mint
        case "systemOrangeColor": .orange
        case "systemPinkColor": .pink
        case "systemPurpleColor": .purple
        case "systemRedColor": .red
        case "systemTealColor": .teal
        case "systemYellowColor": .yellow
        case "labelColor": .primary
        case "secondaryLabelColor": .secondary
        case "controlAccentColor", "tintColor": .accentColor
        case "systemBackgroundColor": ._appearances(light: .white, dark: .black)
        default: nil
        }
    }

    /// A component: a number from 0 to 1 with a decimal point, else from 0 to 255, decimal or as in `0x7F`.
    struct Component: Decodable {
        let value: Double?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
            } else {
                value = Self.value(try container.decode(String.self))
            }
        }

        private static func value(_ text: String) -> Double? {
            let number: Double? =
                if text.hasPrefix("0x") || text.hasPrefix("0X") {
                    Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                } else if text.contains(".") {
                    Double(text)
                } else {
                    Int(text).map { Double($0) / 255 }
                }
            return number.flatMap { $0.isFinite ? $0 : nil }
        }
    }
}
