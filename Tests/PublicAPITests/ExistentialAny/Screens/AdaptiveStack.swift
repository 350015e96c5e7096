import Copyfit
import Testing

/// A row where there is room for it, otherwise a column.
struct AdaptiveStack<Content: View>: View {
    var threshold: CGFloat = 600
    var spacing: CGFloat?
    @ViewBuilder var content: Content

    @State private var width: CGFloat = 0

    private var layout: AnyLayout {
        width > threshold
            ? AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
    }

    var body: some View {
        layout { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
    }
}

struct ArticleScreen: View {
    var body: some View {
        ScrollView {
            AdaptiveStack(spacing: 20) {
                Color.orange
                    .frame(maxWidth: 500)
                    .frame(height: 300)
                    .id("picture")
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(0..<3) { paragraph in
                        Text("A paragraph of an article, number \(paragraph).")
                            .lineLimit(2, reservesSpace: true)
                            .frame(height: 60, alignment: .top)
                            .id("paragraph \(paragraph)")
                    }
                }
                .layoutPriority(1)
            }
            .padding(20)
            .id("article")
        }
        .scrollBounceBehavior(.basedOnSize)
        .contentMargins(.vertical, 10, for: .scrollContent)
    }
}

@MainActor
struct AdaptiveStackTests {
    @Test("The text is below the picture on the phone and beside it on the desktop", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ArticleScreen(), on: device)
        if device.width == 390 {
            screen.expect("picture", 20, 10 + 20, 350, 300)
            #expect(screen.host.frame(id: "paragraph 0")?.origin == CGPoint(x: 20, y: 30 + 300 + 20))
            #expect(screen.host.frame(id: "paragraph 2")?.origin == CGPoint(x: 20, y: 350 + 2 * 72))
        } else {
            // The text comes first and takes its ideal width; the picture takes 500 of the rest.
            screen.expect("picture", 20, 30, 500, 300)
            #expect(screen.host.frame(id: "paragraph 0")?.origin == CGPoint(x: 20 + 500 + 20, y: 30))
        }
    }
}
