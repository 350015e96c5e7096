import CopyfitUnicode
import Testing

@Test func `Unicode's version is pinned, the linked ICU names its own`() {
    #expect(UnicodeVersions.linked.unicode == "17.0.0")
    #expect(UnicodeVersions.linked.icu.contains("."))
}
