import CopyfitTranslations
import Testing

/// The structure is that of files which `lupdate` writes.
@Suite("Qt's .ts")
struct QtReaderTests {
    @Test("Qt's .ts gives messages with contexts, states, plural forms and lengths")
    func messages() {
        let file = read(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <!DOCTYPE TS>
            <TS version="2.1" language="de_DE" sourcelanguage="en_US">
            <context>
                <name>MainWindow</name>
                <message>
                    <location filename="mainwindow.cpp" line="12"/>
                    <source>Open &amp;%1</source>
                    <comment>verb</comment>
                    <extracomment>In the menu</extracomment>
                    <translation>%1 öffnen</translation>
                </message>
                <message numerus="yes">
                    <source>%n file(s)</source>
                    <translation>
                        <numerusform>%n Datei</numerusform>
                        <numerusform>%n Dateien</numerusform>
                    </translation>
                </message>
                <message><source>a</source><translation type="unfinished"></translation></message>
                <message><source>b</source><translation type="unfinished">B<byte value="x9"/></translation></message>
                <message><source>c</source><translation type="vanished">C</translation></message>
                <message id="app.d"><translation variants="yes"><lengthvariant>Long</lengthvariant><lengthvariant>L</lengthvariant></translation></message>
                <message><translation>lost</translation></message>
            </context>
            </TS>
            """,
            as: .qt
        )
        #expect(
            file.lines == [
                "11:22 de_DE <MainWindow, verb> Open &%1 = %1 öffnen",
                "16:26 de_DE <MainWindow> %n file(s) [form 0] = %n Datei",
                "17:26 de_DE <MainWindow> %n file(s) [form 1] = %n Dateien",
                "20:63 de_DE <MainWindow> a (untranslated) = ",
                "21:63 de_DE <MainWindow> b (needsReview) = B\t",
                "22:61 de_DE <MainWindow> c (obsolete) = C",
                "23:68 de_DE <MainWindow> app.d [width 1] = Long",
                "23:103 de_DE <MainWindow> app.d [width 2] = L",
            ]
        )
        #expect(file.translations[0].comment == "In the menu")
        #expect(file.translations[0].locale.tag == "de-DE")
        #expect(file.sourceLocale?.tag == "en-US")
        #expect(file.translations[1].replaced == ["%n n count"])
        #expect(file.problems.map(\.description) == ["24:5: The message needs a source or an id."])
    }

    // Qt's documentation, “Translation Rules for Plural Forms”
    @Test("Qt's .ts says which numbers choose a plural form")
    func forms() {
        func examples(_ language: String, _ count: Int) -> [VariantChoice] {
            let forms = String(repeating: "<numerusform>%n</numerusform>", count: count)
            let message = "<message numerus=\"yes\"><source>%n</source><translation>\(forms)</translation></message>"
            let file = read("<TS language=\"\(language)\"><context>\(message)</context></TS>", as: .qt)
            return file.translations.flatMap(\.variant)
        }
        #expect(examples("de_DE", 2) == [.form(0, examples: [1]), .form(1, examples: [0, 2, 3, 4])])
        #expect(examples("fr", 2) == [.form(0, examples: [0, 1]), .form(1, examples: [2, 3, 4, 5])])
        #expect(
            examples("ru", 3) == [
                .form(0, examples: [1, 21, 31, 41]), .form(1, examples: [2, 3, 4, 22]),
                .form(2, examples: [0, 5, 6, 7]),
            ]
        )
        #expect(
            examples("lv", 3) == [
                .form(0, examples: [1, 21, 31, 41]), .form(1, examples: [2, 3, 4, 5]), .form(2, examples: [0]),
            ]
        )
        #expect(examples("ja", 1) == [.form(0, examples: [0, 1, 2, 3])])
        // Too few forms for the language
        #expect(examples("ru", 2) == [.form(0, examples: []), .form(1, examples: [])])
    }
}
