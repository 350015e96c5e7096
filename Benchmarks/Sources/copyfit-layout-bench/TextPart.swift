import Copyfit
import CopyfitFonts
import CopyfitLayout
import Foundation

/// Tree 6: a thousand chat rows with real texts.
@MainActor
struct TextPart {
    let rounds: Int

    private struct ChatRow: View {
        let name: String
        let message: String

        var body: some View {
            HStack(alignment: .top, spacing: 8) {
                Color.gray.frame(width: 40, height: 40)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: name).font(.headline)
                    Text(verbatim: message)
                }
                Spacer(minLength: 0)
            }
            .padding(8)
        }
    }

    private struct Chat: View {
        let messages: [String]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(messages.indices, id: \.self) { index in
                    ChatRow(name: "Person \(index % 20)", message: messages[index])
                }
            }
        }
    }

    func print() throws {
        let corpus = try Corpus.chat().texts
        let messages = (0..<1000).map { corpus[$0 % corpus.count] + " \($0)" }
        let catalogue = try FontCatalogue()
        var (first, layout, resize) = ([Double](), [Double](), [Double]())
        for round in 0...rounds {
            let host = makeHost(messages, catalogue)
            let evaluation = Clock.seconds { host.evaluate() }
            let laidOut = Clock.seconds { _ = host.update() }
            host.size.width = 320
            let resized = Clock.seconds { _ = host.update() }
            guard round > 0 else { continue }
            first.append(evaluation)
            layout.append(laidOut)
            resize.append(resized)
        }
        let texts = Double(2 * messages.count)
        let each = { (times: [Double]) in (times.median / texts * 1e6).decimals(2) }
        Swift.print("\n6 chat × 1000, two texts a row, per text")
        Swift.print("  evaluated, texts shaped for the first time: \(each(first)) µs; laid out: \(each(layout)) µs")
        Swift.print("  resized from 400 to 320: \(each(resize)) µs")
        printCounts(makeHost(messages, catalogue), texts)
    }

    private func makeHost(_ messages: [String], _ catalogue: FontCatalogue) -> ViewHost {
        var options = HostOptions()
        options.fonts = catalogue
        return ViewHost(Chat(messages: messages), size: ViewPart.size, options: options)
    }

    private func printCounts(_ host: ViewHost, _ texts: Double) {
        host.evaluate()
        let counts = [400, 320].map { width in
            host.size.width = width
            return LayoutCounts(host.traceLayout()) { host.isMeasuredLeaf($0) }
        }
        let each = counts.map { (Double($0.chosen) / texts).decimals(2) }
        Swift.print("  measurements of a text: \(each[0]) in the first layout, \(each[1]) in the resize")
    }
}
