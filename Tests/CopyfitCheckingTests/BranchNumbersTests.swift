import CopyfitChecking
import TestSupport
import Testing

@Suite("Placeholders of branches")
struct BranchNumbersTests {
    private func findings(_ files: [String: String]) throws -> [Finding] {
        var rules = CheckRules()
        for kind in [FindingKind.pluralMissing, .pluralUnused] { rules.severities[kind] = .some(nil) }
        return try TranslationFolder(files).report(rules).findings
    }

    private func messages(_ files: [String: String]) throws -> [String] {
        try findings(files).map { "\(($0.variant + [$0.message]).joined(separator: ": "))" }
    }

    private func arb(_ language: String, _ text: String) -> (String, String) {
        ("app_\(language).arb", "{\"@@locale\": \"\(language)\", \"k\": \"\(text)\"}")
    }

    private func arb(_ english: String, _ language: String, _ text: String) throws -> [String] {
        try messages(Dictionary(uniqueKeysWithValues: [arb("en", english), arb(language, text)]))
    }

    private func qt(_ language: String, _ source: String, _ forms: String...) throws -> [String] {
        let texts = forms.map { "<numerusform>\($0)</numerusform>" }.joined()
        return try messages([
            "app_\(language).ts": """
            <!DOCTYPE TS><TS version="2.1" language="\(language)" sourcelanguage="en"><context><name>C</name>
            <message numerus="yes"><source>\(source)</source><translation>\(texts)</translation></message>
            </context></TS>
            """
        ])
    }

