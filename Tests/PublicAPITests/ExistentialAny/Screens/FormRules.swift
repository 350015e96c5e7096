import Copyfit
import Testing

protocol Rule: Sendable {
    associatedtype Value
    var message: LocalizedStringKey { get }
    func accepts(_ value: Value) -> Bool
}

struct MinimumLength: Rule {
    let length: Int
    var message: LocalizedStringKey { "At least \(length) characters" }
    func accepts(_ value: String) -> Bool { value.count >= length }
}

struct Contains: Rule {
    let characters: CharacterSet
    let message: LocalizedStringKey
    func accepts(_ value: String) -> Bool { value.rangeOfCharacter(from: characters) != nil }
}

@propertyWrapper
struct Validated<Value>: DynamicProperty {
    @State private var value: Value
    private let rules: [any Rule]

    init(wrappedValue: Value, _ rules: any Rule...) {
        _value = State(initialValue: wrappedValue)
        self.rules = rules
    }

    var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    var projectedValue: (binding: Binding<Value>, failures: [LocalizedStringKey]) {
        ($value, rules.filter { !accepts($0) }.map(\.message))
    }

    private func accepts(_ rule: any Rule) -> Bool {
        func check<R: Rule>(_ rule: R) -> Bool { (value as? R.Value).map(rule.accepts) ?? false }
        return check(rule)
    }
}

struct PasswordScreen: View {
    @Validated(
        MinimumLength(length: 8),
        Contains(characters: .decimalDigits, message: "A digit"),
        Contains(characters: .uppercaseLetters, message: "A capital")
    )
    private var password = "short1"

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SecureField("Password", text: $password.binding)
                .textFieldStyle(.plain)
                .frame(height: 40)
                .id("field")
            ForEach(Array($password.failures.enumerated()), id: \.offset) { index, failure in
                Label {
                    Text(failure)
                } icon: {
                    Image(systemName: "xmark")
                }
                .frame(height: 20)
                .id("failure \(index)")
            }
            Button("Improve") { password += "A" }.frame(height: 30).id("improve")
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

@MainActor
struct FormRuleTests {
    @Test("A line for each rule that is broken, fewer with each change", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(PasswordScreen(), on: device)
        screen.expect("field", 20, 20, device.width - 40, 40)
        // Too short, no capital.
        #expect(screen.host.frame(id: "improve")?.minY == CGFloat(60 + 2 * 20))
        screen.trigger("improve")
        #expect(screen.host.frame(id: "improve")?.minY == 80)
        screen.trigger("improve")
        #expect(screen.host.frame(id: "improve")?.minY == 60)
        #expect(screen.host.frame(id: "failure 0") == nil)
    }
}
