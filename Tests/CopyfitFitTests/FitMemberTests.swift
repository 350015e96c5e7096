import CopyfitFit
import Testing

@Suite("A part of a requirement")
struct FitMemberTests {
    @Test("A part of a requirement is read by its former name, which says what it is now")
    func formerNames() throws {
        let member = try #require(FitMember(name: "lines"))
        #expect(member == .maxLines)
        #expect(
            member.noteOnName("lines")
                == "“lines” is now “maxLines”: the next version will not accept the old spelling."
        )
        #expect(member.noteOnName("maxLines") == nil)
        #expect(FitMember(name: "cuts") == .wordCuts)
        #expect(FitMember(name: "scale") == .minimumScale)
    }

    @Test(
        "A part of a requirement is found by a name that is spelled nearly so",
        arguments: [
            ("widht", "width"), ("line", "maxLines"), ("maxlines", "maxLines"), ("wordcuts", "wordCuts"),
            ("minimumscale", "minimumScale"), ("hyphenate", "hyphenation"), ("hight", "height"), ("maxWidth", nil),
        ] as [(String, String?)]
    )
    func nearest(name: String, meant: String?) {
        #expect(FitMember(name: name) == nil)
        #expect(FitMember.nearest(to: name) == meant)
    }

    @Test("A part of a requirement may have at most ten thousand widths altogether")
    func tooMany() throws {
        var fit = Fit()
        try fit.take("1...9000:1", as: .width)
        #expect(throws: FitFault.self) { try fit.take("1...1001:1", as: .width) }
        // Every width of a range is one range.
        fit = Fit()
        try fit.take("0...1e300", as: .width)
        #expect(fit.widths.count == 1)
    }

    @Test("Limits nothing if it is infinite")
    func limits() {
        #expect(!Fit(widths: [.infinity ... .infinity], height: .infinity).limitsSomething)
        #expect(Fit(height: 0).limitsSomething)
        #expect(Fit(maxLines: 1).limitsSomething)
    }
}
