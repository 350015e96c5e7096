import Copyfit
import Testing

protocol Theme: Sendable {
    var spacing: CGFloat { get }
    var radius: CGFloat { get }
    var accent: Color { get }
}

struct AiryTheme: Theme {
    let spacing: CGFloat = 24
    let radius: CGFloat = 16
    let accent = Color.teal
}

struct DenseTheme: Theme {
    let spacing: CGFloat = 8
    let radius: CGFloat = 4
    let accent = Color(red: 0.2, green: 0.3, blue: 0.4)
}

private struct ThemeEnvironmentKey: EnvironmentKey {
    static let defaultValue: any Theme = AiryTheme()
}

extension EnvironmentValues {
    var appTheme: any Theme {
        get { self[ThemeEnvironmentKey.self] }
        set { self[ThemeEnvironmentKey.self] = newValue }
    }
}

extension View {
    func appTheme(_ theme: some Theme) -> some View { environment(\.appTheme, theme) }
    func themedPadding(_ edges: Edge.Set = .all) -> some View { modifier(ThemedPadding(edges: edges)) }
}

private struct ThemedPadding: ViewModifier {
    @Environment(\.appTheme) private var theme
    let edges: Edge.Set

    func body(content: Content) -> some View { content.padding(edges, theme.spacing) }
}

struct ThemedButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { ThemedButton(configuration: configuration) }

    private struct ThemedButton: View {
        @Environment(\.appTheme) private var theme
        let configuration: ButtonStyleConfiguration

        var body: some View {
            configuration.label
                .frame(maxWidth: .infinity, minHeight: 40)
                .background(theme.accent, in: .rect(cornerRadius: theme.radius))
                .overlay { if configuration.role == .destructive { RoundedRectangle(cornerRadius: 4).stroke(.red) } }
        }
    }
}

struct ThemedScreen: View {
    @State private var isDense = false

    var body: some View {
        VStack(spacing: 0) {
            ThemedPanel().id("panel")
            ThemedPanel().appTheme(DenseTheme()).id("dense")
            Button("Switch", role: .destructive) { isDense.toggle() }.id("switch")
        }
        .buttonStyle(ThemedButtonStyle())
        .transformEnvironment(\.appTheme) { theme in
            if isDense { theme = DenseTheme() }
        }
    }
}

private struct ThemedPanel: View {
    @Environment(\.appTheme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing) {
            theme.accent.frame(height: 20)
            theme.accent.frame(height: 20)
        }
        .themedPadding()
    }
}

@MainActor
struct ThemeTests {
    @Test("Panels follow the theme of their place, and a new one", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ThemedScreen(), on: device)
        // 40 of content and three times the theme's spacing: 40 + 72, 40 + 24.
        let top = (device.height - 112 - 64 - 40) / 2
        screen.expect("panel", 0, top, device.width, 112)
        screen.expect("dense", 0, top + 112, device.width, 64)
        screen.expect("switch", 0, top + 176, device.width, 40)
        screen.trigger("switch")
        screen.expect("panel", 0, (device.height - 168) / 2, device.width, 64)
    }
}
