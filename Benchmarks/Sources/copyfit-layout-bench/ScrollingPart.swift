import Copyfit
import Foundation

/// Long content in a scroll view: the first layout, a jump to the middle, and further steps.
@MainActor
struct ScrollingPart {
    let rounds: Int

    private static let size = ProposedViewSize(width: 390, height: 844)
    private static let step = CGSize(width: 0, height: 300)

    /// Two texts.
    private struct Message: View {
        let number: Int

        var body: some View {
            VStack(alignment: .leading) {
                Text("Message \(number)")
                Text("The first words of what it says, on a second line")
            }
        }
    }

    private struct Rows: View {
        let count: Int

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Message(number: $0) } }
            }
            .id("scroll")
        }
    }

    private struct Cells: View {
        let count: Int

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                    ForEach(0..<count, id: \.self) { Message(number: $0) }
                }
            }
            .id("scroll")
        }
    }

    func print() {
        var table = Table([
            "Two texts each", "first layout ms", "MB", "jump to the middle ms", "to its id ms", "step ms", "texts made",
        ])
        // Opens the fonts.
        _ = ViewHost(Message(number: 0), size: Self.size).update()
        for count in [1000, 100_000] { add("\(count) rows", count, .automatic, to: &table) { Rows(count: count) } }
        add("1000 rows, all made", 1000, .none, to: &table) { Rows(count: 1000) }
        add("100000 cells of a grid", 100_000, .automatic, to: &table) { Cells(count: 100_000) }
        Swift.print("\n\(table.text)")
    }

    private func add(
        _ name: String,
        _ count: Int,
        _ laziness: HostOptions.Laziness,
        to table: inout Table,
        _ view: () -> some View
    ) {
        var options = HostOptions()
        options.laziness = laziness
        var (first, jump, find, step) = ([Double](), [Double](), [Double](), [Double]())
        var (bytes, texts) = (0, 0)
        for round in 0...rounds {
            let before = Clock.residentBytes
            let host = ViewHost(view(), size: Self.size, options: options)
            let layout = Clock.seconds { _ = host.update() }
            if round == 0 { bytes = Clock.residentBytes - before }
            let middle = (host.scrollGeometry("scroll")?.contentSize.height ?? 0) / 2
            let jumping = Clock.seconds {
                host.scroll("scroll", to: CGPoint(x: 0, y: middle))
                _ = host.update()
            }
            let stepping = Clock.seconds {
                host.scroll("scroll", by: Self.step)
                _ = host.update()
            }
            texts = host.texts.count
            let finding = Clock.seconds {
                host.scroll("scroll", toView: count / 3, anchor: .center)
                _ = host.update()
            }
            guard round > 0 else { continue }
            first.append(layout)
            jump.append(jumping)
            find.append(finding)
            step.append(stepping)
        }
        let times = [jump, find, step].map { ($0.median * 1000).decimals(2) }
        table.add(
            [name, (first.median * 1000).decimals(2), (Double(bytes) / 1e6).decimals(1)] + times + ["\(texts)"]
        )
    }
}
