import Copyfit
import Testing

@Suite("The page of Copyfit")
struct CopyfitTests {
    @Test("The page of Copyfit lays out as it says")
    @MainActor func host() async throws {
        try await sample {
            let host = ViewHost(Text("Hello").padding(), size: ProposedViewSize(width: 300, height: nil))
            print(host.update().diagnostics)  // []
            print(host.texts[0].isWhole)  // true
        }
    }
}
