import Copyfit
import Dispatch
import Foundation
import Testing

/// Views nested so deeply that no stack holds them: they are left out from some depth on, and the program goes on.
@MainActor
@Suite("Depth")
struct DepthTests {
    nonisolated static let stacks = [nil, 512 * 1024]

    /// Everything that goes through the tree, and its end.
    private nonisolated static func use(_ view: some View) -> [Diagnostic] {
        let host = ViewHost.standIn(view, width: 200, height: 200)
        let diagnostics = host.updateUnchecked().diagnostics
        visit(host)
        host.size = ProposedViewSize(width: 150, height: 170)
        _ = host.updateUnchecked()
        host.close()
        return diagnostics
    }

    private nonisolated static func visit(_ host: ViewHost) {
        _ = host.idealSize
        _ = host.size(for: ProposedViewSize(width: 31, height: nil))
        _ = host.frame(id: "end")
        _ = host.preference(NameList.self)
    }

    @Test("A hundred levels are laid out on the main thread's stack, twelve on 512 KB", arguments: Nest.Kind.allCases)
    func shallow(kind: Nest.Kind) {
        let diagnostics = Self.stacks.map { stack in
            Self.onStack(stack) { Self.use(Nest(kind: kind, rest: stack == nil ? 100 : 12)) }
        }
        #expect(diagnostics.joined().filter { $0.code == .nestedTooDeeply } == [])
    }

    @Test("100,000 levels are left out from some depth on and reported once", arguments: Nest.Kind.allCases)
    func deep(kind: Nest.Kind) {
        // What costs more than in proportion to the depth is tried on smaller stacks only.
        let isCheap = ![.aligned, .inset, .scrolled, .grid, .gridRow, .anyLayout, .labeled, .reader, .late].contains(
            kind
        )
        for stack in [isCheap ? nil : 2 << 20, 512 << 10] as [Int?] {
            let diagnostics = Self.onStack(stack) { Self.use(Nest(kind: kind, rest: 100_000)) }
            let depth = diagnostics.filter { $0.code == .nestedTooDeeply }
            #expect(depth.count == 1, "\(String(describing: stack))")
            #expect(depth.first?.message.contains("depth") == true)
        }
    }

    @Test("Values of 100,000 type-erased views come to their end on every stack", arguments: Self.stacks)
    func values(stack: Int?) {
        let diagnostics = Self.onStack(stack) {
            var view = AnyView(Text("end"))
            for _ in 0..<100_000 { view = AnyView(view.padding(1)) }
            return Self.use(view)
        }
        #expect(diagnostics.map(\.code) == [.nestedTooDeeply])
    }

    @Test("Modifiers whose types nest are left out from some depth on")
    func types() {
        let diagnostics = Self.onStack(512 * 1024) {
            var view: any View = Text("end")
            for _ in 0..<400 { view = Self.padded(view) }
            return Self.use(AnyView(view))
        }
        #expect(diagnostics.map(\.code) == [.nestedTooDeeply])
    }

    private nonisolated static func padded(_ view: some View) -> any View { view.padding(1) }

    @Test(
        "What a large stack holds is asked and ended on a small one",
        arguments: [Nest.Kind.column, .list, .custom, .identified]
    )
    func smallerStack(kind: Nest.Kind) {
        let host = Lent(ViewHost.standIn(Nest(kind: kind, rest: 150), width: 200, height: 200))
        #expect(
            Self.onStack(nil) { host.value.updateUnchecked().diagnostics }.filter { $0.code == .nestedTooDeeply } == []
        )
        let frame = host.value.frame(id: "end")
        let size = host.value.idealSize
        _ = Self.onStack(512 * 1024) {
            Self.visit(host.value)
            return []
        }
        #expect(host.value.frame(id: "end") == frame)
        #expect(host.value.idealSize == size)
        _ = Self.onStack(512 * 1024) {
            host.end()
            return []
        }
    }

    @Test("A host whose views were too deep shows what is there later, as a fresh host does")
    func shallowAgain() {
        for kind in [Nest.Kind.column, .list, .reader] {
            let host = ViewHost.standIn(Nest(kind: kind, rest: 100_000), width: 200, height: 200)
            _ = host.update()
            host.setContent(Nest(kind: kind, rest: 5))
            #expect(host.update().diagnostics.filter { $0.code == .nestedTooDeeply } == [])
            let fresh = ViewHost.standIn(Nest(kind: kind, rest: 5), width: 200, height: 200)
            _ = fresh.update()
            #expect(host.frames() == fresh.frames())
        }
    }

    @Test("A nest that grows with every update is left out from some depth on, with the same answers after a resize")
    func growing() {
        let host = ViewHost.standIn(Nest(kind: .column, rest: 0), width: 200, height: 200)
        var codes: Set<Diagnostic.Code> = []
        for levels in stride(from: 0, through: 6000, by: 500) {
            host.setContent(Nest(kind: .column, rest: levels))
            codes.formUnion(host.update().diagnostics.map(\.code))
        }
        let frames = host.frames()
        host.size = ProposedViewSize(width: 50, height: 50)
        _ = host.update()
        host.size = ProposedViewSize(width: 200, height: 200)
        _ = host.update()
        #expect(host.frames() == frames)
        #expect(codes.isSubset(of: [.nestedTooDeeply]))
    }

    /// Runs a function on a thread with a stack of so many bytes, or on this one.
    private nonisolated static func onStack(_ size: Int?, _ body: @escaping @Sendable () -> [Diagnostic])
        -> [Diagnostic]
    {
        guard let size else { return body() }
        let result = Lent<[Diagnostic]>([])
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.give(body())
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        return result.value
    }
}

/// A value that threads use one after the other.
private final class Lent<Value>: @unchecked Sendable {
    private var kept: Value?

    init(_ value: Value) { kept = value }

    var value: Value { kept! }

    func give(_ value: Value) { kept = value }

    func end() { kept = nil }
}
