import CopyfitTranslations
import Foundation
import Testing

@Suite("Finding translation files")
struct TranslationSearchTests {
    /// Paths as the formats' tools lay them out, with the format and the language in them.
    static let paths: [(String, TranslationFormat, String?, String?)] = [
        ("App/Localizable.xcstrings", .stringCatalog, nil, nil),
        ("App/pt-BR.lproj/Localizable.strings", .appleStrings, "pt-BR", "pt-BR"),
        ("App/zh_CN.lproj/Localizable.stringsdict", .stringsDictionary, "zh_CN", "zh-CN"),
        ("App/Base.lproj/Main.strings", .appleStrings, "Base", "und"),
        ("App/German.lproj/Main.strings", .appleStrings, "German", "de"),
        ("res/values/strings.xml", .android, nil, nil),
        ("res/values-de/strings.xml", .android, "de", "de"),
        ("res/values-zh-rTW/strings.xml", .android, "zh-rTW", "zh-TW"),
        ("res/values-b+sr+Latn/strings.xml", .android, "b+sr+Latn", "sr-Latn"),
        ("res/values-mcc310-es-rUS-night/strings.xml", .android, "es-rUS", "es-US"),
        ("res/values-iw/strings.xml", .android, "iw", "he"),
        ("res/values-ryu/strings.xml", .android, "ryu", "ryu"), ("res/values-deu/strings.xml", .android, "deu", "de"),
        ("res/values-night/strings.xml", .android, nil, nil), ("res/values-car/strings.xml", .android, nil, nil),
        ("res/values-land/strings.xml", .android, nil, nil),
        ("po/de.po", .gettext, "de", "de"), ("po/sr@latin.po", .gettext, "sr@latin", "sr-Latn"),
        ("locale/pt_BR/LC_MESSAGES/app.po", .gettext, "pt_BR", "pt-BR"), ("po/app.pot", .gettext, nil, nil),
        ("django-fr.po", .gettext, "fr", "fr"),
        ("App/English.lproj/Main.strings", .appleStrings, "English", "en"),
        ("po/ca@valencia.po", .gettext, "ca@valencia", "ca-valencia"),
        ("lib/l10n/app_de.arb", .arb, "de", "de"), ("l10n/intl_zh_Hant_TW.arb", .arb, "zh_Hant_TW", "zh-Hant-TW"),
        ("public/locales/de/common.json", .json, "de", "de"), ("src/i18n/en-US.json", .json, "en-US", "en-US"),
        ("locales/kab-KAB.json", .json, "kab-KAB", "kab-kab"),
        ("_locales/pt_BR/messages.json", .json, "pt_BR", "pt-BR"), ("translations/messages.fr.json", .json, "fr", "fr"),
        ("src/messages_de.properties", .properties, "de", "de"),
        ("src/my_app_messages_de_AT.properties", .properties, "de_AT", "de-AT"),
        ("src/messages.properties", .properties, nil, nil), ("src/error_log.properties", .properties, nil, nil),
        ("i18n/app_de.ts", .qt, "de", "de"),
        ("Strings.de.resx", .resx, "de", "de"), ("Strings.resx", .resx, nil, nil),
        ("Strings.zh-Hans.resx", .resx, "zh-Hans", "zh-Hans"),
        ("locales/en-US/browser/menu.ftl", .fluent, "en-US", "en-US"),
        ("fr.xliff", .xliff, "fr", "fr"), ("src/locale/messages.es-419.xlf", .xliff, "es-419", "es-419"),
        ("translations.csv", .table, nil, nil),
    ]

    static let beginnings: [TranslationFormat: String] = [
        .android: "<?xml version=\"1.0\"?>\n<resources>", .qt: "<!DOCTYPE TS>\n<TS version=\"2.1\">",
        .table: "key,en,de\n",
    ]

    @Test("Finding translation files goes by names, folders and first bytes", arguments: paths)
    func path(path: String, format: TranslationFormat, name: String?, tag: String?) {
        let content = Array((Self.beginnings[format] ?? "").utf8)
        #expect(TranslationFormat(path: path, content: content) == format)
        let locale = TranslationLocale(path: path, format: format)
        #expect(locale?.name == name)
        #expect(locale?.tag == tag)
    }

    @Test(
        "Finding translation files leaves alone what only looks like them",
        arguments: [
            ("src/index.ts", "export const a = 1"),
            ("AndroidManifest.xml", "<m/>"),
            ("res/layout/main.xml", "<resources>"), ("sales.csv", "date,amount\n"), ("pairs.csv", "foo;bar\n"),
            ("README", ""),

            ("res/values/attrs.xml", "<other/>"),
        ]
    )
    func others(path: String, content: String) {
        #expect(TranslationFormat(path: path, content: Array(content.utf8)) == nil)
    }

