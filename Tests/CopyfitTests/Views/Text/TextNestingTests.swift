import Copyfit
import Testing

@MainActor
@Suite("Texts in texts")
struct TextNestingTests {
    @Test("A thousand and more one inside the other are one paragraph", arguments: [65, 1_000, 20_000])
    func nested(depth: Int) {
        var text = Text("x")
        for _ in 0..<depth { text = Text("\(text)") }
        #expect(text == text)
        #expect(size(of: text) == size(of: Text("x")))
    }

    @Test("Each keeps its own attributes, numbers and Markdown around it, at any depth")
    func attributes() {
        var nested = Text("a").font(.system(size: 30))
        for _ in 0..<200 { nested = Text("\(nested)") }
        let many = Text("**\(nested) \(1234)** b").font(.system(size: 10))
        let few = Text("**\(Text("a").font(.system(size: 30))) \(1234)** b").font(.system(size: 10))
        #expect(size(of: many) == size(of: few))
        var growing = Text(verbatim: "")
        for _ in 0..<300 { growing = Text("\(growing)*a* \(7)") }
        let flat = (0..<300).reduce(Text(verbatim: "")) { text, _ in text + Text("*a* \(7)") }
        #expect(size(of: growing) == size(of: flat))
    }

    @Test("131,072 joined ones are one paragraph, and so are 3,000 joined one by one")
    func joined() {
        var doubled = Text("x")
        for _ in 0..<17 { doubled = doubled + doubled }
        let whole = Text(verbatim: String(repeating: "x", count: 1 << 17))
        #expect(size(of: doubled) == size(of: whole))
        #expect(ViewHost(doubled, size: .unspecified).idealSize == ViewHost(whole, size: .unspecified).idealSize)
        var chained = Text("x")
        for _ in 0..<3_000 { chained = chained + Text("") }
        #expect(size(of: chained) == size(of: Text("x")))
    }

    @Test("Markdown that nests without end is read or stays text")
    func markdown() {
        for opening in ["*a ", "**a ", "[a ", "~~a ", "`a ", "<a ", "**a *b "] {
            let closing = String(opening.filter { "*~`".contains($0) }.reversed())
            let text = String(repeating: opening, count: 3_000) + "x" + String(repeating: closing, count: 3_000)
            let host = ViewHost.standIn(Text(LocalizedStringKey(text)), width: nil, height: nil)
            #expect(host.idealSize.width > 0)
        }
    }

    private func size(of text: Text) -> CGSize {
        ViewHost.standIn(text, width: nil, height: nil).idealSize
    }
}
