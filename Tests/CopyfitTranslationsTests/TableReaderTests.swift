import CopyfitTranslations
import Testing

@Suite("Tables")
struct TableReaderTests {
    @Test("Tables have a column for each language; quoted fields have separators, quotes and line ends")
    func columns() {
        let file = read(
            "key,en,pt-BR,comment\r\nhello,Hello,\"Olá, \"\"você\"\"\nlinha 2\",Greets\r\n\r\nbye,Bye,\r\n",
            as: .table
        )
        #expect(
            file.lines == [
                "2:7 en hello = Hello", "2:13 pt-BR hello = Olá, \"você\"\nlinha 2",
                "5:5 en bye = Bye", "5:9 pt-BR bye (untranslated) = ",
            ]
        )
        #expect(file.translations[1].comment == "Greets")
        #expect(file.problems == [])
    }

    @Test(
        "Tables may name the language in each row, and be separated by tabs or semicolons",
        arguments: ["\t", ";", ","]
    )
    func rows(separator: String) {
        let rows = [["id", "locale", "source", "text"], ["a", "de", "Buy %s", "Kaufen %s"]]
        let file = read(rows.map { $0.joined(separator: separator) }.joined(separator: "\n"), as: .table)
        #expect(file.lines == ["2:13 de a = Kaufen %s"])
        #expect(file.translations[0].source == "Buy %s")
        #expect(file.translations[0].replaced == ["%s 1 text"])
    }

    @Test("Tables say what is wrong with a header, a quote or a row")
    func problems() {
        #expect(
            read("a,b\n1,2\n", as: .table).problems.map(\.description) == [
                "1:1: The first row must name a column \"key\" and a column for each language (such as \"de\")."
            ]
        )
        let file = read("key,de\na,\"x\" y\nb,1,2\n,3\nc,\"open\n", as: .table)
        #expect(file.texts == ["x y", "1", "open\n"])
        #expect(
            file.problems.map(\.description) == [
                "2:6: Double the quotes inside a quoted field.", "3:5: The row has 3 fields; the header has 2.",
                "4:1: The row has no key.", "5:3: The field needs a closing quote.",
            ]
        )
    }
}
