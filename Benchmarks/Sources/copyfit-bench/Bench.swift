import ArgumentParser
import BenchmarkCorpora
import BenchmarkReport
import CopyfitFonts
import Foundation

/// The table of `make bench`: Copyfit beside the limits and the peers, in one run.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copyfit-bench",
        abstract: "Times preparing and measuring, beside HarfBuzz, HarfBuzz with ICU, Pango and Qt.",
        discussion: "Every figure is the median of rounds in which all contestants take their turn; ratios come first."
    )

    @Option(help: "How many rounds count.")
    var rounds = 9

    @Option(help: ArgumentHelp("A folder with the peers that Peers/build.sh built.", valueName: "path"))
    var peers = "Benchmarks/.build/peers"

    @Option(help: ArgumentHelp("The copyfit command to time.", valueName: "path"))
    var command = ".build/release/copyfit"

    @Option(help: "Only this part: check, command, vocabulary, cold, hot or memory.")
    var part: Part?

    @Option(help: ArgumentHelp("Only rows whose name holds this text.", valueName: "text"))
    var row = ""

    /// In their order. A program that this one starts is charged with the memory that this one has by then, so those that are
    /// asked for their memory come first.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case check, command, vocabulary, cold, hot, memory
    }

    func run() throws {
        let catalogue = try FontCatalogue()
        print("HarfBuzz \(TextLimits.harfBuzzVersion), ICU \(TextLimits.icuVersion).")
        print(Machine.summary, "Medians of \(rounds) rounds, CPU time of one thread.", separator: "\n")
        for part in part.map({ [$0] }) ?? Part.allCases {
            switch part {
            case .cold: try printCold(catalogue)
            case .hot: try printHot(catalogue)
            case .memory: try printMemory(catalogue)
            case .command: try printCommand()
            case .vocabulary: printVocabulary()
            case .check: try printCheck()
            }
        }
    }

    private func isWanted(_ name: String) -> Bool { row.isEmpty || name.localizedStandardContains(row) }

    private var peerPrograms: Peers { Peers(directory: URL(fileURLWithPath: peers)) }

    private func printCold(_ catalogue: FontCatalogue) throws {
        var cases = try Corpus.Language.allCases.map { language in
            Preparing(corpus: try .paragraphs(language), fonts: try .face(for: language, catalogue))
        }
        cases.insert(Preparing(corpus: try .paragraphs(.english), fonts: try .inter(catalogue)), at: 1)
        cases.append(Preparing(corpus: try .chat(), fonts: try .fallbackChain(catalogue)))
        cases.append(Preparing(corpus: try .labels(), fonts: try .inter(catalogue)))
        let long = try Corpus.longText(length: 1_000_000)
        cases.append(Preparing(corpus: long, fonts: try .face(for: .english, catalogue), includesPeers: false))
        let rows = try cases.filter { isWanted($0.name) }.map { preparing in
            (preparing.name, try preparing.time(rounds: rounds, peerPrograms))
        }
        print("\nPreparing, per character: Copyfit's time as a multiple of the others', then nanoseconds")
        print(Table.ratios(rows, limit: 3).text)
    }

    private func printHot(_ catalogue: FontCatalogue) throws {
        let widths = (0..<100).map { 80 + 4 * Double($0) }
        let notoSans = try BenchmarkFonts.face(for: .english, catalogue)
        let cases = [
            Measuring(corpus: try .chat(), fonts: try .fallbackChain(catalogue), widths: widths),
            Measuring(corpus: try .paragraphs(.english, count: 300), fonts: notoSans, widths: widths),
            Measuring(corpus: try .longText(length: 20_000), fonts: notoSans, widths: widths),
            Measuring(corpus: try .longText(length: 270_000), fonts: notoSans, widths: widths, includesPeers: false),
        ]
        let wanted = cases.filter { isWanted($0.corpus.name) }
        let rows = try wanted.map { ($0.corpus.name, try $0.time(rounds: rounds, peerPrograms)) }
        print("\nMeasuring at widths 80, 84 … 476, per text and width: the same")
        print(Table.ratios(rows, limit: 2).text)
        let lines = try wanted.map { try $0.lineCounts() }
        print("Lines in all, Copyfit and scan:", lines.map { "\($0.copyfit) \($0.scan)" }.joined(separator: ", "))
    }

    private func printMemory(_ catalogue: FontCatalogue) throws {
        let memory = try Memory(fonts: .face(for: .english, catalogue)).measure()
        print("\nA prepared English paragraph, beside its characters:", terminator: " ")
        print("\(memory.perCharacter.decimals(2)) bytes per character and \(memory.perText.decimals(0)) per text")
    }

    private func printCommand() throws {
        let batch = Batch(command: URL(fileURLWithPath: command))
        guard batch.isBuilt else {
            print("\nThe command is left out: there is no \(command). Build it with make build.")
            return
        }
        let answer = try batch.answer(runs: 21)
        let (wall, processor) = ((answer.wall * 1e3).decimals(1), (answer.processor * 1e3).decimals(1))
        print("\ncopyfit measure, one text: \(wall) ms from start to end, \(processor) ms of CPU time")
        let fields = Self.fields
        let chat = try Corpus.chat().texts
        printRecords("full records of chat texts", chat, [], batch)
        printRecords("four fields of chat texts", chat, fields, batch)
        for kind in LabelKind.allCases {
            let labels = try Corpus.labels(kind, count: Self.recordCount)
            printRecords("four fields of \(labels.name)", labels.texts, fields, batch)
        }
    }

    private func printVocabulary() {
        let batch = Batch(command: URL(fileURLWithPath: command))
        guard batch.isBuilt else {
            print("\nVocabularies are left out: there is no \(command). Build it with make build.")
            return
        }
        print("")
        for count in [3_000, 50_000, 200_000] {
            let messages = Corpus.messages(vocabulary: count, count: Self.recordCount)
            printRecords("four fields of \(messages.name)", messages.texts, Self.fields, batch)
        }
    }

    private func printCheck() throws {
        let batch = Batch(command: URL(fileURLWithPath: command).absoluteURL)
        guard batch.isBuilt else {
            print("\nChecks of translations are left out: there is no \(command). Build it with make build.")
            return
        }
        print("\nAn app's translations at five widths and two sizes of type, from start to end, all processors")
        print(try CheckPart(batch: batch, rounds: min(rounds, 5)).table().text)
    }

    private static let recordCount = 200_000
    private static let fields = ["--fields", "id,width,height,lineCount"]

    private func printRecords(_ name: String, _ texts: [String], _ options: [String], _ batch: Batch) {
        guard let times = try? batch.records(texts, lines: Self.recordCount, options) else { return }
        let perSecond = (Double(Self.recordCount) / times.wall).decimals(0)
        let each = (times.processor / Double(Self.recordCount) * 1e6).decimals(2)
        print("copyfit measure --ndjson, \(name): \(perSecond) a second, \(each) µs of CPU time each")
    }
}
