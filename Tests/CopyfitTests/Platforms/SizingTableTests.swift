import Foundation
import Testing

/// What views answer to proposals. The numbers of the document are worked out from the layout rules.
@MainActor
struct SizingTableTests {
    private let document = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Documentation/Sizing.md").standardized

    @Test("The document's tables are what views answer")
    func table() throws {
        let lines = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n")
        let written = lines.filter { $0.hasPrefix("| `") }
        let answered = SizingRow.all.map { $0.markdown() }
        #expect(answered.count > 90)
        #expect(answered.filter { !written.contains($0) } == [])
        #expect(written.filter { !answered.contains($0) } == [])
        #expect(answered == written)
    }
}
