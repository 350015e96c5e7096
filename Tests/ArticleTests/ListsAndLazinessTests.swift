import Copyfit
import Foundation
import Testing

struct Message: Identifiable {
    let id: Int
    var subject: String { "Message \(id)" }
}

private let messages = (0..<1000).map(Message.init)

struct InboxView: View {
    let messages: [Message]

    var body: some View {
        List(messages) { Text($0.subject).id($0.id) }.id("inbox")
    }
}

@Suite("The article “Lists and laziness”")
struct ListsAndLazinessTests {
    @Test("The article “Lists and laziness” scrolls as it says")
    @MainActor func scrolling() async throws {
        try await sample {
            let host = ViewHost(InboxView(messages: messages), size: .init(width: 390, height: 844))
            _ = host.update()
            host.scroll("inbox", to: CGPoint(x: 0, y: 400))  // a point of the content
            host.scroll("inbox", by: CGSize(width: 0, height: 50))
            host.scroll("inbox", to: .bottom)
            host.scroll("inbox", toView: messages[500].id, anchor: .center)
            _ = host.update()
            print(host.scrollGeometry("inbox")!.containerSize.height)  // 844.0
            print(host.frame(id: messages[500].id)!.midY)  // 422.0: the middle of 844
        }
    }
}
