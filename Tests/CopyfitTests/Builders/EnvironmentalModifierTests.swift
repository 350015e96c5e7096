import Copyfit
import Foundation
import Testing

@MainActor
struct EnvironmentalModifierTests {
    private struct Wide: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }

    private struct ByControlSize: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> Wide {
            Wide(width: environment.controlSize == .small ? 20 : 50)
        }
    }

    private struct Model: View {
        @State private var isSmall = false
        var body: some View {
            VStack(spacing: 0) {
                Button("toggle") { isSmall.toggle() }.id("toggle")
                Color.red.modifier(ByControlSize()).id("box").environment(\.controlSize, isSmall ? .small : .regular)
            }
        }
    }

    @Test("A modifier becomes another one in each environment, and again when the environment changes")
    func resolving() {
        let host = host(Model())
        for width in [50, 20, 50] as [CGFloat] {
            #expect(host.frame(id: "box")?.width == width)
            host.trigger("toggle")
            #expect(host.update().converged)
        }
    }
}
