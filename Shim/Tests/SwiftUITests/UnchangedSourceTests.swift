import SwiftUI
import Testing

@Observable
private final class Model {
    var title = "Hello"
}

private struct Greeting: View {
    @State private var model = Model()
    @State private var width: CGFloat = 10

    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: width, height: 20)
            Button("wider") { width += 5 }.buttonStyle(.plain).id("wider")
            Text(model.title)
        }
        .id("greeting")
    }
}

@MainActor
struct UnchangedSourceTests {
    @Test("runtime rule R14: a source that imports SwiftUI is laid out as it is")
    func unchangedSource() {
        let host = ViewHost(Greeting(), size: ProposedViewSize(width: 300, height: 100))
        #expect(host.update().converged)
        let width = host.frame(id: "greeting")?.width ?? 0
        host.trigger("wider")
        _ = host.update()
        #expect(host.frame(id: "greeting")?.width == width + 5)
    }
}
