import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

/// Catalogues are written as Xcode writes them, into a bundle of the test's own.
@Suite("Asset catalogues")
@MainActor
struct AssetCatalogueTests {
    private static let dark: EnvironmentValues = {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        return environment
    }()

    @Test("A colour has the components of its appearance")
    func appearances() throws {
        let bundle = try ScratchBundle()
        try bundle.addAsset(
            "Brand.colorset",
            """
            { "colors" : [
                { "color" : { "color-space" : "srgb",
                    "components" : { "alpha" : "1.000", "blue" : "0x00", "green" : "0x80", "red" : "0xFF" } },
                  "idiom" : "universal" },
                { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                  "color" : { "color-space" : "srgb",
                    "components" : { "alpha" : "0.500", "blue" : "51", "green" : "0", "red" : "0.25" } },
                  "idiom" : "universal" }
              ], "info" : { "author" : "xcode", "version" : 1 } }
            """
        )
        let color = Color("Brand", bundle: bundle.bundle)
        // 0x80 is 128 of 255; 51 of 255 is a fifth.
        expect(color, (1, 128.0 / 255, 0, 1))
        expect(color, (0.25, 0, 0.2, 0.5), in: Self.dark)
        expect(color.opacity(0.5), (0.25, 0, 0.2, 0.25), in: Self.dark)
    }