    @Test("Finding translation files walks a folder in a stable order and skips the work of others")
    func folder() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let files = [
            "b/de.lproj/a.strings": "\"a\" = \"b\";", "a/values-fr/strings.xml": "<resources/>",
            "a/values-fr/colors.xml": "<c/>",
            "node_modules/x/locales/de.json": "{}", "package.json": "{}", "src/entity_id.json": "{}",
            "web/de.json": "{}",
            "locales/app.json": "{}", "gradle.properties": "", "src/messages.properties": "",
            "src/text_de.properties": "", ".git/de.po": "", "web/app.ts": "let x", "i18n/app_it.ts": "<TS/>",
        ]
        for (path, content) in files {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(content.utf8).write(to: url)
        }
        let found = TranslationFiles.found(at: root.path())
        let prefix = root.path().hasSuffix("/") ? root.path() : root.path() + "/"
        #expect(
            found.map { String($0.path.dropFirst(prefix.count)) } == [
                "a/values-fr/strings.xml", "b/de.lproj/a.strings", "i18n/app_it.ts", "locales/app.json",
                "src/messages.properties", "src/text_de.properties", "web/de.json",
            ]
        )
        #expect(found.map(\.locale?.tag) == ["fr", "de", "it", nil, nil, "de", "de"])
        let file = try TranslationFile(path: found[1].path)
        #expect(file.lines == ["1:7 de a = b"])
        #expect(TranslationFiles.found(at: found[1].path).count == 1)
    }

    private func folder(_ files: [String: String], links: [String: String]) throws -> URL {
        let root = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
        for (path, content) in files {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(content.utf8).write(to: url)
        }
        for (path, destination) in links {
            let path = root.appending(path: path).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
        }
        return root
    }

    @Test("Finding translation files follows links, each folder and file once, by its own path if that is there")
    func links() throws {
        let root = try folder(
            ["out/de.json": "{}", "out/it/it.json": "{}", "app/fr.json": "{}", "app/locales/x.json": "{}"],
            links: [
                "app/de.json": "../out/de.json", "app/it": "../out/it", "app/self": ".", "app/locales/up": "../..",
                "app/fr2.json": "fr.json", "app/again": "locales", "app/es.po": "nowhere", "app/loop.po": "loop.po",
                "app/notes.txt": "nowhere", "app/bazel-bin": "../out",
            ]
        )
        defer { try? FileManager.default.removeItem(at: root) }
        let app = root.appending(path: "app").path
        let search = TranslationSearch(at: app)
        #expect(
            search.files.map { String($0.path.dropFirst(app.count)) } == [
                "/de.json", "/fr.json", "/it/it.json", "/locales/x.json",
            ]
        )
        #expect(search.unsearched.map(\.path) == ["\(app)/es.po", "\(app)/loop.po"])
        #expect(search.unsearched[0].message == "Cannot read \(app)/es.po: it is a broken link.")
        // Links that are named
        #expect(TranslationSearch(at: "\(app)/de.json").files.map(\.path) == ["\(app)/de.json"])
        #expect(TranslationSearch(at: "\(app)/it").files.map(\.path) == ["\(app)/it/it.json"])
        #expect(TranslationSearch(at: "\(app)/nothing").files == [])
    }

    // The superuser may read every folder.
    @Test("Finding translation files names folders that it may not read", .enabled(if: geteuid() != 0))
    func unreadable() throws {
        let root = try folder(["de.json": "{}", "locked/fr.json": "{}"], links: [:])
        let locked = root.appending(path: "locked").path
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
            try? FileManager.default.removeItem(at: root)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
        let search = TranslationSearch(at: root.path)
        #expect(search.files.count == 1)
        #expect(search.unsearched.map(\.message) == ["Cannot read the folder \(locked): check its permissions."])
    }

    @Test("Finding translation files names folders and translation files whose names are not UTF-8")
    func strangeNames() throws {
        let root = try folder(["de.json": "{}"], links: [:])
        defer { try? FileManager.default.removeItem(at: root) }
        // Latin-1 bytes in names, which no API of strings writes
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = [
            "-c",
            "cd \"$0\" && mkdir \"$(printf 'fr\\351.lproj')\" && : > \"$(printf '\\351.po')\" && : > \"$(printf '\\351.png')\"",
            root.path,
        ]
        try shell.run()
        shell.waitUntilExit()
        let search = TranslationSearch(at: root.path)
        #expect(search.files.count == 1)
        #expect(
            search.unsearched.map { $0.path.dropFirst(root.path.count + 1) } == ["fr\u{FFFD}.lproj", "\u{FFFD}.po"]
        )
        #expect(search.unsearched.allSatisfy { $0.message.hasSuffix("its name is not UTF-8. Rename it.") })
    }

    @Test("Finding translation files of a file that is not there, or is in no format, says what to do")
    func errors() {
        #expect(throws: TranslationFileError.unreadable(path: "/nowhere/de.po")) {
            try TranslationFile(path: "/nowhere/de.po")
        }
        #expect(
            TranslationFileError.unknownFormat(path: "a").description
                == "Cannot tell which translation format a is in: give the file the name that its format usually has, such as "
                + "Localizable.strings or de.po, or name the format in Swift."
        )
    }

    /// The names of the documentation of Apple, Android, gettext and Java, with their BCP 47 tags.
    @Test(
        "Finding translation files names languages as BCP 47",
        arguments: [
            ("en", "en"), ("pt_BR", "pt-BR"), ("pt-rBR", "pt-BR"), ("zh-rTW", "zh-TW"), ("b+es+419", "es-419"),
            ("b+zh+Hans+CN", "zh-Hans-CN"), ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"),
            ("uz@cyrillic", "uz-Cyrl"),
            ("ca@valencia", "ca-valencia"), ("de_DE.UTF-8", "de-DE"), ("de_DE@euro", "de-DE"), ("iw", "he"),
            ("in", "id"),
            ("ZH-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("C", "und"), ("Base", "und"), ("", "und"),
            ("strings.xml", "und"),
        ]
    )
    func tags(name: String, tag: String) {
        #expect(TranslationLocale(name).tag == tag)
    }
}
