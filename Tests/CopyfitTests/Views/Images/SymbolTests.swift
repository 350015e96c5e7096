import CopyfitDrawing
import Foundation
import Testing

import Copyfit
@testable import CopyfitAssets
@testable import CopyfitViews

/// The table of symbols.
struct SymbolTests {
    @Test("Every symbol can be read and lies inside the grid, lines with half their width")
    func table() throws {
        let grid = CGRect(x: 0, y: 0, width: 24, height: 24)
        for text in SymbolText.all {
            #expect(!text.strokes.isEmpty || !text.fills.isEmpty, "\(text.name)")
            let strokes = try #require(Path(text.strokes), "\(text.name)")
            let fills = try #require(Path(text.fills), "\(text.name)")
            if !strokes.isEmpty {
                #expect(grid.contains(strokes.boundingRect.insetBy(dx: -1, dy: -1)), "\(text.name)")
            }
            if !fills.isEmpty { #expect(grid.contains(fills.boundingRect), "\(text.name)") }
        }
    }

    @Test("Every name is there once, among them those of ordinary screens")
    func names() {
        let names = SymbolText.all.map(\.name)
        #expect(Set(names).count == names.count)
        let ordinary = [
            "chevron.right", "plus", "xmark", "checkmark.circle.fill", "star.fill", "heart", "person.circle", "gear",
            "magnifyingglass", "trash", "square.and.arrow.up", "bell.fill", "house.fill", "envelope", "calendar",
            "photo", "play.fill", "ellipsis.circle", "exclamationmark.triangle.fill", "eye.slash", "creditcard",
            "doc.text", "paperplane.fill", "wifi", "sun.max", "slider.horizontal.3", "hand.thumbsup", "car.fill",
        ]
        for name in ordinary { #expect(SymbolDrawing.named(name) != nil, "\(name)") }
        #expect(SymbolDrawing.named("no.such.symbol") == nil)
    }

    @Test("A symbol fills its rectangle's grid; its lines are as wide as the grid's unit twice")
    func placed() {
        let rect = CGRect(x: 10, y: 20, width: 12, height: 12)
        let paint = DisplayList.Paint.color(.black)
        // The minus is a line from 4 to 20 at 12 on the grid.
        let minus = SymbolDrawing.named("minus")?.items(in: rect, paint)
        let style = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
        #expect(minus == [.stroke(Path("12 26 m 20 26 l")!, paint, style)])
        // Stretched to twice the width: the line with its caps goes from 3 to 21, twice as long, and is 2 high.
        let wide = SymbolDrawing.named("minus")?.items(in: CGRect(x: 0, y: 0, width: 48, height: 24), paint)
        guard case .fill(let area, _, _)? = wide?.first else { return #expect(Bool(false)) }
        #expect(area.boundingRect == CGRect(x: 6, y: 11, width: 36, height: 2))
    }
}
