import Testing

import Copyfit
@testable import CopyfitViews

/// Layout rule 17.10: text styles and what a font resolves to.
@MainActor
struct FontTests {
    private func resolve(_ font: Font?, _ change: (inout BuiltInEnvironment) -> Void = { _ in }) -> ResolvedFont {
        var environment = EnvironmentValues()
        change(&environment.builtIn)
        return ResolvedFont(font: font, adjustment: FontAdjustment(), environment: environment)
    }

    @Test("An unset font is the system font at 13 points on macOS, the body style on iOS")
    func unset() {
        #expect(resolve(nil).size == 13)
        #expect(resolve(nil) { $0.platform = .iOS }.size == 17)
        #expect(resolve(nil) { ($0.platform, $0.dynamicTypeSize) = (.iOS, .xxxLarge) }.size == 23)
        #expect(resolve(nil).weight == .regular)
        #expect(resolve(nil).family == .design(.default))
    }

    @Test(
        "Text styles on macOS and iOS",
        arguments: [
            (style: Font.TextStyle.largeTitle, macOS: 26 as CGFloat, iOS: 34 as CGFloat), (.title, 22, 28),
            (.title2, 17, 22), (.title3, 15, 20), (.headline, 13, 17), (.body, 13, 17), (.callout, 12, 16),
            (.subheadline, 11, 15), (.footnote, 10, 13), (.caption, 10, 12), (.caption2, 10, 11),
        ]
    )
    func styles(style: Font.TextStyle, macOS: CGFloat, iOS: CGFloat) {
        #expect(resolve(.system(style)).size == macOS)
        #expect(resolve(.system(style)) { $0.platform = .iOS }.size == iOS)
    }

    @Test("The headline is bold on macOS, semibold on iOS")
    func headline() {
        #expect(resolve(.headline).weight == .bold)
        #expect(resolve(.headline) { $0.platform = .iOS }.weight == .semibold)
        #expect(resolve(.headline.weight(.thin)).weight == .thin)
    }

    /// Sizes from the Human Interface Guidelines, "Typography", "iOS, iPadOS Dynamic Type sizes".
    @Test(
        "Preferred text sizes count on iOS only",
        arguments: [
            (style: Font.TextStyle.body, preferred: DynamicTypeSize.accessibility5, size: 53 as CGFloat),
            (.largeTitle, .xSmall, 31), (.title3, .xxLarge, 24), (.subheadline, .small, 13), (.caption, .xLarge, 14),
            (.caption2, .medium, 11), (.footnote, .xxxLarge, 19), (.callout, .accessibility2, 32),
            (.title2, .accessibility1, 34), (.title, .accessibility4, 53), (.headline, .accessibility3, 40),
        ]
    )
    func dynamicType(style: Font.TextStyle, preferred: DynamicTypeSize, size: CGFloat) {
        let unchanged = resolve(.system(style)).size
        #expect(resolve(.system(style)) { $0.dynamicTypeSize = preferred }.size == unchanged)
        #expect(resolve(.system(style)) { ($0.platform, $0.dynamicTypeSize) = (.iOS, preferred) }.size == size)
    }

    /// A caption has 43 points at the largest size and 12 at the standard one.
    @Test("Fonts by name grow with their style, fixed ones do not")
    func namedFonts() {
        func size(_ font: Font) -> CGFloat {
            resolve(font) { ($0.platform, $0.dynamicTypeSize) = (.iOS, .accessibility5) }.size
        }
        #expect(size(.custom("Noto Serif", size: 24, relativeTo: .caption)) == 86)
        #expect(size(.custom("Noto Serif", size: 17)) == 53)
        #expect(size(.custom("Noto Serif", fixedSize: 17)) == 17)
        #expect(size(.system(size: 17)) == 17)
    }

    @Test("The smallest style is medium on macOS")
    func smallestStyle() {
        #expect(resolve(.caption2).weight == .medium)
        #expect(resolve(.caption2) { $0.platform = .iOS }.weight == .regular)
    }

    @Test("Modifiers of fonts, and the environment's")
    func modifiers() {
        #expect(resolve(.system(size: 10).bold().italic()).weight == .bold)
        #expect(resolve(.system(size: 10).scaled(by: 2)).size == 20)
        #expect(resolve(.system(size: 10).monospaced()).family == .design(.monospaced))
        #expect(resolve(.body) { $0.fontAdjustment.weight = .heavy }.weight == .heavy)
        #expect(resolve(.custom("Noto Serif", size: 9)).family == .named("Noto Serif"))
    }

    @Test("Real fonts: bold is wider, monospaced digits are equally wide, an unknown family is reported")
    func realFonts() {
        func width(_ text: Text) -> CGFloat {
            ViewHost(text, size: .unspecified).idealSize.width
        }
        #expect(width(Text("width").bold()) > width(Text("width")))
        #expect(width(Text("1111").monospaced()) == width(Text("0000").monospaced()))
        #expect(width(Text("width").fontDesign(.serif)) != width(Text("width")))
        // Ten letters with 2 points after each, but for what the end of the line may leave out.
        let spaced = width(Text("abcdefghij").tracking(2)) - width(Text("abcdefghij"))
        #expect((18...20.5).contains(spaced))
        #expect(width(Text("1111").monospacedDigit()) == width(Text("0000").monospacedDigit()))
        #expect(width(Text("1111")) < width(Text("0000")))
        let unknown = ViewHost(Text("a").font(.custom("No Such Family", size: 12)), size: .unspecified)
        #expect(unknown.update().diagnostics.map(\.code) == [.fontNotFound])
        #expect(unknown.idealSize.width > 0)
    }
}
