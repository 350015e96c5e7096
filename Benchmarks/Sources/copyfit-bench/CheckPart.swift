import BenchmarkCorpora
import BenchmarkReport
import Foundation

/// `copyfit check` of an app as a process: from its files to the findings.
struct CheckPart {
    let batch: Batch
    let rounds: Int

    /// A format in which the app's texts are written.
    enum Format: String, CaseIterable {
        case catalog = "Localizable.xcstrings"
        case strings = ".strings"
        case gettext = ".po"
    }

    func table() throws -> Table {
        var table = Table(["copyfit check", "checks", "s", "s of CPU", "MB at most"])
        for size in [1, 10] {
            let app = try AppCorpus(keyCount: Self.keyCount * size)
            for format in Format.allCases { try add(app, format, to: &table) }
        }
        return table
    }

    private static let keyCount = 1716

    private func add(_ app: AppCorpus, _ format: Format, to table: inout Table) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "copyfit-bench-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try AppFiles(app, format).write(to: folder)
        let checks = Double(app.keys.count * app.languages.count * 10).decimals(0)
        let name = "\(app.languages.count) languages × \(app.keys.count) keys, \(format.rawValue)"
        let all = try batch.check(folder, [], runs: rounds)
        table.add([name, checks, all.wall.decimals(2), all.processor.decimals(2), all.megabytes.decimals(0)])
        let key = try batch.check(folder, ["--key", app.keys[0]], runs: rounds)
        table.add(["  one key", "400", key.wall.decimals(2), key.processor.decimals(2), key.megabytes.decimals(0)])
        guard format != .catalog else { return }
        let file = try batch.check(folder, AppFiles.paths(of: "de", format), runs: rounds)
        let ofFile = Double(app.keys.count * 10).decimals(0)
        table.add(["  one file", ofFile, file.wall.decimals(2), file.processor.decimals(2), file.megabytes.decimals(0)])
    }
}

/// An app's files: its rules, five widths and two sizes of type for each text, and its texts.
private struct AppFiles {
    private let app: AppCorpus
    private let format: CheckPart.Format

    init(_ app: AppCorpus, _ format: CheckPart.Format) { (self.app, self.format) = (app, format) }

    func write(to folder: URL) throws {
        try write(Self.rules, "copyfit.yml", folder)
        switch format {
        case .catalog: try write(catalog, format.rawValue, folder)
        case .strings, .gettext:
            for language in app.languages {
                let content = format == .strings ? strings(language) : gettext(language)
                try write(content, Self.paths(of: language.locale, format)[0], folder)
            }
        }
    }

    static func paths(of locale: String, _ format: CheckPart.Format) -> [String] {
        [format == .strings ? "\(locale).lproj/Localizable.strings" : "\(locale).po"]
    }

    private func write(_ content: String, _ path: String, _ folder: URL) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
    }

    private func strings(_ language: AppCorpus.Translations) -> String {
        zip(app.keys, language.texts).map { "\(Self.quoted($0)) = \(Self.quoted($1));\n" }.joined()
    }

    private func gettext(_ language: AppCorpus.Translations) -> String {
        let head = "msgid \"\"\nmsgstr \"Language: \(language.locale)\\nContent-Type: text/plain; charset=UTF-8\\n\"\n"
        let entries = zip(app.keys, language.texts).map { "\nmsgid \(Self.quoted($0))\nmsgstr \(Self.quoted($1))\n" }
        return head + entries.joined()
    }

    private var catalog: String {
        let entries = app.keys.indices.map { index in
            let units = app.languages.map { language in
                let unit = "{\"state\": \"translated\", \"value\": \(Self.quoted(language.texts[index]))}"
                return "        \"\(language.locale)\": {\"stringUnit\": \(unit)}"
            }
            return "    \(Self.quoted(app.keys[index])): {\"localizations\": {\n\(units.joined(separator: ",\n"))}}"
        }
        return
            "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(entries.joined(separator: ",\n"))}}\n"
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    private static let rules = """
        defaults: { font: Noto Sans, size: 16, typeSizes: [1, 1.35] }
        findings: { untranslated: off, doubled-space: off, placeholder-without-sample: off, substituted-font: off }
        rules:
          - { name: labels, keys: "label.*", width: [240, 280, 320, 360, 400], maxLines: 2 }
          - { name: lines, keys: "line.*", width: [280, 320, 343, 375, 430], maxLines: 8 }
          - { name: paragraphs, keys: "paragraph.*", width: [280, 320, 343, 375, 430] }

        """
}
