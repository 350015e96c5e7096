import Copyfit
import Testing

struct Shimmer: ViewModifier, Animatable {
    var phase: Double

    nonisolated var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func body(content: Content) -> some View {
        content.mask {
            LinearGradient(
                stops: [
                    .init(color: .black.opacity(0.4), location: phase - 0.2), .init(color: .black, location: phase),
                    .init(color: .black.opacity(0.4), location: phase + 0.2),
                ],
                startPoint: .leading,
                endPoint: .trailing
            )
        }
    }
}

struct SkeletonList: View {
    @State private var phase = 0.0
    @State private var people: [String]?
    @State private var loads = 0

    var body: some View {
        VStack(spacing: 0) {
            Group {
                if let people {
                    ForEach(people, id: \.self) { PersonRow(name: $0, role: "Member") }
                } else {
                    ForEach(0..<6, id: \.self) { PersonRow(name: "Placeholder \($0)", role: "Loading the role") }
                        .redacted(reason: .placeholder)
                        .modifier(Shimmer(phase: phase))
                        .onAppear {
                            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 1 }
                        }
                }
            }
            .padding(.horizontal, 16)
            Spacer(minLength: 0)
        }
        .task(id: loads) {
            guard loads > 0 else { return }
            people = ["Ada", "Grace"]
        }
        .overlay(alignment: .bottom) {
            Button("Load") { loads += 1 }.frame(height: 44).id("load")
        }
    }
}

private struct PersonRow: View {
    @Environment(\.redactionReasons) private var reasons
    let name: String
    let role: LocalizedStringKey

    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(reasons.isEmpty ? Color.indigo : .gray).frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 2) {
                Text(name).font(.headline)
                Text(role).font(.subheadline).unredacted()
            }
            Spacer(minLength: 0)
        }
        .frame(height: reasons.contains(.placeholder) ? 60 : 64)
        .id(name)
    }
}

@MainActor
struct SkeletonListTests {
    @Test("Placeholders are rows, until the task has brought the people", arguments: Device.all)
    func layout(device: Device) async {
        let screen = layOut(SkeletonList(), on: device)
        screen.expect("Placeholder 0", 16, 0, device.width - 32, 60)
        screen.expect("Placeholder 5", 16, 300, device.width - 32, 60)
        screen.host.trigger("load")
        #expect(await screen.host.settle(timeout: .seconds(30)).pendingTasks == 0)
        screen.expect("Grace", 16, 64, device.width - 32, 64)
        #expect(screen.host.frame(id: "Placeholder 0") == nil)
    }
}
