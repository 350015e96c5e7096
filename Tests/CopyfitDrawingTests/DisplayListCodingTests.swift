import CopyfitDrawing
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@Suite("Display list as JSON")
struct DisplayListCodingTests {
    private func face() throws -> FontFace {
        try FontCatalogue().chain(named: "Inter").primary
    }

    private func list() throws -> DisplayList {
        let picture = DisplayList.Picture(bytes: Data([1, 2, 3, 4]), format: .rgba, width: 1, height: 1)
        let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
        var layer = DisplayList.Layer()
        layer.transform = CGAffineTransform(translationX: 1, y: 2)
        layer.clip = DisplayList.Clip(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), style: FillStyle(eoFill: true))
        layer.opacity = 0.5
        layer.blendMode = .multiply
        layer.filters = [
            .blur(radius: 2), .shadow(.black, radius: 1, offset: CGSize(width: 1, height: 2)), .colors(.identity),
        ]
        layer.identifier = "card"
        layer.label = "A \"card\""
        layer.link = URL(string: "https://example.org/?a=1&b=2")
        let stops = [
            DisplayList.Gradient.Stop(location: 0, color: .black), .init(location: 1, color: .white),
        ]
        let gradients: [DisplayList.Gradient.Geometry] = [
            .linear(.zero, CGPoint(x: 1, y: 0)), .radial(.zero, 1, 2, aspect: 0.5), .angular(.zero, 0, 3),
        ]
        let path = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 3, height: 4))
        var items = DisplayList.Items(
            gradients.map { .fill(path, .gradient(DisplayList.Gradient($0, stops: stops)), FillStyle()) }
        )
        let dashed = StrokeStyle(
            lineWidth: 2,
            lineCap: .round,
            lineJoin: .bevel,
            miterLimit: 3,
            dash: [1, 2],
            dashPhase: 1
        )
        items += [
            .stroke(path, .color(.white), dashed),
            .fill(path, .pattern(DisplayList.Pattern(picture, source: pixel, tile: pixel)), FillStyle()),
        ]
        let mask: DisplayList.Items = [
            .image(DisplayList.ImageDrawing(picture, source: pixel, destination: pixel, tint: .black, opacity: 0.3)),
            .glyphs(
                DisplayList.GlyphRun(
                    face: try face(),
                    size: 12,
                    paint: .color(.black),
                    glyphs: [.init(id: 2, cluster: 0, position: CGPoint(x: 1, y: 2), advance: 8)],
                    text: "A",
                    language: "en"
                )
            ),
        ]
        let group = DisplayList.Item.group(DisplayList.Group(layer, items, mask: mask))
        return DisplayList(size: CGSize(width: 10, height: 20), items: [group], remarks: ["One."])
    }

    @Test("A list that was written and read is the same, with its faces opened from their files")
    func roundTrip() throws {
        let list = try list()
        let read = try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list))
        #expect(read.size == list.size)
        #expect(read.remarks == list.remarks)
        #expect(read.items.groups.map(\.layer) == list.items.groups.map(\.layer))
        #expect(read.items.groups.first?.mask?.count == 2)
        #expect(read.items.leaves.count == list.items.leaves.count)
        for (one, other) in zip(read.items.leaves, list.items.leaves) {
            guard case .glyphs(let run) = one, case .glyphs(var expected) = other else {
                #expect(one == other)
                continue
            }
            #expect(run.face.fullName == expected.face.fullName && run.face.path == expected.face.path)
            expected.face = run.face
            #expect(run == expected)
        }
    }

    @Test("A bundled font is named by its place among them, so that lists are equal on every machine")
    func fontNames() throws {
        let text = String(decoding: try JSONEncoder().encode(try list()), as: UTF8.self)
        #expect(text.contains("Inter\\/Inter-Regular.otf"))
        #expect(!text.contains("resources"))
    }

    @Test("A transform without six numbers and a matrix without twenty are errors")
    func numberCounts() throws {
        let whole = String(decoding: try JSONEncoder().encode(try list()), as: UTF8.self)
        for (found, replacement) in [("\"transform\":[1,", "\"transform\":["), ("\"rows\":[1,", "\"rows\":[")] {
            let cut = whole.replacing(found, with: replacement)
            #expect(cut != whole)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(DisplayList.self, from: Data(cut.utf8)) }
        }
    }

    @Test(
        "What cannot be read is an error that names what is wrong, not a crash",
        arguments: [
            (
                #"{"size":{"width":1,"height":1},"items":[{"end":{}}],"fonts":[],"pictures":[]}"#,
                "remarks"
            ),
            (
                #"{"size":{"width":1,"height":1},"items":[{"fill":{"path":"x y","paint":{"color":{"_0":{"red":0,"green":0,"blue":0,"alpha":1}}},"style":{"isEvenOdd":false,"isAntialiased":true}}}],"fonts":[],"pictures":[],"remarks":[]}"#,
                "path"
            ),
            (
                #"{"size":{"width":1,"height":1},"items":[],"fonts":[{"name":"X","file":"none.ttf","isBundled":true,"index":0,"variations":{}}],"pictures":[],"remarks":[]}"#,
                "none.ttf"
            ),
            (
                #"{"size":{"width":1,"height":1},"items":[{"glyphs":{"_0":{"font":3,"size":1,"paint":{"color":{"_0":{"red":0,"green":0,"blue":0,"alpha":1}}},"text":"","isRightToLeft":false,"glyphs":[]}}}],"fonts":[],"pictures":[],"remarks":[]}"#,
                "font"
            ),
        ]
    )
    func errors(json: String, word: String) throws {
        let error = try #require(throws: (any Error).self) {
            try JSONDecoder().decode(DisplayList.self, from: Data(json.utf8))
        }
        #expect(String(describing: error).contains(word))
    }
}
