@testable import CopyfitTranslations
import Testing

@Suite("Placeholders")
struct PlaceholderTests {
    /// Each text with what is found in it; the conversions are those of C, Python, Java and Apple's documentation.
    static let rows: [(MessageSyntax, String, [String])] = [
        (.printf([]), "100% d'accord %d%%", ["%d 1 integer", "%% - percentSign"]),
        (.printf([.spaces]), "% d", ["% d 1 integer"]),
        (
            .printf([]), "%2$s, %1$-5.2f, %*d, %c",
            ["%2$s 2 text", "%1$-5.2f 1 decimal", "%*d 2 integer", "%c 3 character"]
        ),
        (.printf([]), "%@ %b 5% %", []),
        (
            .printf([.objects]), "%@ %1$lld %#@files@ %arg",
            [
                "%@ 1 text", "%1$lld 1 integer", "%#@files@ files reference", "%arg arg count",
            ]
        ),
        (.printf([.names]), "%(count)d of %(name)s", ["%(count)d count integer", "%(name)s name text"]),
        (
            .printf([.java]), "%1$tF %<tT %b%n%,d",
            [
                "%1$tF 1 date", "%<tT 1 time", "%b 2 text", "%n - lineBreak", "%,d 3 integer",
            ]
        ),
        (
            .i18next, "{{ name }} {{- raw}} {{n, number}} {{count}} $t(other.key, {\"a\": 1}) {x}",
            [
                "{{ name }} name any", "{{- raw}} raw any", "{{n, number}} n decimal", "{{count}} count count",
                "$t(other.key, {\"a\": 1}) other.key reference",
            ]
        ),
        (
            .lenient, "{name} {0} %{n} ${v} %s {not a name} {}",
            [
                "{name} name any", "{0} 1 any", "%{n} n any", "${v} v any", "%s 1 text",
            ]
        ),
        (.dotNet, "{0} {1:N2} {2,-10:d} {{0}} {x}", ["{0} 1 any", "{1:N2} 2 decimal", "{2,-10:d} 3 date"]),
        (.qt, "%1 of %L2, %n files, %12, 5%, %0", ["%1 1 any", "%L2 2 any", "%n n count", "%12 12 any"]),
        (.automatic, "{{a}} {b}", ["{{a}} a any"]),
        (.automatic, "{b} %s", ["{b} b any", "%s 1 text"]),
    ]

    @Test("Placeholders are found as their syntax spells them", arguments: rows)
    func found(syntax: MessageSyntax, text: String, expected: [String]) {
        let found = texts(of: text, syntax)[0]
        #expect(found.text == text)
        let bytes = Array(text.utf8)
        #expect(
            found.placeholders.map {
                let name = $0.name ?? $0.index.map { "\($0)" } ?? "-"
                return "\(String(decoding: bytes[$0.range], as: UTF8.self)) \(name) \($0.kind)"
            } == expected
        )
    }
}
