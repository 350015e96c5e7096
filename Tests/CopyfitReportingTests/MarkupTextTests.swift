import Testing

@testable import CopyfitReporting

@Suite("Texts in reports")
struct MarkupTextTests {
    @Test("Texts in reports are escaped for elements and attributes in quotes")
    func markup() {
        #expect(MarkupText.of("<a href='x'>\"&\"</a>\u{1}") == "&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;␁")
    }
}
