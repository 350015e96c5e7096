import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Where the content of a page's links is. The links are written when the page is finished, in the page's coordinates.
struct PageLinks {
    private struct Link {
        let address: String
        let part: PDFStructure.Number?
        var extent = LayerExtent()
    }

    /// A link in the page's coordinates, and the part of the document that it is.
    typealias Placed = (address: String, part: PDFStructure.Number?, place: CGRect)

    private var finished: [Link] = []
    /// For each open layer its link, or nil.
    private var open: [Link?] = []
    private var openCount = 0

    var isInsideLink: Bool { openCount > 0 }

    mutating func begin(_ address: URL?, part: PDFStructure.Number?) {
        let link = address.map { Link(address: Self.plain($0.absoluteString), part: part) }
        open.append(link)
        if link != nil { openCount += 1 }
    }

    mutating func end() {
        guard let link = open.popLast(), let link else { return }
        openCount -= 1
        finished.append(link)
    }

    /// Adds an item to the links around it.
    mutating func add(_ item: DisplayList.Item, in map: PlaneMap) {
        var extent = LayerExtent()
        if case .glyphs(let run) = item { extent.add(lineOf: run, in: map) } else { extent.add(item, in: map) }
        for index in open.indices { open[index]?.extent.add(extent) }
    }

    /// All links that are on the page, which are then forgotten.
    mutating func take(on page: CGRect) -> [Placed] {
        defer { finished = [] }
        return finished.compactMap { link in
            link.extent.rect.map { (link.address, link.part, $0.intersection(page)) }
        }.filter { $0.2.width > 0 && $0.2.height > 0 }
    }

    /// The address in letters that need no quoting in a PDF; all others are percent-encoded.
    static func plain(_ address: String) -> String {
        let needsQuoting = Set("()<>[]{}\\'\"%".utf8)
        return address.utf8.map { byte in
            let isPlain = (0x21...0x7E).contains(byte) && (byte == UInt8(ascii: "%") || !needsQuoting.contains(byte))
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
        }.joined()
    }
}

extension LayerExtent {
    /// Adds the glyphs' line, as high as the font's ascent and descent.
    fileprivate mutating func add(lineOf run: DisplayList.GlyphRun, in map: PlaneMap) {
        let metrics = run.face.metrics()
        let scale = run.size / Double(max(run.face.unitsPerEm, 1))
        let (ascent, descent) = (Double(metrics.ascent) * scale, Double(metrics.descent) * scale)
        for glyph in run.glyphs {
            let origin = CGPoint(x: glyph.position.x, y: glyph.position.y - ascent)
            add(CGRect(origin: origin, size: CGSize(width: glyph.advance, height: ascent + descent)), in: map)
        }
    }
}
