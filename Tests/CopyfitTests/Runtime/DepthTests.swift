import Copyfit
import Dispatch
import Foundation
import Testing

/// Views nested so deeply that no stack holds them: they are left out from some depth on, and the program goes on.
@MainActor
struct DepthTests {
    /// A view inside itself, with a modifier or container of layout around each level.
    private struct Nest: View {
        enum Kind: CaseIterable, Sendable {
            case plain, padding, stack, aligned, erased, layered, frame, identified, reader
        }

        let kind: Kind
        let rest: Int

        var body: some View {
            if rest == 0 {
                Text("end").id("end")
            } else {
                level
            }
        }

        @ViewBuilder private var level: some View {
            let inner = Nest(kind: kind, rest: rest - 1)
            switch kind {
            case .plain: AnyView(inner)
            case .padding: AnyView(inner.padding(1))
            case .stack:
                AnyView(
                    VStack {
                        inner; Color.red.frame(width: 1, height: 1)
                    }
                )
            case .aligned:
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        inner; Text("a")
                    }
                )
            case .erased: AnyView(AnyView(AnyView(inner)))
            case .layered: AnyView(inner.background { Color.red }.overlay { Text("b") })
            case .frame: AnyView(inner.frame(maxWidth: 100).aspectRatio(contentMode: .fit).fixedSize())
            case .identified:
                AnyView(inner.id(rest).opacity(0.5).onAppear {}.preference(key: NameList.self, value: ["n"]))
            case .reader: AnyView(GeometryReader { _ in inner })
            }
        }
    }

    /// Everything that goes through the tree, and its end.
    private nonisolated static func run(_ kind: Nest.Kind, levels: Int) -> [Diagnostic] {
        let host = ViewHost.standIn(Nest(kind: kind, rest: levels), width: 200, height: 200)
        let report = host.updateUnchecked()
        _ = host.idealSize
        _ = host.size(for: ProposedViewSize(width: 31, height: nil))
        _ = host.frame(id: "end")
        _ = host.preference(NameList.self)
        host.size = ProposedViewSize(width: 150, height: 170)
        _ = host.updateUnchecked()
        host.close()
        return report.diagnostics
    }

    @Test("A hundred levels are laid out on the main thread's stack, twelve on 512 KB", arguments: [false, true])
    func shallow(isSecondary: Bool) {
        for kind in Nest.Kind.allCases {
            let levels = isSecondary ? 12 : 100
            let diagnostics =
                isSecondary ? Self.onSmallStack { Self.run(kind, levels: levels) } : Self.run(kind, levels: levels)
            #expect(diagnostics == [], "\(kind)")
        }
    }

    @Test("100,000 levels are left out from some depth on and reported", arguments: [false, true])
    func deep(isSecondary: Bool) {
        for kind in Nest.Kind.allCases {
            let diagnostics =
                isSecondary ? Self.onSmallStack { Self.run(kind, levels: 100_000) } : Self.run(kind, levels: 100_000)
            #expect(diagnostics.map(\.code) == [.nestedTooDeeply], "\(kind)")
            #expect(diagnostics.first?.message.contains("depth") == true)
        }
    }

    private nonisolated static func onSmallStack(_ body: @escaping @Sendable () -> [Diagnostic]) -> [Diagnostic] {
        let result = ResultBox()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.value = body()
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
        return result.value
    }
}

private final class ResultBox: @unchecked Sendable {
    var value: [Diagnostic] = []
}
