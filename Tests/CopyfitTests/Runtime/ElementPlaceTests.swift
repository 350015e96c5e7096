import Foundation
import Observation
import Testing

import Copyfit
@testable import CopyfitViews
@testable import CopyfitLayout

/// Places that are their own element: a modifier around one element, around several, and around one again.
@MainActor
@Suite("Places that are elements")
struct ElementPlaceTests {
    private struct Page: View {
        let widths: [CGFloat]
        var frame: CGFloat = 30

        var body: some View {
            VStack(spacing: 1) {
                ForEach(widths, id: \.self) { Color.red.frame(width: $0, height: 10) }
                    .padding(2)
                    .frame(width: frame, height: 20)
                    .overlay(alignment: .topLeading) { Color.blue.frame(width: 3, height: 3) }
            }
        }
    }

    @Test(
        "A modifier whose content goes from one element to several, to others, to none and back, lays out as a new one"
    )
    func numbers() {
        let steps: [[CGFloat]] = [[10], [10, 11], [11], [11, 12, 10], [], [10], [12], [12, 10], [10], [], [11]]
        let kept = host(Page(widths: []))
        for (step, widths) in steps.enumerated() {
            let page = Page(widths: widths, frame: 30 + CGFloat(step % 3))
            kept.setContent(page)
            #expect(kept.update().converged)
            #expect(kept.findInconsistency() == nil)
            #expect(kept.dump() == host(page).dump(), "step \(step)")
            // One frame below another in the column, each 20 high with a gap of 1.
            #expect(kept.size(for: .unspecified).height == CGFloat(max(widths.count * 21 - 1, 0)))
        }
    }

    @Test("A leaf, a stack and a layout modifier around one element are one object each, and the row has no other")
    func objects() {
        let row = host(HStack { Color.red.frame(width: 10, height: 10) }.padding(1))
        var elements: [ObjectIdentifier] = []
        var next = row.root.slot.element
        while let element = next {
            #expect(element === element.node)
            elements.append(ObjectIdentifier(element))
            next = element.children.first
        }
        #expect(elements.count == 4)
    }

    @Test("A proxy gives the last frame of a removed view, around which there are modifiers of all kinds")
    func heldProxy() throws {
        final class Held { var proxy: GeometryProxy? }
        struct Screen: View {
            let held: Held
            let isShown: Bool

            var body: some View {
                VStack {
                    if isShown {
                        Color.red.frame(width: 40, height: 30).opacity(0.5).id("a")
                            .onGeometryChange(for: CGSize.self) {
                                held.proxy = $0
                                return $0.size
                            } action: { _ in
                            }
                    }
                }
            }
        }
        let held = Held()
        let kept = host(Screen(held: held, isShown: true))
        let proxy = try #require(held.proxy)
        #expect(proxy.size == CGSize(width: 40, height: 30))
        kept.setContent(Screen(held: held, isShown: false))
        #expect(kept.update().converged)
        #expect(proxy.size == CGSize(width: 40, height: 30))
        kept.setContent(Screen(held: held, isShown: true))
        #expect(kept.update().converged)
        #expect(proxy.size == CGSize(width: 40, height: 30))
    }

    @Observable
    fileprivate final class Marks { var marked: Set<Int> = [] }

    @Test("Rows are in order however many there are, and each follows what it reads", arguments: [1, 63, 64, 65, 200])
    func manyRows(count: Int) {
        struct Rows: View {
            let numbers: ArraySlice<Int>
            let marks: Marks

            var body: some View {
                VStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { number in
                        Color.red.frame(width: 1 + CGFloat(number), height: marks.marked.contains(number) ? 3 : 1)
                    }
                }
            }
        }
        let marks = Marks()
        let numbers = Array(0..<count + 7)[7...]
        let kept = host(Rows(numbers: numbers, marks: marks))
        let rows = kept.root.slot.element?.children.map(\.size.width)
        #expect(rows == numbers.map { 1 + CGFloat($0) })
        for last in [count + 6, 7 + count / 2] {
            marks.marked = [last]
            #expect(kept.update().converged)
            #expect(kept.size(for: .unspecified).height == CGFloat(count) + 2)
        }
    }
}
