import Copyfit
import CopyfitCommandLine
import CopyfitDocuments
import CopyfitFit
import CopyfitInspecting
import Foundation

/// Why nodes of a document are as large as they are.
struct LayoutExplanations {
    private let host: DocumentHost
    private let command: LayoutCommand

    init(_ host: DocumentHost, _ command: LayoutCommand) { (self.host, self.command) = (host, command) }

    /// Writes an explanation of both sides of each node at each width.
    func answer(_ widths: [CGFloat?], _ height: CGFloat?) throws -> ExitStatus {
        var (explanations, notes, fits) = ([] as [Explanation], [] as [String], true)
        for width in widths {
            let answer = host.layOut(width: width, height: height)
            fits = answer.fits && fits
            notes += answer.notes.filter { !notes.contains($0) }
            for id in command.explain { explanations += try sides(of: id) }
        }
        try ProcessStreams.note(notes)
        switch command.format ?? .table {
        case .table: try ProcessStreams.print(explanations.map { text($0, of: widths) }.joined(separator: "\n"))
        case .json: try ProcessStreams.print(json(explanations))
        }
        return fits ? .measured : .doesNotFit
    }

    /// An explanation for people, which names its width if there are several.
    private func text(_ explanation: Explanation, of widths: [CGFloat?]) -> String {
        let width = explanation.proposal.width.map { $0.isFinite ? "\(Points.text($0)) pt" : "∞" } ?? "none"
        return (widths.count > 1 ? "Width proposed: \(width)\n" : "") + "\(explanation)\n"
    }

    private func sides(of id: String) throws -> [Explanation] {
        let found = [Axis.horizontal, .vertical].compactMap { host.explain(id, axis: $0) }
        if found.isEmpty {
            throw CommandFailure(
                "The layout has no node “\(id)”: give an id of the document, or a path as --format json has it."
            )
        }
        return found
    }

    /// One object per line.
    private func json(_ explanations: [Explanation]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity",
            negativeInfinity: "-infinity",
            nan: "nan"
        )
        return try explanations.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
    }
}
