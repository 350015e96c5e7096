import CopyfitTranslations
import Testing

@Suite("ARB")
struct ARBReaderTests {
    @Test("ARB gives messages with what their attributes say")
    func messages() {
        let file = read(
            """
            {
              "@@locale": "de_AT",
              "title": "Ann's {thing}",
              "@title": {"description": "The title", "placeholders": {"thing": {"type": "String", "example": "hat"}}},
              "files": "{count, plural, =0{Keine} one{Eine Datei} other{{count} Dateien}}",
              "@files": {"placeholders": {"count": {"type": "int"}}},
              "number": 5,
              "empty": ""
            }
            """,
            as: .arb,
            path: "app_de.arb"
        )
        #expect(
            file.lines == [
                "3:12 de_AT title = Ann's {thing}",
                "5:12 de_AT files [count =0] = Keine",
                "5:12 de_AT files [count one] = Eine Datei",
                "5:12 de_AT files [count other] = {count} Dateien",
                "8:12 de_AT empty (untranslated) = ",
            ]
        )
        #expect(file.translations[0].comment == "The title")
        #expect(
            file.translations[0].placeholders == [
                Placeholder(range: 6..<13, name: "thing", kind: .text, example: "hat")
            ]
        )
        #expect(file.translations[3].replaced == ["{count} count integer"])
        #expect(file.translations[0].locale.tag == "de-AT")
        #expect(file.problems.map(\.description) == ["7:13: The value of \"number\" must be a string."])
    }
}
