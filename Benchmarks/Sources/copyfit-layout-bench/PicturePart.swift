import Copyfit
import CopyfitBundledFonts
import CopyfitImaging
import CopyfitRendering
import Foundation

/// A card as PNG, SVG and PDF, beside engines that make pictures; what the display list alone costs; many cards at once.
struct PicturePart {
    let rounds: Int
    let peers: [LayoutPeer]

    private struct Card: View {
        let title: String
        let summary: String

        var body: some View {
            VStack(alignment: .leading, spacing: 28) {
                Text(verbatim: title).font(.custom("Inter Bold", fixedSize: 64)).foregroundStyle(Color(white: 0.07))
                Text(verbatim: summary).font(.custom("Inter", fixedSize: 30)).foregroundStyle(Color(white: 0.27))
                Spacer()
                HStack(spacing: 20) {
                    Circle().fill(Color(red: 0.2, green: 0.4, blue: 1)).frame(width: 72, height: 72)
                    Text(verbatim: "Copyfit").font(.custom("Inter", fixedSize: 32))
                }
            }
            .padding(64)
            .frame(width: 1200, height: 630, alignment: .topLeading)
            .background(.white)
        }
    }

    private struct Rows: View {
        let count: Int

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { _ in Color.gray.frame(width: 10, height: 1) }
            }
        }
    }

    func print() throws {
        try printCards()
        printList()
        try printMany()
    }

    // MARK: One card

    private func printCards() throws {
        var table = Table(["", "PNG, ms", "Copyfit ×", "SVG, ms", "Copyfit ×", "PDF, ms", "Copyfit ×"])
        let own = try [
            milliseconds { try PNGRenderer().render($0.displayList()).bytes.count },
            milliseconds { try SVGRenderer().render($0.displayList()).bytes.count },
            milliseconds { try PDFRenderer().render([$0.displayList()]).bytes.count },
        ]
        table.add(["Copyfit"] + own.flatMap { [$0.decimals(2), "1.00"] })
        for peer in peers {
            let times = try peer.cards(fonts: BundledFonts.directory())
            table.add([peer.version] + zip(own, times).flatMap(Self.cells))
        }
        Swift.print("\nA card of 1200 × 630, all in: laid out, drawn, encoded; other texts each time")
        Swift.print(table.text)
    }

    private static func cells(_ own: Double, _ other: Double?) -> [String] {
        [other?.decimals(2) ?? "–", other.map { (own / $0).ratio } ?? "–"]
    }

    private func milliseconds(_ make: (ViewHost) throws -> Int) throws -> Double {
        var times: [Double] = []
        for round in 0...rounds {
            var outcome = Result<Int, any Error>.success(0)
            let seconds = Clock.seconds { outcome = Result { try make(Self.host(round)) } }
            _ = try outcome.get()
            if round > 0 { times.append(seconds) }
        }
        return times.median * 1e3
    }

    private static func host(_ number: Int) -> ViewHost {
        let summary =
            "A button's label in German, a chat bubble at eighty per cent, and \(number) thousand translations: "
            + "whether they fit is arithmetic once the glyphs are known."
        let title = "Type \(number) is set before anything is drawn: measuring text with the font's own glyphs"
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let card = Card(title: title, summary: summary)
        return ViewHost(card, size: .unspecified, environment: environment)
    }

    // MARK: The list

    private func printList() {
        let count = 10_000
        let host = ViewHost(Rows(count: count), size: .unspecified)
        _ = host.updateUnchecked()
        var times: [Double] = []
        for round in 0...rounds {
            let seconds = Clock.seconds { _ = host.displayList() }
            if round > 0 { times.append(seconds) }
        }
        let nanoseconds = times.median / Double(2 * count) * 1e9
        Swift.print("\nDisplay list of \(count) coloured frames: \(nanoseconds.decimals(0)) ns a view")
    }

    // MARK: Many cards

    private func printMany() throws {
        let (threads, cards) = (2, 10_000)
        let before = Clock.residentBytes
        var checkpoints: [Int] = []
        let clock = ContinuousClock()
        let elapsed = clock.measure {
            for part in 0..<4 {
                DispatchQueue.concurrentPerform(iterations: threads) { thread in
                    for card in 0..<cards / threads / 4 {
                        _ = try? PNGRenderer().render(Self.host(card + 10_000 * (thread + 2 * part)).displayList())
                    }
                }
                checkpoints.append(Clock.residentBytes)
            }
        }
        let megabytes = ([before] + checkpoints).map { "\($0 / 1_000_000)" }.joined(separator: ", ")
        let rate = Double(cards) / (Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18)
        Swift.print(
            "\n\(cards) different cards as PNG on \(threads) threads: \(rate.decimals(0)) a second; resident MB"
        )
        Swift.print("before and after each quarter: \(megabytes)")
    }
}
