import Copyfit
import CopyfitInspecting
import Foundation
import Testing

@Suite("The explanation of a view") @MainActor
struct ExplanationTests {
    @Test("The explanation of a view names the place and the rule that its puzzle has", arguments: Puzzle.all)
    func puzzle(puzzle: Puzzle) throws {
        let explanation = try #require(puzzle.explanation())
        if let length = puzzle.length { #expect(abs(explanation.length - length) < 0.001) }
        #expect(explanation.decision.view.name == puzzle.place)
        #expect(explanation.decision.rule == puzzle.rule)
        #expect("\(explanation)".split(separator: "\n").count <= 12)
    }

    @Test("The explanation of a view leaves the host as it was, and so does each change that was tried")
    func leavesNothing() throws {
        for puzzle in Puzzle.all {
            let host = ViewHost(puzzle.view(), size: ProposedViewSize(width: puzzle.width, height: puzzle.height))
            _ = host.update()
            let before = host.dump()
            _ = host.explain("it", axis: puzzle.axis)
            #expect(host.dump() == before, "\(puzzle.name)")
            #expect(host.update().passes == 0, "\(puzzle.name)")
        }
    }

    /// The host is changed as the explanation says; a new host must agree.
    @Test("The explanation of a view names changes of the host that hold in a new host")
    func hostChanges() throws {
        var count = 0
        for puzzle in Puzzle.all {
            let explanation = try #require(puzzle.explanation())
            for change in explanation.changes where change.view.name == "host" {
                func length(_ host: Double) -> CGFloat? {
                    let isWidth = puzzle.axis == .horizontal
                    let size = ProposedViewSize(
                        width: isWidth ? host : puzzle.width,
                        height: isWidth ? puzzle.height : host
                    )
                    let fresh = ViewHost(puzzle.view(), size: size)
                    _ = fresh.update()
                    return fresh.frame(id: "it").map { isWidth ? $0.width : $0.height }
                }
                #expect(length(change.to).map { abs($0 - change.length) < 0.001 } ?? false, "\(puzzle.name)")
                #expect(change.makesTextFit || abs(change.length - explanation.length) > 0.0001, "\(puzzle.name)")
                count += 1
            }
        }
        #expect(count > 20)
    }

    @Test("The explanation of a view can be asked for by its text and by a point in it")
    func ways() throws {
        let view = HStack(spacing: 0) {
            Color.clear.frame(width: 40, height: 20)
            Text("Weiter").id("save")
        }
        let host = ViewHost(view, size: ProposedViewSize(width: 300, height: 100))
        _ = host.update()
        let byName = try #require(host.explain("save"))
        #expect(host.explain(text: "Weiter") == byName)
        #expect(host.explain(text: "eite") == byName)
        #expect(host.explain(at: CGPoint(x: host.frame(id: "save")!.midX, y: host.frame(id: "save")!.midY)) == byName)
        #expect(host.explain("nothing") == nil)
        let coded = try JSONDecoder().decode(Explanation.self, from: JSONEncoder().encode(byName))
        #expect(coded == byName)
    }

    @Test("An endless offer is the host's decision where a view takes what it is offered")
    func endless() throws {
        for view in [AnyView(Color.clear.id("it")), AnyView(Color.clear.frame(maxWidth: .infinity).id("it"))] {
            let host = ViewHost(view, size: ProposedViewSize(width: .infinity, height: 20))
            _ = host.update()
            let explanation = try #require(host.explain("it"))
            #expect((explanation.length, explanation.decision.view.name) == (.infinity, "host"))
            #expect(explanation.decision.reason.hasPrefix("it offers ∞"))
            #expect((explanation.proposal.width, explanation.proposal.height) == (.infinity, 20))
        }
        let host = ViewHost(Color.clear.frame(width: 30).id("it"), size: ProposedViewSize(width: .infinity, height: 20))
        _ = host.update()
        #expect(host.explain("it")?.decision.rule == "9.1")
    }

    @Test("The reason of a decision says what is behind it in the words of the view tree")
    func reasons() throws {
        func reason(_ view: some View) throws -> String {
            let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 40))
            _ = host.update()
            return try #require(host.explain("it")).decision.reason
        }
        let rest = HStack(spacing: 0) {
            Color.red.layoutPriority(1)
            Color.clear.id("it")
        }
        #expect(
            try reason(rest)
                == "it serves Color first, whose priority is higher, and then offers 0, because nothing is left"
        )
        #expect(try reason(Text("").id("it")) == "it has no text")
        let contradictory = Color.clear.frame(width: 20, height: 10).frame(minWidth: 100, maxWidth: 50).id("it")
        #expect(
            try reason(contradictory)
                == "its minimum, 100, is above its maximum, 50, so that it takes its content’s 20"
        )
    }

    /// The frame is 80 wide; 32 of padding leave 48 for the text, which takes two lines in them.
    @Test("The explanation of a view is a few lines, from the host to the place that decided")
    func words() throws {
        let view = HStack(spacing: 10) {
            Color.clear.frame(width: 50, height: 20)
            Color.clear.accessibilityIdentifier("it")
            Color.clear
        }
        .padding(20)
        let host = ViewHost(view, size: ProposedViewSize(width: 300, height: 100))
        _ = host.update()
        // 300 − 40 − 20 of gaps − 50 = 190 for two views
        #expect(
            host.explain("it").map { "\($0)" } == """
                Color (it) is 95 pt wide.
                  padding(20): offered 300, takes 300 (10.1)
                  HStack: offered 260, takes 260 (5.6)
                  Color (it): offered 95, takes 95 (1.5)
                HStack decides, by layout rule 5.4: it offers 95 of the 190 that are left, an equal share for each of 2 views that are left.
                In a host with a width of 301 instead of 300, it is 95.5 pt wide.
                In a host with a width of 299 instead of 300, it is 94.5 pt wide.
                """
        )
    }
}
