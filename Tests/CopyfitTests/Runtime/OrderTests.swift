import Copyfit
import Observation
import Testing

/// What happens in which order follows from the program alone, not from hash values, which differ from run to run. With
/// twenty rows an order that comes from hash values is not the right one by accident.
@MainActor
struct OrderTests {
    @Observable
    final class Model {
        var number = 0
    }

    final class Publisher: ObservableObject {
        @Published var number = 0
    }

    private static let count = 20

    private struct Rows<Row: View>: View {
        var rows = 0..<OrderTests.count
        @ViewBuilder let row: (Int) -> Row
        var body: some View {
            VStack { ForEach(rows, id: \.self) { row($0) } }
        }
    }

    @Test("runtime rule R92: rows that read one observable object are evaluated in the order of their first reads")
    func observers() {
        struct Row: View {
            let model: Model
            let row: Int
            let log: Log
            var body: some View {
                let _ = log("\(row) \(model.number)")
            }
        }
        let (model, log) = (Model(), Log())
        let host = host(Rows { Row(model: model, row: $0, log: log) })
        for number in 1...2 {
            _ = log.take()
            model.number = number
            _ = host.update()
            #expect(log.take() == (0..<Self.count).map { "\($0) \(number)" })
        }
    }

    @Test("runtime rule R92: rows that follow one published property are evaluated in the order of their places")
    func followers() {
        struct Row: View {
            @ObservedObject var publisher: Publisher
            let row: Int
            let log: Log
            var body: some View {
                let _ = log("\(row) \(publisher.number)")
            }
        }
        let (publisher, log) = (Publisher(), Log())
        let host = host(Rows { Row(publisher: publisher, row: $0, log: log) })
        for number in 1...2 {
            _ = log.take()
            publisher.number = number
            _ = host.update()
            #expect(log.take() == (0..<Self.count).map { "\($0) \(number)" })
        }
    }

    @Test("runtime rule R92: readers of states written between updates are evaluated in the order of the first writes")
    func states() {
        final class Bindings: Observable {
            var bindings: [Int: Binding<Int>] = [:]
        }
        struct Row: View {
            @State private var number = 0
            let bindings: Bindings
            let row: Int
            let log: Log
            var body: some View {
                let _ = bindings.bindings[row] = $number
                let _ = log("\(row) \(number)")
            }
        }
        let (bindings, log) = (Bindings(), Log())
        let host = host(Rows { Row(bindings: bindings, row: $0, log: log) })
        _ = log.take()
        for number in 1...2 {
            for row in (0..<Self.count).reversed() { bindings.bindings[row]?.wrappedValue = number }
        }
        _ = host.update()
        #expect(log.take() == (0..<Self.count).reversed().map { "\($0) 2" })
    }

    @Test("runtime rule R80: rows removed at once disappear in tree order, then the layers that were around them")
    func disappearances() {
        let log = Log()
        func rows(_ range: Range<Int>) -> some View {
            VStack {
                ForEach(range, id: \.self) { row in
                    Color.red.named("\(row)").onDisappear { log("row \(row)") }
                }
                .overlayPreferenceValue(NameList.self) { names in
                    Color.blue.onDisappear { log("layer \(names)") }
                }
            }
        }
        let host = host(rows(0..<Self.count + 1))
        host.setContent(rows(Self.count..<Self.count + 1))
        _ = host.update()
        let removed = 0..<Self.count
        #expect(log.take() == removed.map { "row \($0)" } + removed.map { "layer [\"\($0)\"]" })
    }

    @Test("runtime rule R90a: observers called several times are reported in the order of their first calls")
    func reports() {
        struct Row: View {
            @State private var number: Int
            let first: Int
            init(first: Int) {
                self.first = first
                _number = State(initialValue: first)
            }
            var body: some View {
                Color.red.onChange(of: number, initial: true) { if number < first + 2 { number += 1 } }
            }
        }
        let host = ViewHost.standIn(Rows { Row(first: 10 * $0) }, width: 100, height: 100)
        let messages = host.update().diagnostics(.multipleUpdates).map(\.message)
        #expect(messages.count == Self.count)
        for (row, message) in messages.enumerated() {
            #expect(message.contains("called 3 times") && message.contains(" \(10 * row) → \(10 * row),"))
        }
    }

    @Test("runtime rule R90a: observers of places that replace each other are different ones, and none is reported")
    func replacedObservers() {
        struct Replacing: View {
            @State private var number = 0
            var body: some View {
                Color.red.onAppear { if number < 10 { number += 1 } }.id(number)
            }
        }
        let host = ViewHost.standIn(Replacing(), width: 100, height: 100)
        let report = host.update()
        #expect(report.actionsRun == 11)
        #expect(report.diagnostics.isEmpty)
    }
}
