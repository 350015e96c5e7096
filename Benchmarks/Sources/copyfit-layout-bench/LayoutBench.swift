import ArgumentParser
import Foundation

/// The second table of `make bench`: layout and views beside the limit in C and other engines, in one run.
@main
struct LayoutBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copyfit-layout-bench",
        abstract: "Times layout beside C, Qt's box layout, Yoga and Taffy; then views, texts, a chat and pictures.",
        discussion: "Every figure is the median of rounds in which all contestants take their turn; ratios come first."
    )

    @Option(help: "How many rounds count.")
    var rounds = 9

    @Option(help: ArgumentHelp("A folder with the peers that Peers/build.sh built.", valueName: "path"))
    var peers = "Benchmarks/.build/peers"

    @Option(help: "Only this part: layout, change, views, texts, chat, scrolling or pictures.")
    var part: Part?

    enum Part: String, CaseIterable, ExpressibleByArgument {
        case layout, change, views, texts, chat, scrolling, pictures
    }

    func run() throws {
        print(Machine.summary, "Medians of \(rounds) rounds, CPU time of one thread.", separator: "\n")
        let folder = URL(fileURLWithPath: peers)
        let peers = try LayoutPeer.all(in: folder)
        for part in part.map({ [$0] }) ?? Part.allCases {
            switch part {
            case .layout: try LayoutPart(rounds: rounds, peers: peers).print()
            case .change: try ChangePart(rounds: rounds, peers: peers).print()
            case .views: MainActor.assumeIsolated { ViewPart(rounds: rounds).print() }
            case .chat:
                let chats = try LayoutPeer.chats(in: folder)
                try MainActor.assumeIsolated { try ChatPart(rounds: rounds, peers: chats).print() }
            case .pictures: try PicturePart(rounds: rounds, peers: LayoutPeer.pictures(in: folder)).print()
            case .scrolling: MainActor.assumeIsolated { ScrollingPart(rounds: rounds).print() }
            case .texts: try MainActor.assumeIsolated { try TextPart(rounds: rounds).print() }
            }
        }
    }
}
