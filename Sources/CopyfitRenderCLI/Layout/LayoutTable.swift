import CopyfitCommandLine
import CopyfitDocuments
import CopyfitFit
import Foundation

/// An answer as a table: a row for each node, those inside others indented.
struct LayoutTable {
    private let answer: LayoutAnswer

    init(_ answer: LayoutAnswer) { self.answer = answer }

    var text: String {
        var table = TextTable(["node": .left, "x": .right, "y": .right, "width": .right, "height": .right, "": .left])
        for place in answer.places { table.add(row(place)) }
        return heading + table.text(indent: 2) + answer.notes.map { "  Note: \($0)\n" }.joined()
    }

    private var heading: String {
        let proposal = [answer.width, answer.height].map { $0.map { Points.text(Double($0)) } ?? "none" }
        let size = "\(Points.text(Double(answer.size.width))) × \(Points.text(Double(answer.size.height)))"
        return "Proposed \(proposal[0]) × \(proposal[1]): \(size)\n"
    }

    private func row(_ place: LayoutAnswer.Place) -> [String] {
        let depth = place.node.path.split(separator: "/").count(where: {
            !$0.allSatisfy(\.isNumber) && !Self.lists.contains($0)
        })
        let name = place.node.id.map { "\(place.node.kind) “\($0)”" } ?? place.node.kind
        let frame = place.frame
        return [String(repeating: "  ", count: depth - 1) + name]
            + [frame.minX, frame.minY, frame.width, frame.height].map { Points.column(Double($0)) } + [remark(place)]
    }

    private func remark(_ place: LayoutAnswer.Place) -> String {
        guard let text = place.text else { return "" }
        return text.problem ?? (text.lineCount == 1 ? "1 line" : "\(text.lineCount) lines")
    }

    /// The members that hold nodes.
    private static let lists: Set<Substring> = ["children", "rows", "child", "content"]
}
