import CopyfitDrawing
import Testing

import Copyfit
@testable import CopyfitViews

/// The colours that views' colours become.
struct ColorTests {
    private static var light: EnvironmentValues { EnvironmentValues() }
    private static var dark: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        return environment
    }

    private func expect(
        _ color: Color,
        _ red: Double,
        _ green: Double,
        _ blue: Double,
        _ alpha: Double = 1,
        in environment: EnvironmentValues = light,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let plain = color.plain(in: environment)
        let pairs = zip([plain.red, plain.green, plain.blue, plain.alpha], [red, green, blue, alpha])
        #expect(pairs.allSatisfy { abs(Double($0) - $1) < 5e-5 }, "\(plain)", sourceLocation: location)
    }

    @Test("Components in sRGB stay, and are clamped")
    func srgb() {
        expect(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5), 0.25, 0.5, 0.75, 0.5)
        expect(Color(red: -1, green: 2, blue: .nan), 0, 1, 0)
    }

    @Test("Linear components are encoded: 0.2126 is 0.49844, 0.001 lies on the straight part")
    func linear() {
        // 1.055 * 0.2126 ^ (1 / 2.4) - 0.055; 12.92 * 0.001
        expect(Color(.sRGBLinear, red: 0.2126, green: 0.001, blue: 1), 0.49844, 0.01292, 1)
    }

    @Test("Components in Display P3 are converted: CSS's test colour is the green of 128, P3's own green is clamped")
    func displayP3() {
        // Web Platform Tests, css-color: color(display-p3 0.21604 0.49418 0.13151) is green, rgb(0, 128, 0).
        expect(Color(.displayP3, red: 0.21604, green: 0.49418, blue: 0.13151), 0, 128.0 / 255, 0)
        expect(Color(.displayP3, white: 0.5), 0.5, 0.5, 0.5)
        expect(Color(.displayP3, red: 0, green: 1, blue: 0), 0, 1, 0)
    }

    @Test("Mixed in the device's space, opacities are multiplied in: the example of CSS Color 4")
    func deviceMix() {
        // CSS Color 4, interpolating with alpha: halfway between rgb(24% 12% 98% / 0.4) and rgb(62% 26% 64% / 0.6) is
        // rgb(46.8% 20.4% 77.6% / 0.5).
        let first = Color(red: 0.24, green: 0.12, blue: 0.98, opacity: 0.4)
        let second = Color(red: 0.62, green: 0.26, blue: 0.64, opacity: 0.6)
        expect(first.mix(with: second, by: 0.5, in: .device), 0.468, 0.204, 0.776, 0.5)
        expect(Color.clear.mix(with: .white, by: 0.25, in: .device), 1, 1, 1, 0.25)
        expect(Color.clear.mix(with: .clear, by: 0.5), 0, 0, 0, 0)
    }

    @Test("Mixed for the eye, lightness of Oklab is halved, and both ends stay")
    func perceptualMix() {
        // Halfway between black and white L is 0.5: each linear component is 0.5 ^ 3 = 0.125, encoded 0.38857.
        expect(Color.black.mix(with: .white, by: 0.5), 0.38857, 0.38857, 0.38857)
        // By the article's formulas: red is (0.62796, 0.22486, 0.12585), blue (0.45201, -0.03246, -0.31153); the mean
        // is (0.53998, 0.0962, -0.09284).
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        expect(red.mix(with: blue, by: 0.5), 0.55044, 0.32562, 0.63650)
        expect(red.mix(with: blue, by: 0), 1, 0, 0)
        expect(red.mix(with: blue, by: 7), 0, 0, 1)
        expect(red.mix(with: blue, by: 1).opacity(0.5), 0, 0, 1, 0.5)
    }

    @Test("Named colours depend on the colour scheme; what only a catalogue knows is clear")
    func named() {
        // Published values of the system colours.
        expect(.blue, 0, 122.0 / 255, 1)
        expect(.blue, 10.0 / 255, 132.0 / 255, 1, in: Self.dark)
        expect(.red.opacity(0.5), 1, 59.0 / 255, 48.0 / 255, 0.5)
        expect(.primary, 0, 0, 0)
        expect(.primary, 1, 1, 1, in: Self.dark)
        expect(.secondary, 0, 0, 0, 0.6)
        expect(.black, 0, 0, 0, in: Self.dark)
        expect(Color("Brand"), 0, 0, 0, 0)
        expect(.clear, 0, 0, 0, 0)
    }

    @Test("The accent colour is the tint; inside a tint it is the default one")
    func accent() {
        var environment = EnvironmentValues()
        expect(.accentColor, 0, 122.0 / 255, 1, in: environment)
        environment.tint = AnyShapeStyle(AnyShapeStyle(Color(red: 0.5, green: 0, blue: 0)))
        expect(.accentColor.opacity(0.5), 0.5, 0, 0, 0.5, in: environment)
        environment.tint = AnyShapeStyle(Color.accentColor.mix(with: .accentColor, by: 0.5, in: .device))
        expect(.accentColor, 0, 122.0 / 255, 1, in: environment)
    }

    @Test("A resolved colour has linear components, also outside sRGB, and makes the same colour again")
    func resolved() throws {
        let half = Color(red: 0.5, green: 1, blue: 0, opacity: 0.25).resolve(in: Self.light)
        // ((0.5 + 0.055) / 1.055) ^ 2.4
        #expect(abs(half.linearRed - 0.21404) < 1e-5)
        #expect(half.linearGreen == 1 && half.linearBlue == 0 && half.opacity == 0.25)
        #expect(abs(half.red - 0.5) < 1e-6)
        expect(Color(half), 0.5, 1, 0, 0.25)
        // The green of Display P3 in linear sRGB: the middle column of the matrix.
        let green = Color(.displayP3, red: 0, green: 1, blue: 0).resolve(in: Self.light)
        #expect(abs(green.linearRed + 0.22494) < 1e-5 && abs(green.linearGreen - 1.04206) < 1e-5)
        var changed = Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0)
        changed.blue = 0.5
        #expect(abs(changed.linearBlue - 0.21404) < 1e-5)
    }

    @Test("In both colour schemes, texts have a contrast of at least 4.5 on every background")
    func contrast() {
        for scheme in ColorScheme.allCases {
            let palette = Palette(scheme)
            let backgrounds = [
                palette.background, palette.windowBackground, palette.groupedBackground, palette.groupedRow,
            ]
            let texts = [
                palette.foreground, palette.foreground.opacity(Palette.opacity(ofLevel: 2)), palette.link,
                palette.destructive,
            ]
            for background in backgrounds {
                for text in texts {
                    #expect(contrast(text, on: background) >= 4.5, "\(scheme) \(text) \(background)")
                }
            }
        }
    }

    /// The contrast ratio of WCAG 2.
    private func contrast(_ text: DisplayList.PlainColor, on background: DisplayList.PlainColor) -> Double {
        func mixed(_ over: Float, _ under: Float) -> Double {
            Double(over * text.alpha + under * (1 - text.alpha))
        }
        func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }
        let above = luminance(
            mixed(text.red, background.red),
            mixed(text.green, background.green),
            mixed(text.blue, background.blue)
        )
        let below = luminance(Double(background.red), Double(background.green), Double(background.blue))
        return (max(above, below) + 0.05) / (min(above, below) + 0.05)
    }
}
