import Testing

@Suite("Samples")
struct SampleTests {
    @Test("Samples of an article are code of its tests, which are compiled and run", arguments: Article.all)
    func compiled(article: Article) {
        let code = Self.words(article.tests)
        for sample in article.samples where !code.contains(Self.words(sample)) {
            Issue.record("not in the tests of \(article.path): \(sample.joined(separator: "\n"))")
        }
    }

    @Test("Samples are found where there are some")
    func found() {
        #expect(Article.all.map(\.samples.count).reduce(0, +) > 25)
        #expect(Article.all.filter { !$0.samples.isEmpty }.count == 26)
    }

    /// The words of all lines except imports, whatever the spaces and line breaks between them.
    private static func words(_ lines: [String]) -> String {
        lines.filter { !$0.hasPrefix("import ") }.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    }
}
