import Copyfit
import Testing

enum LoginError: LocalizedError {
    case wrongPassword, offline

    var errorDescription: String? { self == .offline ? "You are offline." : "Wrong password." }
    var recoverySuggestion: String? { "Try again." }
}

final class LoginModel: ObservableObject {
    enum Phase: Equatable { case idle, busy, failed(LoginError), done(user: String) }

    @Published var phase = Phase.idle
    @Published var user = "ada"

    var error: LoginError? { if case .failed(let error) = phase { return error } else { return nil } }
    var isShowingError: Bool {
        get { error != nil }
        set { if !newValue { phase = .idle } }
    }

    func signIn() { phase = phase == .idle ? .busy : .failed(.wrongPassword) }
}

struct LoginScreen: View {
    @ObservedObject var model: LoginModel

    var body: some View {
        ZStack {
            RadialGradient(colors: [.blue, .black], center: .topLeading, startRadius: 0, endRadius: 600)
                .ignoresSafeArea()
            VStack(spacing: 16) {
                Text("Welcome").font(.system(.largeTitle, design: .serif)).frame(height: 40)
                TextField("User", text: $model.user)
                    .textFieldStyle(.roundedBorder)
                    .frame(height: 40)
                Button(action: model.signIn) {
                    ZStack {
                        Text("Sign In").opacity(model.phase == .busy ? 0 : 1)
                        if model.phase == .busy { ProgressView().id("spinner") }
                    }
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 12)
                }
                .buttonStyle(FilledButtonStyle(color: .orange))
                .id("sign in")
                if case .failed(let error) = model.phase {
                    Text(error.localizedDescription).frame(height: 20).id("error")
                }
            }
            .padding(24)
            .frame(maxWidth: 400)
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
            .padding(.horizontal, 20)
            .id("panel")
        }
        .alert("Could not sign in", isPresented: $model.isShowingError, presenting: model.error) { _ in
            Button("OK") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }
}

struct FilledButtonStyle: ButtonStyle {
    let color: Color
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .frame(height: controlSize == .large ? 56 : 44)
            .background(color.opacity(configuration.isPressed ? 0.8 : 1))
            .clipShape(.capsule)
            .animation(.default, value: configuration.isPressed)
    }
}

@MainActor
struct LoginScreenTests {
    @Test("The panel is in the middle and grows with the error", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(LoginScreen(model: LoginModel()), on: device)
        // The panel is 400 wide if there is room for it with 20 on each side.
        let width = min(device.width - 40, 400)
        let left = (device.width - width) / 2
        // 24 + 40 + 16 + 40 + 16 + 44 + 24
        screen.expect("panel", left - 20, (device.height - 204) / 2, width + 40, 204)
        screen.expect("sign in", 20 + 24, 24 + 56 + 56, width - 48, 44, in: "panel")
        screen.trigger("sign in")
        #expect(screen.host.frame(id: "spinner") != nil)
        screen.trigger("sign in")
        screen.expect("panel", left - 20, (device.height - 240) / 2, width + 40, 204 + 16 + 20)
        screen.expect(
            "error",
            screen.host.frame(id: "error")?.minX ?? 0,
            (device.height + 240) / 2 - 44,
            screen.host.frame(id: "error")?.width ?? 0,
            20
        )
    }
}
