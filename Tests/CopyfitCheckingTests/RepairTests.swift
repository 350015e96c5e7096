import CopyfitChecking
import TestSupport
import Testing

@Suite("Repairs")
struct RepairTests {
    private func repairs(_ files: [String: String], _ requirement: Fit) throws -> [Repair] {
        try TranslationFolder(files).report(.all(requirement)).findings.first { $0.fit != nil }?.repairs ?? []
    }

    // hb-shape of "Jetzt kaufen": 96163 / 1024 at 16 pt, so that 13.5 pt are 79.24 and 13.75 pt are 80.70.
    @Test("Repairs are the width, the size and the lines that are just enough")
    func room() throws {
        let files = ["de.json": #"{"buy": "Jetzt kaufen"}"#]
        #expect(
            try repairs(files, Fit(widths: [80...80], maxLines: 1)) == [
                .width(96_163.0 / 1024), .size(13.5), .lines(2),
            ]
        )
    }

    // hyph_de_DE.dic divides Da-ten-schutz-er-klä-rung
    @Test("Repairs divide words where the dictionary says, in the file's own text")
    func hyphens() throws {
        let found = try repairs(
            ["de.json": #"{"k": "{name}: Datenschutzerklärung"}"#],
            Fit(widths: [110...110], maxLines: 3)
        )
        #expect(found.contains(.softHyphens("{name}: Datenschutz\u{AD}erklärung")))
    }

    @Test("Repairs are the wording of another key with the same source")
    func wording() throws {
        let files = [
            "en.json": #"{"a": "Settings", "b": "Settings", "c": "Settings"}"#,
            "de.json": #"{"a": "Programmeinstellungen", "b": "Einstellungen", "c": "Optionen"}"#,
        ]
        let found = try repairs(files, Fit(widths: [120...120], maxLines: 1))
        #expect(found.contains(.wording("Optionen", key: "c")))
    }
}
