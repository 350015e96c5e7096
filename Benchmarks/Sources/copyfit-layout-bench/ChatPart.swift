import Copyfit
import CopyfitBundledFonts
import CopyfitFonts
import CopyfitLayout
import Foundation

/// A thousand chat rows of two English texts, beside engines that shape, break and lay out themselves.
@MainActor
struct ChatPart {
    let rounds: Int
    let peers: [LayoutPeer]

    private static let size: CGFloat = 13
    private static let widths: [CGFloat] = [390, 383, 376, 369, 362, 355]

    private struct Row: View {
        let name: String
        let message: String

        var body: some View {
            HStack(alignment: .top, spacing: 8) {
                Color.gray.frame(width: 40, height: 40)
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: name)
                    Text(verbatim: message)
                }
            }
        }
    }

    private struct Chat: View {
        let messages: [String]

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(messages.indices, id: \.self) { index in
                    Row(name: "Person \(index % 20)", message: messages[index])
                }
            }
            .font(.system(size: size))
        }
    }

    func print() throws {
        let messages = try Self.messages()
        let own = try own(messages)
        var table = Table(["", "first layout, all in, µs", "Copyfit ×", "a new width, µs", "Copyfit ×"])
        table.add(["Copyfit", own.first.decimals(1), "1.00", own.resized.decimals(2), "1.00"])
        for peer in peers {
            let times = try peer.chat(font: Self.font(), messages: messages)
            table.add([
                peer.version,
                times.first.map { $0.decimals(1) } ?? "–",
                times.first.map { (own.first / $0).ratio } ?? "–",
                times.resized.map { $0.decimals(2) } ?? "–",
                times.resized.map { (own.resized / $0).ratio } ?? "–",
            ])
        }
        Swift.print("\nChat of 1,000 rows of two English texts, per text: evaluated, shaped and laid out, then resized")
        Swift.print(table.text)
        Swift.print("Of Copyfit's first layout \(own.laidOut.decimals(1)) µs are layout itself.")
    }

    /// The English ones of the corpus's messages, again and again.
    private static func messages() throws -> [String] {
        let english = try Corpus.chat().texts.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
        return (0..<1000).map { english[$0 % english.count] }
    }

    private static func font() throws -> String { try BundledFonts.directory() + "/Inter/Inter-Regular.otf" }

    /// Medians, microseconds a text; other texts in each round, and new fonts.
    private func own(_ messages: [String]) throws -> (first: Double, laidOut: Double, resized: Double) {
        var (first, laidOut, resized) = ([Double](), [Double](), [Double]())
        for round in 0...rounds {
            var options = HostOptions()
            options.fonts = try FontCatalogue()
            let proposal = ProposedViewSize(width: 400, height: nil)
            var host: ViewHost?
            let texts = messages.map { "\($0) \(round)" }
            let evaluation = Clock.seconds {
                host = ViewHost(Chat(messages: texts), size: proposal, options: options)
                host?.evaluate()
            }
            let layout = Clock.seconds { _ = host?.update() }
            let times = Self.widths.map { width in
                host?.size.width = width
                return Clock.seconds { _ = host?.update() }
            }
            guard round > 0 else { continue }
            first.append(evaluation + layout)
            laidOut.append(layout)
            resized += times
        }
        let texts = Double(2 * messages.count)
        return (first.median / texts * 1e6, laidOut.median / texts * 1e6, resized.median / texts * 1e6)
    }
}
