import CopyfitUnicode
import Testing

@Test func `Unicode's version is pinned`() {
    #expect(UnicodeVersions.linked.unicode == "17.0.0")
}
