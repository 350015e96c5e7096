import Observation
import Testing

import Copyfit
@testable import CopyfitViews

/// Which watches are asked after a pass: those that were evaluated, and those whose content came or went.
@MainActor
struct ActionWalkTests {
    @Observable
    final class Model {
        var isShown = false
        var width: CGFloat = 10
    }

    private final class Count: @unchecked Sendable {
        var asked = 0
    }

    private final class CountingWatch: ContentWatch {
        let count: Count

        init(_ count: Count) {
            self.count = count
        }

        func queueActions(_ queue: inout ActionQueue) {
            count.asked += 1
        }
    }

    private struct Counted: ListModifier {
        typealias Body = Never
        let count: Count
        func makeWatch() -> CountingWatch { CountingWatch(count) }
        func update(_ watch: CountingWatch, in node: _ViewNode) {}
    }

    private struct Row: View {
        let model: Model?
        let count: Count
        var body: some View { Color.red.box(model?.width ?? 1, 1).modifier(Counted(count: count)) }
    }

    @Test("Of many watched rows only the one that changes is asked again", arguments: [10, 1000])
    func oneOfMany(count: Int) {
        let (model, asked) = (Model(), Count())
        let host = host(
            VStack { ForEach(0..<count, id: \.self) { Row(model: $0 == count / 2 ? model : nil, count: asked) } }
        )
        #expect(asked.asked == count)
        for turn in 1...3 {
            model.width += 1
            #expect(host.update().bodyEvaluations == 1)
            #expect(asked.asked == count + turn)
        }
        _ = host.update()
        #expect(asked.asked == count + 3)
    }

    private struct Conditional: View {
        let model: Model
        var body: some View {
            if model.isShown { Color.red.box(1, 1) }
        }
    }

    @Test("Content that comes and goes below a watch is seen, though the watch is not evaluated")
    func contentBelow() {
        let (model, log) = (Model(), Log())
        let host = host(
            VStack {
                Color.blue.box(1, 1).onAppear { log("beside") }
                Conditional(model: model).onAppear { log("in") }.onDisappear { log("out") }
            }
        )
        #expect(log.take() == ["beside"])
        for _ in 0..<2 {
            model.isShown = true
            _ = host.update()
            #expect(log.take() == ["in"])
            model.isShown = false
            _ = host.update()
            #expect(log.take() == ["out"])
        }
    }

    private struct Changing: View {
        let model: Model
        let log: Log
        var body: some View {
            let width = model.width
            Conditional(model: model).onChange(of: width) { log("\($0) to \($1)") }
        }
    }

    @Test("A change while the content is away is delivered when it is there")
    func changeWhileAway() {
        let (model, log) = (Model(), Log())
        let host = host(VStack { Changing(model: model, log: log) })
        model.width = 11
        _ = host.update()
        model.width = 12
        _ = host.update()
        #expect(log.take() == [])
        model.isShown = true
        _ = host.update()
        #expect(log.take() == ["10.0 to 12.0"])
    }

    @Test("Observers of geometry are asked after every pass, whatever changed")
    func geometryElsewhere() {
        let (model, log) = (Model(), Log())
        let host = host(
            HStack(spacing: 0) {
                Row(model: model, count: Count())
                Color.blue.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log("\($0) to \($1)") }
            },
            100,
            10
        )
        #expect(log.take() == ["90.0 to 90.0"])
        model.width = 30
        _ = host.update()
        #expect(log.take() == ["90.0 to 70.0"])
        model.width = 20
        _ = host.update()
        #expect(log.take() == ["70.0 to 80.0"])
    }
}