    // Qt's documentation, “Translation Rules for Plural Forms”: German n == 1, French n < 2, Polish n == 1, Russian
    // n % 10 == 1 && n % 100 != 11.
    @Test("Placeholders of branches are missed in Qt's plural forms, except the number in a form for one number")
    func qtForms() throws {
        #expect(try qt("de", "%n files", "Eine Datei", "%n Dateien") == [])
        #expect(
            try qt("de", "%n files", "Eine Datei", "Dateien") == [
                "form 1: %n of the source is missing; its branch is for 0, 2, 3 and others."
            ]
        )
        #expect(
            try qt("fr", "%n files", "Un fichier", "%n fichiers") == [
                "form 0: %n of the source is missing; its branch is for 0, 1."
            ]
        )
        #expect(try qt("pl", "%n files", "Plik", "%n pliki", "%n plików") == [])
        #expect(
            try qt("ru", "%n files", "Файл", "%n файла", "%n файлов") == [
                "form 0: %n of the source is missing; its branch is for 1, 21, 31 and others."
            ]
        )
        #expect(
            try qt("de", "%n of %1", "%n von", "%n von %1") == ["form 0: %1 of the source is missing."]
        )
        #expect(try qt("de", "%n of %1", "%1", "%n von %2").map { $0.prefix(10) } == ["form 1: %1", "form 1: %2"])
    }

    // CLDR 46: "one" is 0 and 1 in French, 1, 21, 31 … in Russian, 1 in German
    @Test("Placeholders of branches are missed in branches for several numbers")
    func wideBranches() throws {
        let english = "{n, plural, one{One file} other{# files}}"
        #expect(try arb(english, "de", "{n, plural, one{Eine Datei} other{# Dateien}}") == [])
        #expect(
            try arb(english, "fr", "{n, plural, one{Un fichier} other{# fichiers}}") == [
                "n one: # of the source is missing; its branch is for 0, 1."
            ]
        )
        #expect(
            try arb(english, "ru", "{n, plural, one{Файл} few{# файла} many{# файлов} other{# файла}}") == [
                "n one: # of the source is missing; its branch is for 1, 21, 31 and others."
            ]
        )
        // ICU and i18next take `zero` for 0 in languages without such a category
        let none = "{n, plural, zero{None} one{One file} other{# files}}"
        #expect(try arb(none, "de", "{n, plural, zero{Keine} one{Eine Datei} other{# Dateien}}") == [])
        // CLDR 46: Spanish "many" is for millions only
        #expect(
            try arb(english, "es", "{n, plural, one{Un archivo} many{archivos} other{# archivos}}") == [
                "n many: # of the source is missing."
            ]
        )
        // A branch for 0 beside it leaves one number
        #expect(try arb(english, "fr", "{n, plural, =0{Aucun} one{Un fichier} other{# fichiers}}") == [])
        // Ordinals: 1st and 21st in English, 1er only in French
        let place = "{n, selectordinal, one{#st} other{#th}}"
        #expect(try arb(place, "fr", "{n, selectordinal, one{premier} other{#e}}") == [])
        #expect(try arb("{0, plural, other{{0} files}}", "de", "{0, plural, one{Eine} other{{0}}}") == [])
    }

    @Test("Other than the number are missed in every branch")
    func otherPlaceholders() throws {
        func android(_ one: String, _ other: String) -> String {
            "<resources><plurals name=\"n\"><item quantity=\"one\">\(one)</item><item quantity=\"other\">\(other)</item>"
                + "</plurals></resources>"
        }
        func check(_ source: String, _ one: String) throws -> [String] {
            try messages([
                "res/values/strings.xml": android(source, source), "res/values-de/strings.xml": android(one, source),
            ])
        }
        #expect(try check("%1$d files of %2$s", "Eine Datei von %2$s") == [])
        #expect(try check("%1$d files of %2$s", "%1$d Datei") == ["one: %s of the source is missing."])
        #expect(try check("%1$s has %2$d files", "%2$d Datei") == ["one: %s of the source is missing."])
        #expect(try check("%s files", "Eine Datei") == [])
        #expect(
            try arb("{n, plural, other{# of {name}}}", "de", "{n, plural, one{Eine} other{# von {name}}}") == [
                "n one: {name} of the source is missing."
            ]
        )
    }

    @Test("Chosen by an argument that the source does not have are one finding")
    func selectors() throws {
        let english = "{count, plural, one{# item} other{# items}}"
        let wrong = "“cuont” selects branches but is not in the source, which has “count”."
        func found(_ english: String, _ german: String) throws -> [String] {
            try findings(Dictionary(uniqueKeysWithValues: [arb("en", english), arb("de", german)])).map(\.message)
        }
        #expect(try found(english, "{cuont, plural, one{# Ding} other{# Dinge}}") == [wrong])
        #expect(
            try found(
                "{count, plural, one{one item} other{{count} items}}",
                "{cuont, plural, one{ein Ding} other{{count} Dinge}}"
            ) == [wrong]
        )
        #expect(
            try found("{g, select, f{she} other{they}}", "{h, select, f{sie} other{die}}") == [
                "“h” selects branches but is not in the source, which has “g”."
            ]
        )
        // A language may choose by an argument that the source only shows, or not choose at all
        #expect(try found("{count} items", "{count, plural, one{# Ding} other{# Dinge}}") == [])
        #expect(try found(english, "{count} Dinge") == [])
    }

    @Test("Placeholders of branches of Fluent may be chosen by terms and functions that only one language needs")
    func fluent() throws {
        let english = "-brand = App\nk = { $n ->\n    [one] one\n   *[other] { $n } many\n }\nw = { -brand } up\n"
        func german(_ text: String) -> String { "-brand = App\n    .gender = f\nk = \(text)\nw = { -brand } an\n" }
        func check(_ selector: String) throws -> [String] {
            let text = "{ \(selector) ->\n    [one] eins { $n }\n   *[other] { $n } viele\n }"
            return try findings(["en.ftl": english, "de.ftl": german(text)]).map(\.message)
        }
        #expect(try check("$n") == [])
        #expect(try check("PLATFORM()") == [])
        #expect(try check("-brand.gender") == [])
        #expect(
            try check("$m") == ["“m” selects branches but is not in the source, which has “n”."]
        )
    }

    @Test("Placeholders of branches of Apple's catalogues are found after a variable, which takes an argument")
    func appleVariables() throws {
        func units(_ variable: String, _ text: String) -> String {
            """
            {"stringUnit":{"state":"translated","value":"%#@\(variable)@ in %@"},"substitutions":{"\(variable)":{"argNum":1,\
            "formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"a file"}},\
            "other":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}}
            """
        }
        let catalogue = """
            {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":\(units("n", "%arg files")),\
            "de":\(units("m", "Dateien"))}}}}
            """
        let found = try messages(["L.xcstrings": catalogue])
        // Form "one" of German may leave the number out, whatever the variable is called
        #expect(found == ["m other: %arg of the source is missing; its branch is for 0, 2, 3 and others."])
    }

    @Test("Placeholders of branches of a message that cannot be read are not guessed")
    func broken() throws {
        let report = try TranslationFolder(
            Dictionary(uniqueKeysWithValues: [
                arb("en", "{n, plural, other{# {unit}}}"), arb("de", "{n, plural, one{# {unit}}}"),
            ])
        ).report(.all(Fit(widths: [1...1])))
        #expect(report.findings.map(\.locale).filter { $0 == "de" } == [])
        #expect(report.problems.map(\.message) == ["The argument \"n\" needs a branch \"other\"."])
    }

    @Test("Placeholders of branches are named as their source spells them, or by name")
    func names() throws {
        let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let entries =
            "#, c-format\nmsgid \"%s of %d\"\nmsgstr \"%s\"\n\n"
            + "#, java-format\nmsgid \"{0} o''clock\"\nmsgstr \"Uhr\"\n"
        #expect(
            try messages(["de.po": head + entries]) == [
                "%d of the source is missing.", "Placeholder 1 of the source is missing.",
            ]
        )
    }
}

