import Copyfit
import CopyfitChecking
import CopyfitTesting
import Foundation
import TestSupport
import Testing

private struct CartView: View {
    var body: some View {
        HStack {
            Text("\(3) items")
            Spacer()
            Button("buy") {}
        }
        .padding()
    }
}

/// The example of `Documentation/Check.md`, "In Swift tests"; its paths are those of a folder made here.
@Suite("The documented example")
struct ExampleTests {
    private let folder: TranslationFolder
    private let resources: String
    private let rules: String

    init() throws {
        folder = try .shop()
        resources = folder.path
        rules = folder.path + "/copyfit.yml"
        let text = """
            defaults: { font: Inter, size: 16, languages: { ar: Noto Sans Arabic } }
            rules: [{ name: buttons, keys: buy, width: 120, maxLines: 1 }]
            """
        try Data(text.utf8).write(to: URL(filePath: rules))
    }

    @Test("The documented example checks the files by their rules")
    func translationsFit() throws {
        let findings = try TranslationCheck(resources, rulesFile: rules).findings(atLeast: .error)
        #expect(findings.isEmpty)
        try TranslationCheck(resources, rulesFile: rules).expectNoFindings()
    }

    @Test("The documented example checks a view in every language")
    @MainActor func cartFits() throws {
        let check = try ViewTranslationCheck(resources, widths: [320, 390], typeSizes: [.large, .accessibility1])
        check.expectFits { CartView() }
        #expect(check.report { CartView() }.isEmpty)
    }
}
