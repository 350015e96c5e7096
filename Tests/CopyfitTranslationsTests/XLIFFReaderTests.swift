import CopyfitTranslations
import Testing

@Suite("XLIFF")
struct XLIFFReaderTests {
    @Test("1.2 gives targets with states, notes, inline elements and Xcode's variants")
    func version1() {
        let file = read(
            """
            <?xml version="1.0"?>
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
            <file original="a.strings" source-language="en" target-language="fr" datatype="plaintext"><body>
            <trans-unit id="hello"><source>Hello %@</source><target state="final">Bonjour %@</target><note>Says hello</note></trans-unit>
            <trans-unit id="%lld files|==|plural.one"><source>%lld file</source><target>%lld fichier</target></trans-unit>
            <trans-unit id="n" resname="named"><source>New</source><target state="new">New</target></trans-unit>
            <trans-unit id="r"><source>R</source><target state="needs-review-translation">R</target></trans-unit>
            <trans-unit id="u" translate="no"><source>Untranslated</source></trans-unit>
            <group id="g"><trans-unit id="x"><source>s</source><seg-source><mrk mtype="seg">s</mrk></seg-source>
              <target>A <g id="1">bold</g> <x id="INTERPOLATION" equiv-text="{{name}}"/>, <ph id="2">%d</ph><x id="LINE" ctype="lb"/><bpt id="3">&lt;b></bpt>b<ept id="3">&lt;/b></ept> {n} <x id="START_LINK" equiv-text="&lt;a>"/></target>
              <alt-trans><target>no</target></alt-trans></trans-unit></group>
            </body></file></xliff>
            """,
            as: .xliff
        )
        #expect(
            file.lines == [
                "4:71 fr <a.strings> hello = Bonjour %@",
                "5:77 fr <a.strings> %lld files [one] = %lld fichier",
                "6:76 fr <a.strings> named (new) = New",
                "7:79 fr <a.strings> r (needsReview) = R",
                "8:1 fr <a.strings> u (untranslated) = ",
                "10:11 fr <a.strings> x = A bold {{name}}, %d\nb {n}",
            ]
        )
        #expect(file.translations.map(\.source) == ["Hello %@", "%lld file", "New", "R", "Untranslated", "s"])
        #expect(file.translations[0].comment == "Says hello")
        #expect(file.translations[4].isTranslatable == false)
        #expect(file.translations[5].replaced == ["{{name}} INTERPOLATION any", "%d 2 any", "{n} n any"])
        #expect(file.problems == [])
        #expect(file.sourceLocale?.tag == "en")
    }

    @Test("2.0 joins the segments of a unit, and takes codes from its original data")
    func version2() {
        let file = read(
            """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="ja-JP">
            <file id="f1" original="a.txt">
            <unit id="1" name="greeting">
              <notes><note id="n1">First</note><note>Second</note></notes>
              <originalData><data id="d1">%s</data></originalData>
              <segment state="translated"><source>One <ph id="1" dataRef="d1"/>.</source><target>一 <ph id="1" dataRef="d1"/>。</target></segment>
              <ignorable><source> </source></ignorable>
              <segment state="final"><source>Two <pc id="2">b</pc>.</source><target>二 <pc id="2">b</pc><cp hex="0009"/>。</target></segment>
            </unit>
            <unit id="2"><segment state="initial"><source>New</source><target>New</target></segment></unit>
            <unit id="3"><segment><source>None</source></segment></unit>
            </file></xliff>
            """,
            as: .xliff
        )
        #expect(
            file.lines == [
                "6:86 ja-JP <a.txt> greeting = 一 %s。 二 b\t。",
                "10:67 ja-JP <a.txt> 2 (new) = New",
                "11:1 ja-JP <a.txt> 3 (untranslated) = ",
            ]
        )
        #expect(file.translations[0].source == "One %s. Two b.")
        #expect(file.translations[0].comment == "First\nSecond")
        #expect(file.translations[0].replaced == ["%s 1 any"])
    }

    @Test("XLIFF with ICU messages gives their branches")
    func icu() {
        let target = "{VAR_PLURAL, plural, =1 {un <x id=\"NAME\"/>} other {<x id=\"NAME\"/>s}}"
        let file = read(
            "<xliff><file target-language=\"fr\"><trans-unit id=\"a\"><source/><target>\(target)</target></trans-unit></file></xliff>",
            as: .xliff
        )
        #expect(file.texts == ["un {NAME}", "{NAME}s"])
        #expect(file.translations[1].placeholders == [Placeholder(range: 0..<6, name: "NAME", kind: .any)])
    }

    /// What Angular's `ng extract-i18n` writes for `{m, plural, =0 {now} other {{{m}} minutes ago}}`.
    @Test("XLIFF with ICU messages does not take what elements say of their codes for a part of the message")
    func codesInMessages() {
        let code = "<x id=\"INTERPOLATION\" equiv-text=\"{{ m }}\"/>"
        let file = read(
            """
            <xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="a">
            <source>{VAR_PLURAL, plural, =0 {now} other {\(code) minutes ago}}</source>
            <target>{VAR_PLURAL, plural, =0 {jetzt} other {vor \(code) Minuten}}</target></trans-unit>
            <trans-unit id="b"><source>a <ph id="1" disp="{p, number}"/></source><target>b <ph id="1" disp="{p, number}"/></target>
            </trans-unit></body></file></xliff>
            """,
            as: .xliff
        )
        #expect(file.problems == [])
        #expect(file.texts == ["jetzt", "vor {INTERPOLATION} Minuten", "b {p, number}"])
        #expect(
            file.translations.map(\.replaced) == [[], ["{INTERPOLATION} INTERPOLATION any"], ["{p, number} 1 any"]]
        )
        #expect(
            file.translations.map { $0.sourcePlaceholders.map(\.name) } == [
                ["INTERPOLATION"], ["INTERPOLATION"], ["1"],
            ]
        )
    }
}
