import Testing

@Suite("Release")
struct ReleaseTests {
    /// The one place that has it.
    private static let version = Repository.text(of: "Sources/CopyfitRecords/VersionText.swift")
        .firstMatch(of: #/static let copyfit = "([0-9.]+)"/#)
        .map { String($0.1) }

    @Test("CHANGELOG has a section for the command's version")
    func changelog() throws {
        let version = try #require(Self.version)
        #expect(Repository.text(of: "CHANGELOG.md").contains("\n## \(version)\n"))
    }

    @Test("README names the archive of the command's version")
    func readme() throws {
        let version = try #require(Self.version)
        let named = Repository.text(of: "README.md").matches(of: #/copyfit-([0-9.]+)-linux/#).map { String($0.1) }
        #expect(Set(named) == [version])
    }
}
