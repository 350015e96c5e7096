import Testing

@Suite("Sizes")
struct SizeTests {
    @Test("A file has at most 375 lines (of tests 445), nine in ten at most 160 and half at most 75")
    func files() {
        let long = (Repository.sources + Repository.shim).filter { $0.lines.count > 375 }.map(\.path)
        #expect(long == [], "Divide these files by what they are about.")
        let longTests = Repository.tests.filter { $0.lines.count > 445 }.map(\.path)
        #expect(longTests == [], "Divide these tests by what they test.")
        let sizes = Repository.sources.map(\.lines.count).sorted()
        #expect(sizes[sizes.count * 9 / 10] <= 160, "Divide the longest files that were changed.")
        #expect(sizes[sizes.count / 2] <= 75, "Divide files that were changed.")
    }

    @Test("A function's body has at most 52 lines, unless it is a flat switch; nine in ten at most 12, half at most 3")
    func functions() {
        let functions = (Repository.sources + Repository.shim).flatMap(FunctionBody.all)
        let long = functions.filter { $0.lineCount > 52 && !$0.isFlatSwitch }
        #expect(long.map(\.location) == [], "Give each step of these functions a name.")
        let sizes = functions.map(\.lineCount).sorted()
        #expect(sizes[sizes.count * 9 / 10] <= 12, "Give the steps of the longest functions that were changed names.")
        #expect(sizes[sizes.count / 2] <= 3, "Give the steps of functions that were changed names.")
    }

    @Test("README has at most 150 lines")
    func readme() {
        #expect(Repository.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    }
}
