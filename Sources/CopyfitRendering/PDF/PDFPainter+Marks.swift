import CopyfitDrawing
import Foundation

extension PDFPainter {
    /// Says what the text belongs to that is drawn next.
    mutating func markText(_ run: DisplayList.GlyphRun, in map: PlaneMap) {
        guard structure != nil, maskDepth == 0 else { return }
        let first = run.glyphs.first?.position ?? .zero
        let top = CGPoint(x: first.x, y: first.y - run.size).applying(map).applying(content.page).y
        let part = structure?.part(ofText: run.text, top: top, on: pages[pages.count - 1])
        mark(PDFContent.Mark(part: part, language: run.language == language ? nil : run.language))
    }

    /// Says what the shape or the picture belongs to that is drawn next.
    mutating func markShape(isPicture: Bool = false) {
        guard structure != nil, maskDepth == 0 else { return }
        mark(PDFContent.Mark(part: structure?.part(ofShape: isPicture)))
    }

    private mutating func mark(_ mark: PDFContent.Mark) {
        guard content.mark != mark, let key = content.key else { return }
        guard let part = mark.part else { return content.begin(mark, tag: "", number: nil) }
        let tag = structure?.parts[part].tag ?? ""
        let number = structure?.add(to: part, key: key, page: pages[pages.count - 1], group: content.group)
        content.begin(mark, tag: tag, number: number)
    }
}
