import Copyfit
import Testing

struct SettingsScreen: View {
    enum Appearance: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    @AppStorage("corpus.notifications") private var wantsNotifications = true
    @AppStorage("corpus.appearance") private var appearance = Appearance.system.rawValue
    @State private var isConfirmingSignOut = false
    @State private var fontScale = 1.0

    var body: some View {
        VStack(spacing: 0) {
            ProfileCard(name: "Ada Lovelace", email: "ada@example.com")
                .padding(16)
            Form {
                Section {
                    Toggle("Notifications", isOn: $wantsNotifications)
                        .id("notifications")
                    Picker("Appearance", selection: $appearance) {
                        ForEach(Appearance.allCases) { appearance in
                            Text(appearance.title).tag(appearance.rawValue)
                        }
                    }
                    Slider(value: $fontScale, in: 0.8...1.4, step: 0.1) {
                        Text("Text size")
                    } minimumValueLabel: {
                        Image(systemName: "textformat.size.smaller")
                    } maximumValueLabel: {
                        Image(systemName: "textformat.size.larger")
                    }
                } header: {
                    Text("General")
                } footer: {
                    Text("The text size changes everywhere in the app.")
                        .font(.footnote)
                }
                Section("Account") {
                    LabeledContent("Plan", value: "Family").id("plan")
                    Button("Sign Out", role: .destructive) { isConfirmingSignOut = true }
                }
            }
            .accessibilityIdentifier("form")
        }
        .confirmationDialog("Sign out?", isPresented: $isConfirmingSignOut, titleVisibility: .visible) {
            Button("Sign Out", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Your notes stay on this device.")
        }
        .navigationTitle("Settings")
    }
}

private struct ProfileCard: View {
    let name: String
    let email: String

    var body: some View {
        HStack(spacing: 12) {
            Circle()
                .fill(.tint)
                .frame(width: 56, height: 56)
                .overlay { Text(name.prefix(1)).font(.title2.bold()).foregroundStyle(.white) }
                .accessibilityIdentifier("avatar")
            VStack(alignment: .leading, spacing: 2) {
                Text(name).font(.headline)
                Text(email).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Image(systemName: "chevron.right").imageScale(.small).accessibilityHidden(true)
        }
        .padding(12)
        .frame(height: 80)
        .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        .accessibilityElement(children: .combine)
        .id("card")
    }
}

@MainActor
struct SettingsScreenTests {
    @Test("The card has its padding around it, the form gets the rest", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(SettingsScreen(), on: device)
        screen.expect("card", 16, 16, device.width - 32, 80)
        screen.expect("avatar", 16 + 12, 16 + 12, 56, 56)
        // The card and its padding take 80 + 2 · 16.
        screen.expect("form", 0, 112, device.width, device.height - 112)
        if device.isIOS { expectGroups(screen, width: device.width) }
    }

    /// Groups are 16 from the edges, and rows are inset by 16. A line of Inter is 1.21 times its size high: 15.73 at the 13
    /// points of headers and footers and 20.57 at the 17 of rows, rounded up to half points 16 and 21.
    private func expectGroups(_ screen: LaidOutScreen<SettingsScreen>, width: CGFloat) {
        let header = screen.host.texts.first { $0.string == "GENERAL" }
        #expect(header?.frame.origin == CGPoint(x: 32, y: 112 + 17))
        // The header is 17 + 16 + 6 high, a row 44, of which a switch takes 22 and has 11 above it.
        screen.expect("notifications", 32, 112 + 39 + 11, width - 64, 22)
        // Three rows, a footer of 10 + 16 + 10, and another header; with these there is no other room between groups.
        screen.expect("plan", 32, 112 + 39 + 3 * 44 + 36 + 39 + (44 - 21) / 2, width - 64, 21)
    }
}
