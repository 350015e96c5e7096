import Copyfit
import Foundation
import Testing

/// Expected values: CLDR's patterns for the locales.
@Suite("Texts written by format styles")
@MainActor
struct FormattedTextTests {
    private func shown(_ text: Text, _ locale: String?) -> String? {
        var environment = EnvironmentValues()
        if let locale { environment.locale = Locale(identifier: locale) }
        let list = ViewHost(text, size: .unspecified, environment: environment).displayList()
        let runs = list.items.leaves.compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }
        return runs.joined().replacing("\u{A0}", with: " ")
    }

    @Test(
        "Texts written by format styles are in the environment's locale",
        arguments: [
            ("de_DE", "1.234,50 €"), ("en_US", "€1,234.50"), ("fr_FR", "1\u{202F}234,50 €"), (nil, "€1,234.50"),
        ]
    )
    func locales(locale: String?, expected: String) {
        #expect(shown(Text(1234.5, format: .currency(code: "EUR")), locale) == expected)
        #expect(shown(Text("\(1234.5, format: .currency(code: "EUR"))"), locale) == expected)
    }

    @Test("Texts written by format styles keep a locale that the style states")
    func ownLocale() {
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
        #expect(shown(Text(1234.5, format: style), "en_US") == "1.234,5")
    }

    @Test("Texts written by format styles are equal if value and style are")
    func equality() {
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .number.sign(strategy: .always())))
        #expect(Text(1, format: .percent) != Text(1.0, format: .percent))
    }

    @Test("Texts written by format styles follow a locale that changes")
    func changes() {
        func localized(_ name: String) -> some View {
            Text(1.5, format: .number).environment(\.locale, Locale(identifier: name))
        }
        let host = ViewHost(localized("en_US"), size: .unspecified)
        for (locale, expected) in [("en_US", "1.5"), ("de_DE", "1,5"), ("en_US", "1.5")] {
            host.setContent(localized(locale))
            let runs = host.displayList().items.leaves.compactMap {
                if case .glyphs(let run) = $0 { run.text } else { nil }
            }
            #expect(runs == [expected])
        }
    }
}