@Suite("Keys and spaces of files")
struct FileKeyTests {
    private func findings(_ files: [String: String]) throws -> [Finding] {
        var rules = CheckRules()
        for kind in [FindingKind.pluralMissing, .pluralUnused] { rules.severities[kind] = .some(nil) }
        return try TranslationFolder(files).report(rules).findings
    }

    @Test("Keys and spaces of files are compared with those of other languages, where each entry has its source")
    func sisters() throws {
        func po(_ language: String, _ keys: String...) -> String {
            let entries = keys.map { "msgid \"\($0)\"\nmsgstr \"\($0)!\"\n" }.joined(separator: "\n")
            return "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\n" + entries
        }
        let found = try findings(["de.po": po("de", "a", "b"), "fr.po": po("fr", "a"), "it.po": po("it", "a", "b")])
        #expect(found.map(\.locale) == ["fr"])
        #expect(found.map(\.message) == ["The key “b” of other languages is missing."])
        #expect(try findings(["de.po": po("de", "a")]) == [])
    }

    @Test("Keys and spaces of files have no text if they are empty and their source is not")
    func emptyTexts() throws {
        let english = "a = A\nb = { \"\" }\n"
        let found = try findings(["en.ftl": english, "de.ftl": "a = { \"\" }\nb = { \"\" }\n"])
        #expect(found.map { "\($0.kind.rawValue) \($0.key)" } == ["untranslated a"])
    }

    @Test("Keys and spaces of files are not blamed on the source, which has the spaces that it needs")
    func sourceSpaces() throws {
        #expect(try findings(["en.json": "{\"a\": \"Name: \"}"]) == [])
        #expect(try findings(["en.json": "{\"a\": \"Name: \"}", "de.json": "{\"a\": \"Name: \"}"]) == [])
        #expect(
            try findings(["en.json": "{\"a\": \"Name: \"}", "de.json": "{\"a\": \"Name:\"}"]).map(\.locale) == ["de"]
        )
        #expect(try findings(["de.json": "{\"a\": \"Name: \"}"]).map(\.kind) == [.outerSpace])
    }
}
