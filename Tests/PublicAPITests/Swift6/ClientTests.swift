import Copyfit
import Foundation
import Testing

/// Runtime rules R1–R11, R16: the same client code in each language mode.
@MainActor
struct ClientTests {
    private let size = ProposedViewSize(width: 400, height: 300)

    @Test("runtime rule R11: equal-width buttons settle in two passes")
    func equalButtons() {
        let host = ViewHost(EqualButtons(), size: size)
        let report = host.update()
        #expect(report.passes == 2)
        #expect(report.actionsRun == 1)
        #expect(report.stateCommits == 1)
        #expect(host.frame(id: "Short")?.width == 62)
    }

    @Test("runtime rule R7: closures of preferences write states")
    func closures() {
        var sizes: [CGSize] = []
        let host = ViewHost(Sized { sizes.append($0) }, size: size)
        #expect(host.update().passes == 2)
        #expect(sizes == [CGSize(width: 30, height: 40)])
        #expect(host.frame(id: "line")?.width == 30)
    }

    @Test("runtime rule R1: a body that touches an object of the main actor")
    func mainActorModel() {
        let host = ViewHost(ModelView(model: MainActorModel()), size: size)
        #expect(host.update().converged)
        #expect(host.idealSize.width == 10)
    }

    @Test("runtime rule R4: a shape off the main actor")
    func shape() {
        #expect(!outline().isEmpty)
        #expect(ViewHost(Diamond(), size: size).size(for: ProposedViewSize(width: 30, height: 1)).height == 15)
    }

    @Test("runtime rule R54: an observable object through one import")
    func observable() {
        let host = ViewHost(ObservingView(), size: size)
        _ = host.update()
        host.trigger("observing")
        #expect(host.update().passes == 1)
        #expect(host.frame(id: "observing")?.width == 21)
    }

    @Test("runtime rule R16: clients extend bindings and buttons by the names of their generic parameters")
    func extensions() {
        var number = 1
        let text = Binding(get: { number }, set: { number = $0 }).mapped({ "\($0)" }, { Int($0) ?? 0 })
        text.wrappedValue = "12"
        #expect(number == 12)
        #expect(ViewHost(Button(verbatim: "x") {}, size: size).idealSize.width > 0)
    }

    @Test("One of everything is laid out")
    func everything() {
        #expect(ViewHost(Everything(), size: size).update().converged)
    }

    @Test("runtime rules R8, R9, R10: hosts on background threads, several at once, run bodies, readers and actions")
    func backgroundThreads() async {
        let results = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask { await onThread { runEqualButtons() } }
            }
            var results: [Int] = []
            for await result in group { results.append(result) }
            return results
        }
        #expect(results == [2, 2, 2, 2])
    }
}

nonisolated private func runEqualButtons() -> Int {
    let host = ViewHost(makeEqualButtons(), size: ProposedViewSize(width: 400, height: 300))
    return host.updateUnchecked().passes
}

/// Calls a function on a thread of its own.
nonisolated private func onThread(_ body: @escaping @Sendable () -> Int) async -> Int {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = 8 << 20
        thread.start()
    }
}
