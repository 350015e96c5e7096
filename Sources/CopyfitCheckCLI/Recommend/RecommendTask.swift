import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine
import Foundation

/// What `copyfit recommend` becomes.
struct RecommendTask: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "copyfit recommend", shouldDisplay: false)

    @OptionGroup var command: RecommendCommand

    func run() throws {
        let chosen = try ChosenRules(command.choice)
        if chosen.rules.rules.isEmpty {
            throw CommandFailure(
                "No rule says how texts are set: give --max-lines, --height or --width, or rules in copyfit.yml."
            )
        }
        let found = try found(chosen)
        if found.recommendations.isEmpty {
            throw CommandFailure(
                "No text matches a rule\(command.find == .size ? " with a width" : ""): check the rules."
            )
        }
        switch command.format {
        case .table: try ProcessStreams.print(RecommendationTable(found.recommendations).text)
        case .json: try ProcessStreams.print(Self.json(found.recommendations))
        }
        try ProcessStreams.fault(found.problems.map(\.description))
        if !found.problems.isEmpty { throw ExitCode(ExitStatus.couldNotMeasure.rawValue) }
    }

    private func found(_ chosen: ChosenRules) throws
        -> (recommendations: [Recommendation], problems: [CheckProblem])
    {
        do throws(CheckError) {
            let quantity: Recommendation.Quantity = command.find == .width ? .width : .size
            var check = TranslationCheck(paths: chosen.paths, rules: chosen.rules)
            check.followsLinks = command.choice.followLinks
            return try check.recommendations(quantity, percents: command.percent)
        } catch {
            throw CommandFailure(error.description)
        }
    }

    private struct Content: Encodable {
        let version = 1
        let recommendations: [Recommendation]
    }

    private static func json(_ recommendations: [Recommendation]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return String(decoding: try encoder.encode(Content(recommendations: recommendations)), as: UTF8.self) + "\n"
    }
}
