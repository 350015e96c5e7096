import Testing

@Suite("Sizes")
struct SizeTests {
    @Test("no file is over 500 lines, nine in ten are at most 300, half at most 120")
    func files() {
        let sizes = Repository.sources.map(\.lines.count).sorted()
        for file in Repository.sources + Repository.tests {
            #expect(file.lines.count <= 500, "\(file.path)")
        }
        #expect(sizes[sizes.count * 9 / 10] <= 300)
        #expect(sizes[sizes.count / 2] <= 120)
    }

    @Test("no function body is over 60 lines but a flat switch, nine in ten are at most 20")
    func functions() {
        let functions = Repository.sources.flatMap { FunctionBody.all(in: $0) }
        for function in functions where !function.isFlatSwitch {
            #expect(function.lineCount <= 60, "\(function.location)")
        }
        let sizes = functions.map(\.lineCount).sorted()
        #expect(sizes[sizes.count * 9 / 10] <= 20)
    }
}
