import Dispatch
import Synchronization
import Testing

import Copyfit
@testable import CopyfitViews

/// Published properties that other threads set while the host updates. Run under ThreadSanitizer, this shows data races.
@MainActor
@Suite("Published properties set on other threads")
struct PublishedThreadsTests {
    private final class Model: ObservableObject, @unchecked Sendable {
        @Published var text = ""
        @Published var numbers: [Int] = []
    }

    private struct Row: View {
        @ObservedObject var model: Model

        var body: some View { Text(verbatim: "\(model.text)\(model.numbers.count)") }
    }

    private struct Rows: View {
        let model: Model
        let count: Int

        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { _ in Row(model: model) }
            }
        }
    }

    @Test(
        "Published properties set on other threads keep one note per reader, however often they are set, and none after the host is closed"
    )
    func notes() {
        let model = Model()
        let host = ViewHost.standIn(Rows(model: model, count: 3), width: nil, height: nil)
        _ = host.update()
        for turn in 0..<1000 { model.text = "\(turn)" }
        #expect(host.graph.door.inbox.drain().places.count == 3)
        model.text = "last"
        #expect(host.update().bodyEvaluations == 3)
        #expect(host.update().bodyEvaluations == 0)
        let inbox = host.graph.door.inbox
        host.close()
        model.text = "closed"
        #expect(inbox.drain().places.isEmpty)
    }

    @Test("Published properties set on other threads are never torn, and the last values are shown")
    func writers() {
        let model = Model()
        let host = ViewHost.standIn(Rows(model: model, count: 1), width: nil, height: nil)
        let writers = DispatchGroup()
        for writer in 0..<4 {
            DispatchQueue.global().async(group: writers) {
                for turn in 0..<500 {
                    model.text = String(repeating: "x", count: 20 + (writer + turn) % 20)
                    model.numbers = Array(0..<turn)
                }
            }
        }
        for turn in 0..<200 {
            host.setContent(Rows(model: model, count: turn % 5))
            _ = host.update()
        }
        writers.wait()
        host.setContent(Rows(model: model, count: 2))
        _ = host.update()
        let fresh = ViewHost.standIn(Rows(model: model, count: 2), width: nil, height: nil)
        _ = fresh.update()
        #expect(host.frames() == fresh.frames())
    }

    @Test(
        "Published properties set on other threads are shown by the next update, though the host asks while they are set"
    )
    func lastWrite() {
        final class Slow: ObservableObject, @unchecked Sendable {
            @Published var text = "x"
        }
        struct Watching: View {
            @ObservedObject var model: Slow
            var body: some View { Text(verbatim: model.text) }
        }
        for _ in 0..<300 {
            let model = Slow()
            let host = ViewHost.standIn(Watching(model: model), width: nil, height: nil)
            _ = host.update()
            let isWritten = Atomic(false)
            DispatchQueue.global().async {
                model.text = "longer"
                isWritten.store(true, ordering: .releasing)
            }
            while !isWritten.load(ordering: .acquiring) { _ = host.update() }
            _ = host.update()
            #expect(host.idealSize.width == ViewHost.standIn(Text("longer"), width: nil, height: nil).idealSize.width)
        }
    }
}
