import Copyfit
import Testing

struct ProfileCard: View {
    let name: String
    let role: String

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Circle().frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text(name).font(.headline).id("name")
                Text(role).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
    }
}

@Suite("The article “Coming from SwiftUI”")
struct ComingFromSwiftUITests {
    @Test @MainActor func longNamesWrap() {
        let card = ProfileCard(name: "Maximiliane Hohenzollern", role: "Typesetter")
        let host = ViewHost(card, size: ProposedViewSize(width: 240, height: nil))
        #expect(host.update().diagnostics.isEmpty)
        #expect(host.text("name")?.lines.map(\.string) == ["Maximiliane", "Hohenzollern"])
        #expect(host.text("name")?.frame.minX == 72)  // 16 + 44 + 12
    }

    @Test @MainActor func platforms() async throws {
        try await sample {
            var options = HostOptions()
            options.platform = .iOS
            let phone = ViewHost(Text("Hello"), size: .unspecified, options: options)
            let mac = ViewHost(Text("Hello"), size: .unspecified)
            _ = (phone.update(), mac.update())
            print(mac.texts[0].frame.height)  // 16.0: 13 · 3408 / 2816 = 15.73, rounded up to half a point
            print(phone.texts[0].frame.height)  // 21.0: 17 · 3408 / 2816 = 20.57
        }
    }
}
