import Copyfit
import Foundation
import Testing

/// Costs of a thousand of something, counted: each is made, read or added once in a pass.
@MainActor
struct ThousandsTests {
    private static let size = ProposedViewSize(width: 300, height: 200)

    @Test("A thousand anchors in one reader are gathered without a copy of those gathered before")
    func anchors() {
        let calls = Calls()
        let view = VStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { _ in
                Color.clear.frame(width: 1, height: 0.1)
                    .anchorPreference(key: GatheredKey.self, value: .bounds) { Gathered($0, calls: calls) }
            }
        }
        .overlayPreferenceValue(GatheredKey.self) { gathered in
            GeometryReader { proxy in
                let _ = calls.values.append(Set(gathered.anchors.map { proxy[$0].minY }).count)
                Color.clear
            }
        }
        let report = ViewHost(view, size: Self.size).update()
        #expect(report.passes == 1)
        #expect(calls.values == [1000])
        #expect(calls.copies <= 1000)
    }

    @Test("A thousand observers of one preference around each other read it once each")
    func observers() {
        let calls = Calls()
        var view = AnyView(Color.clear.preference(key: CountKey.self, value: 1))
        for _ in 0..<1000 {
            view = AnyView(
                view.transformPreference(CountKey.self) {
                    calls.transforms += 1
                    $0 += 1
                }
                .onPreferenceChange(CountKey.self) { calls.values.append($0) }
            )
        }
        let host = ViewHost(view, size: Self.size)
        #expect(host.update().passes == 1)
        #expect(calls.values == Array(2...1001))
        #expect(calls.transforms == 1000)
    }

    @Test("A thousand geometry readers in each other run once each for a size")
    func nestedReaders() {
        let calls = Calls()
        var view = AnyView(Color.clear)
        for _ in 0..<1000 {
            let inner = view
            view = AnyView(
                GeometryReader { proxy in
                    let _ = calls.widths.append(proxy.size.width)
                    inner
                }
            )
        }
        let host = ViewHost(view, size: Self.size)
        #expect(host.update().passes == 1)
        #expect(calls.widths == Array(repeating: 300, count: 1000))
        calls.widths = []
        host.size = ProposedViewSize(width: 250, height: 200)
        #expect(host.update().passes == 1)
        #expect(calls.widths == Array(repeating: 250, count: 1000))
    }

    @Test("A thousand geometry readers beside each other run once each for a size")
    func readersInAColumn() {
        let calls = Calls()
        let view = VStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { _ in
                GeometryReader { proxy in
                    let _ = calls.widths.append(proxy.size.width)
                    Color.clear
                }
            }
        }
        let host = ViewHost(view, size: Self.size)
        #expect(host.update().passes == 1)
        #expect(calls.widths == Array(repeating: 300, count: 1000))
    }
}

private final class Calls {
    var copies = 0
    var transforms = 0
    var values: [Int] = []
    var widths: [CGFloat] = []
}

private struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Anchors in one piece of memory, which count how many of them are copied to another one.
private struct Gathered {
    private final class Storage {
        var anchors: [Anchor<CGRect>]

        init(_ anchors: [Anchor<CGRect>]) { self.anchors = anchors }
    }

    private var storage: Storage
    private let calls: Calls?

    init(_ anchors: Anchor<CGRect>..., calls: Calls? = nil) {
        storage = Storage(anchors)
        self.calls = calls
    }

    var anchors: [Anchor<CGRect>] { storage.anchors }

    mutating func append(_ other: Gathered) {
        if !isKnownUniquelyReferenced(&storage) {
            calls?.copies += storage.anchors.count
            storage = Storage(storage.anchors)
        }
        storage.anchors += other.storage.anchors
    }
}

private struct GatheredKey: PreferenceKey {
    static var defaultValue: Gathered { Gathered() }
    static func reduce(value: inout Gathered, nextValue: () -> Gathered) { value.append(nextValue()) }
}
