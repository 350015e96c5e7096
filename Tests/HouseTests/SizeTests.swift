import Testing

@Suite("Sizes")
struct SizeTests {
    @Test("no file is over 500 lines, nine in ten are at most 300, half at most 120")
    func files() {
        let long = (Repository.sources + Repository.tests + Repository.shim).filter { $0.lines.count > 500 }
        #expect(long.map(\.path) == [])
        let sizes = Repository.sources.map(\.lines.count).sorted()
        #expect(sizes[sizes.count * 9 / 10] <= 300)
        #expect(sizes[sizes.count / 2] <= 120)
    }

    @Test("no function body is over 60 lines but a flat switch, nine in ten are at most 20")
    func functions() {
        let functions = (Repository.sources + Repository.shim).flatMap(FunctionBody.all)
        let long = functions.filter { $0.lineCount > 60 && !$0.isFlatSwitch }
        #expect(long.map(\.location) == [])
        let sizes = functions.map(\.lineCount).sorted()
        #expect(sizes[sizes.count * 9 / 10] <= 20)
    }
}
