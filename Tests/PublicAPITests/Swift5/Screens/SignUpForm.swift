import Copyfit
import Testing

struct SignUpForm: View {
    enum Field: Int, Hashable, CaseIterable { case name, email, password }

    @State private var name = ""
    @State private var email = "ada@"
    @State private var password = ""
    @State private var hasAgreed = false
    @FocusState private var focusedField: Field?

    private var emailError: String? { email.contains("@") && email.hasSuffix(".com") ? nil : "Not an address" }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            LabeledField("Name") {
                TextField("Your name", text: $name)
                    .focused($focusedField, equals: .name)
                    .submitLabel(.next)
            }
            LabeledField("Email", error: emailError) {
                TextField("you@example.com", text: $email)
                    .focused($focusedField, equals: .email)
                    .autocorrectionDisabled()
            }
            .id("email")
            LabeledField("Password") {
                SecureField("At least 8 characters", text: $password)
                    .focused($focusedField, equals: .password)
                    .submitLabel(.done)
            }
            .id("password")
            Toggle(isOn: $hasAgreed) { Text("I agree to the **terms**") }
            Button("Create Account", action: submit)
                .disabled(!hasAgreed || emailError != nil)
                .frame(maxWidth: .infinity)
        }
        .textFieldStyle(.plain)
        .padding(24)
        .frame(maxWidth: 480)
        .onSubmit(focusNext)
        .onAppear { focusedField = .name }
        .defaultFocus($focusedField, .name)
    }

    private func focusNext() {
        focusedField = focusedField.flatMap { Field(rawValue: $0.rawValue + 1) }
    }

    private func submit() {
        guard emailError == nil else { return focusedField = .email }
    }
}

struct LabeledField<Content: View>: View {
    private let title: LocalizedStringKey
    private let error: String?
    private let content: Content

    init(_ title: LocalizedStringKey, error: String? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        self.error = error
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.caption).textCase(.uppercase).frame(height: 14)
            content
                .frame(height: 36)
                .padding(.horizontal, 10)
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(error == nil ? Color.gray : .red) }
            if let error {
                Label(error, systemImage: "exclamationmark.circle")
                    .font(.caption)
                    .foregroundStyle(.red)
                    .frame(height: 14)
                    .transition(.opacity.combined(with: .move(edge: .top)))
            }
        }
    }
}

@MainActor
struct SignUpFormTests {
    @Test("A field grows by its error, and the next moves down", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(SignUpForm(), on: device)
        let column = min(device.width, 480) - 48
        let email = screen.host.frame(id: "email")
        // Label 14, gap 4, field 36; the error adds a gap and 14.
        #expect(email?.size == CGSize(width: column, height: 54 + 18))
        #expect(email?.minX == (device.width - column) / 2)
        screen.expect("password", 0, 72 + 20, column, 54, in: "email")
    }
}
