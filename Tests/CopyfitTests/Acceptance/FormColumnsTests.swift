import Copyfit
import Testing

@testable import AcceptancePrograms

/// The program `FormColumns`. By hand: "First name" has 10 characters, 73 points, and becomes 93; the others are
/// narrower than that.
@MainActor
struct FormColumnsTests {
    @Test("Two passes, two actions, one commit; labels equally wide, fields in one column")
    func columns() {
        let host = ViewHost.standIn(FormColumns.Person(), width: 400, height: 300)
        let report = host.update()
        #expect(report.passes == 2)
        #expect(report.actionsRun == 2)
        #expect(report.stateCommits == 1)
        #expect(report.converged)
        // Person, Widen and three Measures; then Person, whose state was written, and Widen, whose content is another one.
        #expect(report.bodyEvaluations == 7)
        for label in ["First name", "Last name", "Town"] {
            let box = host.frame(id: "label \(label)")
            let text = host.frame(id: "text \(label)")
            let field = host.frame(id: "field \(label)")
            #expect(box?.width == 93)
            #expect(text?.minX == box?.minX)
            #expect(field?.minX == 101)
            #expect(field?.width == 299)
        }
        #expect(host.preference(FormColumns.LabelWidths.self).map(\.width) == [93, 93, 93])
    }

    @Test("runtime rule R41: inside one action each store is read back at once")
    func readYourWrites() {
        // 2 characters: 15 after rounding, stored as 35; 7: 51.5, wider than 35, stored as 71.5; 8: 58.5, not wider.
        let host = ViewHost.standIn(
            FormColumns.Person(labels: ["ab", "abcdefg", "abcdefgh"]),
            width: 400,
            height: 300
        )
        let report = host.update()
        #expect(report.stateCommits == 2)
        #expect(report.passes == 2)
        #expect(host.frame(id: "label ab")?.width == 71.5)
    }
}
