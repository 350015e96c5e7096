import Copyfit
import Foundation

/// Long content in a scroll view: the first layout, a jump to the middle, and further steps.
@MainActor
struct ScrollingPart {
    let rounds: Int

    private static let size = ProposedViewSize(width: 390, height: 844)
    private static let step = CGSize(width: 0, height: 300)

    /// Rows of two texts.
    private struct Rows: View {
        let count: Int

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<count, id: \.self) { row in
                        VStack(alignment: .leading) {
                            Text("Message \(row)")
                            Text("The first words of what it says, on a second line")
                        }
                    }
                }
            }
            .id("scroll")
        }
    }

    func print() {
        var table = Table([
            "Rows of two texts", "first layout ms", "MB", "jump to the middle ms", "step ms", "texts made",
        ])
        for count in [1000, 100_000] { add(count, .automatic, to: &table) }
        add(1000, .none, to: &table)
        Swift.print("\n\(table.text)")
    }

    private func add(_ count: Int, _ laziness: HostOptions.Laziness, to table: inout Table) {
        var options = HostOptions()
        options.laziness = laziness
        var (first, jump, step) = ([Double](), [Double](), [Double]())
        var (bytes, texts) = (0, 0)
        for round in 0...rounds {
            let before = Clock.residentBytes
            let host = ViewHost(Rows(count: count), size: Self.size, options: options)
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
            guard round > 0 else { continue }
            first.append(layout)
            jump.append(jumping)
            step.append(stepping)
        }
        table.add([
            "\(count), \(laziness == .none ? "all made" : "lazy")", (first.median * 1000).decimals(2),
            (Double(bytes) / 1e6).decimals(1), (jump.median * 1000).decimals(2), (step.median * 1000).decimals(2),
            "\(texts)",
        ])
    }
}
