import Copyfit
import CopyfitInspecting
import Testing

private struct CartView: View {
    var body: some View { Text("Cart") }
}

@Suite("The page of CopyfitInspecting")
struct CopyfitInspectingTests {
    @Test @MainActor func cartIsInOrder() throws {
        #expect(try audit { CartView() }.isEmpty)
    }

    @Test @MainActor func settings() throws {
        var check = Audit(widths: 320...430, typeSizes: [.large, .accessibility3], languages: ["de", "ar"])
        check.rules.remove(.touchTarget)
        check.exceptions = [AuditException(.textCut, view: "title", reason: "Titles are the users'.")]
        let report = try check.report { CartView() }
        #expect(report.isEmpty)
        #expect(report.widthCount == 4 * 111)
    }
}
