import CopyfitTranslations
import Testing

@Suite("RESX")
struct RESXReaderTests {
    @Test("RESX gives texts with comments; resources that are no texts are left out")
    func entries() {
        let file = read(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <root>
              <resheader name="version"><value>2.0</value></resheader>
              <data name="Hello" xml:space="preserve"><value> Hallo {0:N2}, {{x}}</value><comment>Greets</comment></data>
              <data name="Icon" type="System.Resources.ResXFileRef, System.Windows.Forms"><value>a.png</value></data>
              <data name="Bytes" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>AA==</value></data>
              <data name="&gt;&gt;label.Name" xml:space="preserve"><value>label</value></data>
              <data name="Empty"><value /></data>
              <data><value>lost</value></data>
            </root>
            """,
            as: .resx,
            path: "Strings.de.resx"
        )
        #expect(file.lines == ["4:50 de Hello =  Hallo {0:N2}, {{x}}", "8:31 de Empty (untranslated) = "])
        #expect(file.translations[0].comment == "Greets")
        #expect(file.translations[0].replaced == ["{0:N2} 1 decimal"])
        #expect(file.problems.map(\.description) == ["9:3: The element needs an attribute \"name\"."])
    }
}
