package import CopyfitDrawing
package import Foundation
import Synchronization

/// The drawing of a symbol: paths on a grid of 24 × 24.
///
/// - Parity: SwiftUI's names; the drawings are our own, and there is one for about 200 names.
package struct SymbolDrawing: Sendable {
    /// The side of the grid.
    package static let side: CGFloat = 24
    private static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    private static let area = FillStyle(eoFill: true)

    /// What is drawn as lines of width 2 with round caps and joins; nil if there are none.
    package let strokes: Path?
    /// What is filled by the even-odd rule; nil if nothing is.
    package let fills: Path?

    /// Whether lines cover parts of what is filled, so that both have to be made translucent together.
    package var hasOverlap: Bool { strokes != nil && fills != nil }

    /// The drawing of a symbol; nil if there is none for the name. Linear in the drawing's length the first time.
    package static func named(_ name: String) -> SymbolDrawing? {
        if let drawing = known.withLock({ $0[name] }) { return drawing }
        guard let text = texts[name] else { return nil }
        let drawing = SymbolDrawing(text)
        known.withLock { $0[name] = drawing }
        return drawing
    }

    /// The items that draw the symbol in a rectangle. In one that is not square the symbol is stretched.
    package func items(in rect: CGRect, _ paint: DisplayList.Paint) -> [DisplayList.Item] {
        let (x, y) = (rect.width / Self.side, rect.height / Self.side)
        let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
        var items: [DisplayList.Item] = []
        if let fills { items.append(.fill(fills.applying(map), paint, Self.area)) }
        guard let strokes else { return items }
        if abs(x - y) <= 1e-6 * max(x, y) {
            var style = Self.line
            style.lineWidth *= x
            items.append(.stroke(strokes.applying(map), paint, style))
        } else {
            items.append(.fill(strokes.strokedPath(Self.line).applying(map), paint, FillStyle()))
        }
        return items
    }

    private init(_ text: SymbolText) {
        strokes = text.strokes.isEmpty ? nil : Path(text.strokes)
        fills = text.fills.isEmpty ? nil : Path(text.fills)
    }

    private static let texts = Dictionary(SymbolText.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    /// The drawings that were asked for; at most as many as there are texts.
    private static let known = Mutex<[String: SymbolDrawing]>([:])
}
