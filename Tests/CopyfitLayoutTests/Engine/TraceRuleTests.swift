import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Every event of a trace names the rule that decided.
@Suite
struct TraceRuleTests {
    /// The rules of the events of a kind in a first layout, in order.
    private func rules(_ box: Box, _ proposal: ProposedViewSize, _ rule: (LayoutEvent) -> LayoutRule?) -> [String] {
        let laidOut = LaidOut(box, proposal)
        laidOut.tree.startAnew()
        return laidOut.tree.trace(laidOut.root, proposal).compactMap(rule).map { String($0.number) }
    }

    private func answered(_ event: LayoutEvent) -> LayoutRule? {
        if case .answered(_, _, _, isRemembered: false, let rule) = event { rule } else { nil }
    }

    private func placed(_ event: LayoutEvent) -> LayoutRule? {
        if case .placed(_, _, _, let rule) = event { rule } else { nil }
    }

    private func shared(_ event: LayoutEvent) -> LayoutRule? {
        if case .shared(_, _, _, _, _, let rule) = event { rule } else { nil }
    }

    private func clamped(_ event: LayoutEvent) -> LayoutRule? {
        if case .clamped(_, _, _, _, let rule) = event { rule } else { nil }
    }

    @Test("An answer names the rule of the view that answered, children first; a leaf answers again when it is placed")
    func answers() {
        #expect(rules(circle.padding(8), p(100, 50), answered) == ["4.3", "10.1", "4.3"])
        #expect(rules(color.frame(width: 5), p(100, 50), answered) == ["1.5", "9.1", "1.5"])
        #expect(Set(rules(hstack(.center, 0, color, divider), p(100, 50), answered)) == ["1.5", "4.2", "5.6"])
    }

    @Test("A stack's answer names what it depends on: nothing proposed, an only child, no child")
    func stacks() {
        #expect(rules(hstack(.center, 0, color, color), p(nil, 50), answered).filter { $0 != "1.5" } == ["5.2"])
        #expect(rules(hstack(.center, 0, color), p(100, 50), answered) == ["1.5", "3.3", "1.5"])
        #expect(rules(hstack(.center, 0), p(100, 50), answered) == ["3.5"])
    }

    @Test("A place names the rule of the parent, the root's that it is centred")
    func places() {
        #expect(rules(color.padding(8), p(100, 50), placed) == ["19.1", "10.1"])
        #expect(rules(hstack(.center, 0, color, color), p(100, 50), placed) == ["19.1", "5.7", "5.7"])
        #expect(rules(zstack(.center, color, color), p(100, 50), placed) == ["19.1", "8.2", "8.2"])
        #expect(rules(color.frame(maxWidth: 60), p(100, 50), placed) == ["19.1", "9.4"])
    }

    @Test("Sharing out and clamping name theirs")
    func doors() {
        #expect(Set(rules(hstack(.center, 0, color, color), p(100, 50), shared)) == ["5.4"])
        #expect(rules(color.frame(maxWidth: 60), p(100, 50), clamped) == ["9.2"])
    }
}
