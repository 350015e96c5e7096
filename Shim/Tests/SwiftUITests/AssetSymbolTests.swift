import Foundation
import SwiftUI
import Testing

@testable import AssetSymbolWriter

/// Members for assets, named as Xcode names them.
@Suite("Symbols of assets")
@MainActor
struct AssetSymbolTests {
    @Test(
        "The member's name",
        arguments: [
            ("Brand", "brand"), ("BrandColor", "brand"), ("brand color", "brand"), ("my-brand_2", "myBrand2"),
            ("URLBar", "urlBar"), ("FAQ", "faq"), ("Color", "color"), ("1st", "_1st"), ("default", "`default`"),
            ("Größe", "größe"), ("!", "_"),
        ]
    )
    func names(asset: String, member: String) {
        #expect(SymbolName.member(asset, without: "Color") == member)
    }

    @Test("Catalogues become a source file; two assets with one symbol are warned of")
    func source() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sets = [
            "Red.colorset", "Brand.colorset", "BrandColor.colorset", "plain/a \"b\".imageset", "Icons/Star.imageset",
        ]
        for set in sets {
            let folder = folder.appendingPathComponent("Assets.xcassets/\(set)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try Data(#"{"properties":{"provides-namespace":true}}"#.utf8)
            .write(to: folder.appendingPathComponent("Assets.xcassets/Icons/Contents.json"))
        let (symbols, warnings) = AssetSymbols.read([folder.appendingPathComponent("Assets.xcassets")])
        #expect(warnings == ["“Brand” and “BrandColor” have the same symbol, brand; it is that of the first."])
        let source = symbols.source
        #expect(source.contains("    static let brand = ColorResource(name: \"Brand\", bundle: resourceBundle)\n"))
        #expect(source.contains("    static let aB = ImageResource(name: \"a \\\"b\\\"\", bundle: resourceBundle)\n"))
        #expect(source.contains("    enum Icons {\n        static let star = ImageResource(name: \"Icons/Star\", "))
        #expect(source.contains("    static var brand: Color { Color(ColorResource.brand) }\n"))
        // Color.red is SwiftUI's.
        #expect(source.contains("static let red") && !source.contains("static var red"))
    }

    @Test("A program's assets are found by their members")
    func program() throws {
        let preview = try #require(PreviewRegistry.all.first { $0.name == "Assets" })
        let host = ViewHost(preview.view, size: ProposedViewSize(width: 100, height: 50))
        #expect(host.update().diagnostics.isEmpty)
        // 16 × 12 pixels, two a point.
        #expect(host.frame(id: "loaf")?.size == CGSize(width: 8, height: 6))
    }
}
