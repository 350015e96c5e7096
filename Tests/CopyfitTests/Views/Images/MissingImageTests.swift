import Copyfit
import Foundation
import Testing

@Suite("Pictures that are missing")
@MainActor
struct MissingImageTests {
    private func report(_ view: some View) -> UpdateReport {
        ViewHost(view, size: ProposedViewSize(width: 100, height: 100)).update()
    }

    @Test("Pictures that are missing are reported by name, once each")
    func reported() {
        let view = VStack {
            Image("nothing")
            Image(path: "/nowhere.png")
            Image(data: Data("junk".utf8))
        }
        let missing = report(view).diagnostics
        #expect(missing.map(\.code) == [.missingImage, .missingImage, .missingImage])
        #expect(missing.first?.message.hasPrefix("The picture “nothing” was not found") == true)
        #expect(missing.dropFirst().first?.message.contains("“/nowhere.png”") == true)
        let symbols = HStack {
            Image(systemName: "no.such.symbol")
            Label("a", systemImage: "star")
        }
        let found = report(symbols).diagnostics
        #expect(found.map(\.code) == [.missingImage])
        #expect(found.allSatisfy { $0.message.contains("“no.such.symbol”") && $0.code.severity == .warning })
    }
}
