import Copyfit
import Testing

@Suite("The samples in the comments of CopyfitScreen")
struct CopyfitScreenCommentsTests {
    @Test("The sample of Gesture prints what its comment says")
    @MainActor func gestureSample() async throws {
        try await sample {
            struct Knock: Gesture {
                let open: () -> Void
                var body: some Gesture { TapGesture(count: 2).onEnded(open) }
            }
            var isOpen = false
            let host = ViewHost(Color.brown.gesture(Knock { isOpen = true }).id("door"), size: .unspecified)
            host.update()
            print(host.trigger("door"), isOpen)  // true true
        }
    }
}
