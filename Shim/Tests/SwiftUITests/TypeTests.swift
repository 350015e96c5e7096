import Testing
import UniformTypeIdentifiers

/// Types of data by Apple's names.
@Suite("Types of data")
struct TypeTests {
    @Test("Types are equal if their identifiers are")
    func equality() {
        #expect(UTType("public.png") == .png)
        #expect(UTType(importedAs: "PUBLIC.PNG") == .png)
        #expect(Set([UTType.png, UTType(exportedAs: "public.png")]).count == 1)
        #expect(UTType(exportedAs: "com.example.loaf") != .data)
    }

    @Test(
        "Suffixes find their types",
        arguments: [("jpg", UTType.jpeg), ("JPEG", .jpeg), ("txt", .plainText), ("htm", .html)]
    )
    func suffixes(suffix: String, type: UTType) {
        #expect(UTType(filenameExtension: suffix) == type)
    }

    @Test("A type knows the usual suffix of its files, whatever made it")
    func usualSuffix() {
        #expect(UTType("public.jpeg")?.preferredFilenameExtension == "jpeg")
        #expect(UTType(filenameExtension: "loaf") == nil)
        #expect(UTType(exportedAs: "com.example.loaf").preferredFilenameExtension == nil)
    }
}
