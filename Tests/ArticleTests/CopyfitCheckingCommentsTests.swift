import CopyfitChecking
import Testing

@Suite("The samples in the comments of CopyfitChecking")
struct CopyfitCheckingCommentsTests {
    /// The current folder of the tests, the package, has no such file: the sample says so.
    @Test("The sample of TranslationCheck compiles, and says which file is missing")
    func translationCheckSample() {
        func findings() throws -> [Finding] {
            let check = TranslationCheck("Localizable.xcstrings")
            let findings = try check.findings(font: "Inter", size: 16, width: 120, maxLines: 1, atLeast: .error)
            return findings
        }
        #expect { try findings() } throws: { "\($0)".contains("Localizable.xcstrings") }
    }
}
