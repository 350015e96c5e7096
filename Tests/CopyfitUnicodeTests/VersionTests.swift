import CopyfitUnicode
import Testing

@Test func `the linked ICU names its versions`() {
    #expect(UnicodeVersions.linked.icu.contains("."))
    #expect(UnicodeVersions.linked.unicode.contains("."))
}
