import CopyfitTranslations
import Testing

/// A small file with the things that make its format difficult, and without a fault.
struct Sample: Sendable, CustomTestStringConvertible {
    let format: TranslationFormat
    let text: String

    var bytes: [UInt8] { Array(text.utf8) }
    var testDescription: String { format.rawValue }

    static let all = [
        Sample(
            format: .stringCatalog,
            text: """
                {"sourceLanguage":"en","strings":{"é %@":{"comment":"c","localizations":{"de":{"stringUnit":
                {"state":"new","value":"%#@n@ \\u00e9\\ud83d\\ude00"},"substitutions":{"n":{"argNum":1,"variations":{"plural":
                {"other":{"stringUnit":{"state":"translated","value":"%arg x"}}}}}}}}}}}
                """
        ),
        Sample(format: .appleStrings, text: "/* ü */\n\"a\\\"b\" = \"%1$@ é\\U00e9\\n\"; // x\nkey = 'v %d';\n"),
        Sample(
            format: .stringsDictionary,
            text: """
                <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY e "é">]>
                <plist><dict><key>k &e;</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
                <key>v</key><dict><key>one</key><string>%d ü</string><key>other</key><string>%d</string></dict></dict></dict></plist>
                """
        ),
        Sample(
            format: .android,
            text: """
                <resources><!-- ü --><string name="a">\\u00e9 "q  q" <b>%1$s</b> <![CDATA[<&é]]> &#233;</string>
                <plurals name="p"><item quantity="one">%d é</item></plurals></resources>
                """
        ),
        Sample(
            format: .gettext,
            text: """
                msgid ""
                msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

                # é
                #, python-format
                msgctxt "c"
                msgid "a"
                msgid_plural "b"
                msgstr[0] "\\303\\251 %(n)d"
                msgstr[1] ""
                "ü"
                #~ msgid "o"
                #~ msgstr "ö"

                """
        ),
        Sample(
            format: .arb,
            text: """
                {"@@locale":"de","a":"é {n, plural, =0{keine} other{{n} Stück, {g, select, f{sie} other{es}}}}",
                "@a":{"description":"d","placeholders":{"n":{"type":"int","example":"3"}}}}
                """
        ),
        Sample(
            format: .json,
            text: """
                {"é":{"a_one":"{{count}} ü","a_other":["x {y}",null,{"z":"{n, plural, one {# é} other {'{'#}}"}],"a_other":"v"}}
                """
        ),
        Sample(
            format: .xliff,
            text: """
                <xliff version="1.2"><file original="ü" source-language="en" target-language="de"><body>
                <trans-unit id="a|==|plural.one"><source>é</source><target state="new">ü <x id="1" equiv-text="{{é}}"/>%d &lt;</target>
                <note>n</note></trans-unit><unit id="b"><segment><source>s</source><target>t <cp hex="e9"/></target></segment></unit>
                </body></file></xliff>
                """
        ),
        Sample(format: .properties, text: "# é\na\\ b : \\u00e9 {0} {1,choice,0#ü|1<{0}}\\\n   more\nc\n"),
        Sample(
            format: .qt,
            text: """
                <!DOCTYPE TS><TS language="de"><context><name>ü</name><message numerus="yes"><source>%n é</source><comment>c</comment>
                <translation type="unfinished"><numerusform>%n <byte value="xe9"/></numerusform></translation></message></context></TS>
                """
        ),
        Sample(
            format: .resx,
            text:
                "<root><data name=\"ü\" xml:space=\"preserve\"><value>é {0:N2}</value><comment>c</comment></data></root>\n"
        ),
        Sample(
            format: .fluent,
            text: """
                # é
                a = ü { $n ->
                    [one] { "\\u00e9" }
                   *[other] { NUMBER($n, x: 1) } é
                 } x
                  .b = { -t(c: "d") }
                -t = é

                """
        ),
        Sample(format: .table, text: "key,en,de,comment\na,\"é \"\"{x}\"\"\",ü %s,c\nb,x,y,\n"),
    ]
}
