import CopyfitDrawing
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

/// Our PNG beside what other programs make of our SVG: the ink of each run is at the same place within half a pixel.
@Suite("Other programs agree with our picture")
struct AgreementTests {
    private static let list = Result { try Card.list() }

    @Test("librsvg, with text as outlines")
    func librsvg() throws {
        let list = try Self.list.get()
        let svg = try SVGRenderer.onWhite.render(list).bytes
        let theirs = try RenderedPixels(png: OtherProgram(name: "rsvg-convert").output("-f", "png", file: svg))
        try expectAgreement(list, theirs)
    }

    @Test("Chromium, with text as outlines and as text with embedded fonts", arguments: [false, true])
    func chromium(usesFonts: Bool) throws {
        let list = try Self.list.get()
        var renderer = SVGRenderer.onWhite
        renderer.text = usesFonts ? .fonts : .outlines
        let theirs = try Screenshot.pixels(of: renderer.render(list).bytes, extension: "svg", list.size)
        try expectAgreement(list, theirs)
    }

    private func expectAgreement(_ list: DisplayList, _ theirs: RenderedPixels) throws {
        let ours = try RenderedPixels(png: PNGRenderer.onWhite.render(list).bytes)
        #expect((theirs.width, theirs.height) == (ours.width, ours.height))
        var compared = 0
        for case .glyphs(let run) in list.items.leaves {
            guard let first = run.glyphs.first, let last = run.glyphs.last else { continue }
            let area = CGRect(
                x: first.position.x - 2,
                y: first.position.y - run.size,
                width: last.position.x + last.advance - first.position.x + 4,
                height: run.size * 1.3
            )
            let (one, other) = (ours.inkCentre(in: area), theirs.inkCentre(in: area))
            #expect(abs(one.x - other.x) <= 0.5 && abs(one.y - other.y) <= 0.5, "\(run.text): \(one), \(other)")
            compared += 1
        }
        #expect(compared >= 6)
    }
}

extension PNGRenderer {
    fileprivate static var onWhite: PNGRenderer {
        var renderer = PNGRenderer()
        renderer.background = .white
        return renderer
    }
}

extension SVGRenderer {
    fileprivate static var onWhite: SVGRenderer {
        var renderer = SVGRenderer()
        renderer.background = .white
        return renderer
    }
}

extension RenderedPixels {
    /// The mean place of what is darker than white in an area.
    fileprivate func inkCentre(in area: CGRect) -> CGPoint {
        var (ink, x, y) = (0.0, 0.0, 0.0)
        for row in max(0, Int(area.minY))..<min(height, Int(area.maxY)) {
            for column in max(0, Int(area.minX))..<min(width, Int(area.maxX)) {
                let dark = Double(765 - self[column, row].prefix(3).reduce(0, +))
                ink += dark
                x += dark * Double(column)
                y += dark * Double(row)
            }
        }
        return CGPoint(x: x / ink, y: y / ink)
    }
}