    @Test("A colour may be a grey, or one of the system's")
    func kinds() throws {
        let bundle = try ScratchBundle()
        try bundle.addAsset(
            "Paper.colorset",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"gray-gamma-22","components":{"white":"0.750","alpha":"1.000"}}}]}"#
        )
        try bundle.addAsset(
            "Alarm.colorset",
            #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
        )
        expect(Color("Paper", bundle: bundle.bundle), (0.75, 0.75, 0.75, 1))
        #expect(Color("Alarm", bundle: bundle.bundle) == .red)
    }

    @Test("A group puts its name in front only where it says so")
    func groups() throws {
        let bundle = try ScratchBundle()
        let red = #"{"colors":[{"idiom":"universal","color":{"reference":"systemRedColor"}}]}"#
        try bundle.addAsset("Plain/Inner.colorset", red)
        try bundle.addAsset("Named/Inner.colorset", red.replacing("Red", with: "Blue"))
        try bundle.addAsset("Named", #"{"properties":{"provides-namespace":true}}"#)
        #expect(Color("Inner", bundle: bundle.bundle) == .red)
        #expect(Color("Named/Inner", bundle: bundle.bundle) == .blue)
        #expect(Color._catalogueColor("Plain/Inner", bundle: bundle.bundle) == nil)
    }

    @Test(
        "What cannot be read is clear, and is reported",
        arguments: [
            nil, "", "{", "[]", #"{"colors":[]}"#, #"{"colors":[{"idiom":"universal"}]}"#,
            #"{"colors":[{"idiom":"universal","color":{"components":{"red":"x","green":"0","blue":"0"}}}]}"#,
            #"{"colors":[{"idiom":"universal","color":{"components":{"red":"nan.","green":"0.0","blue":"0.0"}}}]}"#,
            #"{"colors":[{"idiom":"universal","color":{"reference":"noSuchColor"}}]}"#,
        ]
    )
    func unreadable(description: String?) throws {
        let bundle = try ScratchBundle()
        if let description { try bundle.addAsset("Brand.colorset", description) }
        let color = Color("Brand", bundle: bundle.bundle)
        expect(color, (0, 0, 0, 0))
        let host = ViewHost(color, size: ProposedViewSize(width: 10, height: 10))
        let diagnostics = host.update().diagnostics
        #expect(diagnostics.map(\.code) == [.missingColor])
        #expect(diagnostics.first?.message.hasPrefix("The colour “Brand” was not found") == true)
    }

    /// A style is no view: the report comes from the body in which it was made.
    @Test("A style that is missing is reported where it is made")
    func style() throws {
        struct Painted: View {
            let bundle: Bundle
            var body: some View { Text("a").foregroundStyle(Color("Brand", bundle: bundle)) }
        }
        let bundle = try ScratchBundle()
        let host = ViewHost(Painted(bundle: bundle.bundle), size: ProposedViewSize(width: 10, height: 10))
        #expect(host.update().diagnostics.map(\.code).contains(.missingColor))
    }

    @Test("Files are read once in a host, however often a body is evaluated")
    func reading() throws {
        struct Counter: View {
            let bundle: Bundle
            @State var count = 0
            var body: some View {
                HStack {
                    Color("Brand", bundle: bundle).frame(width: CGFloat(count) + 1, height: 5)
                    Image("Logo", bundle: bundle)
                }
                .onTapGesture { count += 1 }
                .id("counter")
            }
        }
        let bundle = try ScratchBundle()
        try bundle.addAsset("Brand.colorset", #"{"colors":[{"idiom":"universal","color":{"reference":"labelColor"}}]}"#)
        try bundle.addAsset(
            "Logo.imageset",
            #"{"images":[{"idiom":"universal","filename":"logo.png","scale":"1x"}]}"#,
            files: ["logo.png": Self.png(30, 20)]
        )
        let host = ViewHost(Counter(bundle: bundle.bundle), size: ProposedViewSize(width: 100, height: 100))
        #expect(host.update().diagnostics.isEmpty)
        try bundle.remove()
        #expect(host.trigger("counter"))
        #expect(host.update().diagnostics.isEmpty)
        // Width 2, spacing 8 and the picture's 30.
        #expect(host.frame(id: "counter")?.size == CGSize(width: 40, height: 20))
    }

    @Test("A picture's size is its pixels divided by the scale of its file; the appearance chooses the file")
    func pictures() throws {
        let bundle = try ScratchBundle()
        try bundle.addAsset(
            "Logo.imageset",
            """
            { "images" : [
                { "idiom" : "universal", "filename" : "logo.png", "scale" : "1x" },
                { "idiom" : "universal", "filename" : "logo@2x.png", "scale" : "2x" },
                { "idiom" : "universal", "scale" : "3x" },
                { "idiom" : "universal", "filename" : "night.png", "scale" : "1x",
                  "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
              ], "properties" : { "template-rendering-intent" : "template" } }
            """,
            files: ["logo.png": Self.png(10, 10), "logo@2x.png": Self.png(21, 30), "night.png": Self.png(40, 12)]
        )
        let image = Image("Logo", bundle: bundle.bundle)
        #expect(image.templateMode == .template)
        let (light, night) = (CGSize(width: 10.5, height: 15), CGSize(width: 40, height: 12))
        let proposal = ProposedViewSize.unspecified
        #expect(ViewHost(image, size: proposal).size(for: proposal) == light)
        #expect(ViewHost(image.environment(\.colorScheme, .dark), size: proposal).size(for: proposal) == night)
    }

    @Test("Names of resources find the same")
    func resources() throws {
        let bundle = try ScratchBundle()
        try bundle.addAsset("Brand.colorset", #"{"colors":[{"idiom":"universal","color":{"reference":"labelColor"}}]}"#)
        let resource = ColorResource(name: "Brand", bundle: bundle.bundle)
        #expect(Color(resource) == .primary)
        #expect(Image(ImageResource(name: "No", bundle: bundle.bundle))._isMissing)
    }

    // MARK: Help

    private func expect(
        _ color: Color,
        _ expected: (Double, Double, Double, Double),
        in environment: EnvironmentValues = EnvironmentValues(),
        _ location: SourceLocation = #_sourceLocation
    ) {
        let plain = color.plain(in: environment)
        let components = [plain.red, plain.green, plain.blue, plain.alpha].map { Double($0) }
        let differences = zip(components, [expected.0, expected.1, expected.2, expected.3]).map { $0 - $1 }
        #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(plain)", sourceLocation: location)
    }

    /// The beginning of a PNG file: the signature, then the chunk with the size.
    private static func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
            + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }
}
