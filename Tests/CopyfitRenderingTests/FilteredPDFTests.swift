import CopyfitDrawing
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

/// Effects that PDF does not have, as poppler draws our file, beside our pixels.
@Suite("Blurs, shadows and filters of colours are in a PDF")
struct FilteredPDFTests {
    private static let blue = DisplayList.PlainColor(red: 0.1, green: 0.3, blue: 0.9)
    private static let box: DisplayList.Item = .box(20, 15, 40, 30, blue)

    private static var grey: DisplayList.ColorMatrix {
        DisplayList.ColorMatrix(rows: [
            0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0, 0, 0, 1, 0,
        ])
    }

    private static var luminanceToAlpha: DisplayList.ColorMatrix {
        DisplayList.ColorMatrix(rows: Array(repeating: 0, count: 15) + [0.2, 0.7, 0.1, 0, 0])
    }

    private static let shadow = DisplayList.Filter.shadow(
        DisplayList.PlainColor(red: 0, green: 0, blue: 0, alpha: 0.6),
        radius: 8,
        offset: CGSize(width: 6, height: 4)
    )

    private static let cases: [DisplayList.Item] = [
        .group([box]) { $0.filters = [.blur(radius: 6)] },
        .group([box]) { $0.filters = [shadow] },
        .group([box]) { $0.filters = [.colors(grey)] },
        .group([box]) { $0.filters = [.colors(grey), shadow, .blur(radius: 2)] },
        .group([box]) { layer in
            layer.filters = [shadow]
            layer.opacity = 0.5
        },
        .group([.group([box]) { $0.filters = [shadow] }]) { layer in
            layer.transform = CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 0.9, y: 0.9)
            layer.clip = DisplayList.Clip(Path(CGRect(x: 0, y: 0, width: 62, height: 60)))
        },
        .group([.group([box]) { $0.filters = [.blur(radius: 4)] }, .box(5, 5, 10, 10)]) { $0.filters = [shadow] },
        .group([box], mask: [.box(20, 15, 20, 30)]) { $0.filters = [shadow] },
    ]

    /// Poppler moves a picture's edges by up to a pixel, so that one of the neighbours may have the colour.
    private func isNear(_ color: [Int], _ pixels: RenderedPixels, _ x: Int, _ y: Int) -> Bool {
        (max(y - 1, 0)...min(y + 1, 59)).contains { row in
            (max(x - 1, 0)...min(x + 1, 79)).contains { column in
                zip(color, pixels[column, row]).allSatisfy { abs($0 - $1) <= 24 }
            }
        }
    }

    @Test("as poppler draws them") func pictures() throws {
        for (number, item) in Self.cases.enumerated() {
            let list = DisplayList(size: CGSize(width: 80, height: 60), items: [item])
            #expect(try PDFRenderer().render([list]).remarks.isEmpty)
            let (ours, theirs) = (try Drawer.png.pixels(list), try Drawer.pdfByPoppler.pixels(list))
            var (wrong, changed) = (0, 0)
            for y in 0..<60 {
                for x in 0..<80 {
                    if !isNear(ours[x, y], theirs, x, y) { wrong += 1 }
                    if ours[x, y][0] < 250 { changed += 1 }
                }
            }
            #expect(wrong <= 24 && changed > 500, "case \(number): \(wrong) pixels")
        }
    }

    @Test("with text that is found, and edges of its own below a shadow") func text() throws {
        let chain = try FontCatalogue().chain(named: "Inter")
        let lines: DisplayList.Item = .group(try DrawnLines.items("Fluffy office", chain)) {
            $0.transform = CGAffineTransform(translationX: 10, y: 10)
        }
        for filter in [Self.shadow, .blur(radius: 2), .colors(Self.grey)] {
            let item: DisplayList.Item = .group([lines]) { $0.filters = [filter] }
            let list = DisplayList(size: CGSize(width: 160, height: 50), items: [item])
            let file = try PDFRenderer().render([list]).bytes
            #expect(try OtherPrograms.text(file) == "Fluffy office")
            #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file) }
        }
    }

    @Test("in a link, which covers them") func link() throws {
        let item: DisplayList.Item = .group([.group([Self.box]) { $0.filters = [.blur(radius: 4)] }]) {
            $0.link = URL(string: "https://example.org")
        }
        let file = try PDFRenderer().render([DisplayList(size: CGSize(width: 80, height: 60), items: [item])]).bytes
        #expect(try OtherPrograms.output("pdfinfo", ["-url"], on: file).contains("https://example.org"))
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file) }
    }

    /// A link in a group, or the group's own, below effects that are pixels.
    private static func linked(_ address: String, _ filters: [DisplayList.Filter], isInside: Bool) -> DisplayList.Item {
        let link: DisplayList.Item = .group([box]) { $0.link = URL(string: "https://example.org/\(address)") }
        if isInside { return .group([link]) { $0.filters = filters } }
        return .group([box]) { layer in
            (layer.link, layer.filters) = (URL(string: "https://example.org/\(address)"), filters)
        }
    }

    /// The links' rectangles that qpdf finds, by their addresses: left, bottom, right and top in the page's coordinates.
    private func links(_ list: DisplayList) throws -> [String: [Double]] {
        let file = try PDFRenderer().render([list]).bytes
        let text = try OtherPrograms.output("qpdf", ["--qdf", "--object-streams=disable"], on: file, then: ["-"])
        var links: [String: [Double]] = [:]
        for annotation in text.split(separator: "endobj") where annotation.contains("/Subtype /Link") {
            let address = try #require(annotation.firstMatch(of: /example\.org\/([a-z]+)/)?.output.1)
            let rect = try #require(annotation.firstMatch(of: /\/Rect \[([^\]]*)\]/)?.output.1)
            links[String(address)] = rect.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        }
        return links
    }

    /// The box is 20 to 60 points from the left and 15 to 45 from the top of a page of 60 points.
    @Test("with links inside, and on the effect itself") func linksInside() throws {
        for filters in [
            [.blur(radius: 4)], [.colors(Self.luminanceToAlpha)], [Self.shadow, .blur(radius: 2)],
        ] as [[DisplayList.Filter]] {
            for isInside in [true, false] {
                let item = Self.linked("a", filters, isInside: isInside)
                let list = DisplayList(size: CGSize(width: 80, height: 60), items: [item])
                #expect(try links(list) == ["a": [20, 15, 60, 45]])
            }
        }
        let faded: DisplayList.Item = .group([Self.linked("a", [], isInside: true)]) { layer in
            (layer.filters, layer.opacity) = ([Self.shadow], 0.5)
            layer.transform = CGAffineTransform(translationX: 10, y: 5)
        }
        #expect(try links(DisplayList(size: CGSize(width: 80, height: 60), items: [faded])) == ["a": [30, 10, 70, 40]])
    }

    @Test("without the links and texts of masks and of parts that are not seen") func unseen() throws {
        let text: DisplayList.Item = .group(try DrawnLines.items("Unseen", FontCatalogue().chain(named: "Inter")))
        let hidden: DisplayList.Item = .group([Self.linked("hidden", [], isInside: true), text]) { $0.opacity = 0 }
        let masked: DisplayList.Item = .group(
            [Self.linked("seen", [], isInside: true)],
            mask: [Self.linked("mask", [], isInside: true), text]
        )
        let list = DisplayList(
            size: CGSize(width: 80, height: 60),
            items: [.group([hidden, masked]) { $0.filters = [.blur(radius: 4)] }]
        )
        #expect(try links(list) == ["seen": [20, 15, 60, 45]])
        #expect(try OtherPrograms.text(PDFRenderer().render([list]).bytes).isEmpty)
    }

    @Test("with a remark on a blend mode that PDF has not") func blendMode() throws {
        let item: DisplayList.Item = .group([Self.box]) { layer in
            (layer.filters, layer.blendMode) = ([.blur(radius: 4)], .plusLighter)
        }
        let remarks = try PDFRenderer().render([DisplayList(size: CGSize(width: 80, height: 60), items: [item])])
            .remarks
        #expect(remarks == ["A PDF has no blend mode plusLighter; what uses it is drawn normally."])
    }

    /// At four pixels to a point these have more than 32,767 pixels on a side, the second with what the blur needs around.
    @Test("however long they are", arguments: [12_000, 14_400]) func long(_ width: Double) throws {
        let item: DisplayList.Item = .group([.box(0, -9, width, 20, .pureBlue)]) { $0.filters = [.blur(radius: 1)] }
        let list = DisplayList(size: CGSize(width: width, height: 2), items: [item])
        let file = try PDFRenderer().render([list])
        #expect(file.remarks.isEmpty)
        let pixels = try RenderedPixels(png: OtherPrograms.bytes("pdftoppm", ["-png", "-r", "72"], on: file.bytes))
        for x in [100, pixels.width / 2, pixels.width - 100] {
            #expect(pixels[x, 1][0] < 20 && pixels[x, 1][2] > 235, "\(pixels[x, 1])")
        }
    }
}
