import Testing

import Copyfit
@testable import CopyfitViews

/// Controls that show a value as a format style writes it.
@MainActor
struct FieldFormatTests {
    private static let german = Locale(identifier: "de_DE")

    /// A field, a text and a stepper for one amount, in a locale that changes.
    private struct Amounts: View {
        @State private var locale = german
        @State private var amount = 1234.5
        @State private var optional: Double? = 1234.5

        var body: some View {
            VStack {
                TextField("a", value: $amount, format: .number).id("field")
                TextField(value: $optional, format: .number) { Text("a") }.id("optional")
                TextField("a", value: $amount, format: .number.locale(Locale(identifier: "en_US"))).id("own")
                Stepper("a", value: $amount, in: 0...9999, format: .number).id("stepper")
                LabeledContent("a", value: amount, format: .number)
                Text(amount, format: .number).id("text")
                Button("b") { locale = Locale(identifier: "en_US") }.id("button")
            }
            .environment(\.locale, locale)
        }
    }

    private func string(_ host: ViewHost, _ id: String) -> String? { host.text(id: id)?.string }

    @Test("A field, a stepper and a text write one value alike, in the environment's locale")
    func shown() {
        let host = host(Amounts())
        for id in ["field", "optional", "text"] { #expect(string(host, id) == "1.234,5") }
        #expect(string(host, "stepper") == "a 1.234,5")
        #expect(host.texts.map(\.string).filter { $0 == "1.234,5" }.count == 4)
        #expect(string(host, "own") == "1,234.5")
        #expect(host.trigger("button"))
        _ = host.update()
        for id in ["field", "optional", "text", "own"] { #expect(string(host, id) == "1,234.5") }
    }

    @Test("What a host sets is read in the environment's locale")
    func read() {
        let host = host(Amounts())
        #expect(host.setText("2.000,25", of: "field"))
        #expect(host.setText("0,5", of: "optional"))
        _ = host.update()
        #expect(string(host, "text") == "2.000,25" && string(host, "optional") == "0,5")
        #expect(host.setText("3,000.5", of: "own"))
        _ = host.update()
        #expect(string(host, "text") == "3.000,5")
    }

    @Test("A sum of money in a field is the text beside it, whatever the process's locale")
    func money() {
        let host = host(
            VStack {
                TextField("a", value: .constant(0.0), format: .currency(code: "USD")).id("field")
                Text(0.0, format: .currency(code: "USD")).id("text")
            }
        )
        #expect(string(host, "field") == "$0.00" && string(host, "text") == "$0.00")
    }
}
