import CopyfitChecking
import Foundation
import TestSupport
import Testing

/// “Jetzt kaufen” in Inter 16 is 93.9 points wide, by `hb-shape`.
@Suite("Rooms of keys")
struct RoomTests {
    private static let files = [
        "en.lproj/L.strings": "\"buy\" = \"Buy\"; \"title\" = \"Home\";",
        "de.lproj/L.strings": "\"buy\" = \"Jetzt kaufen\"; \"title\" = \"Start\";",
    ]

    private func found(_ yaml: String) throws -> [String] {
        try TranslationFolder(Self.files).report(RulesFile(yaml, path: "copyfit.yml").rules).findings.map {
            "\($0.kind.rawValue) \($0.rule ?? "") \($0.key) \($0.locale)"
        }
    }

    @Test("A text must fit each room of its key")
    func rooms() throws {
        let type = "\"font\":\"Inter Regular\",\"size\":16"
        #expect(try found("room:\n  \"buy\": [{\(type),\"maxLines\":1,\"width\":94}]") == [])
        #expect(try found("room:\n  \"buy\": [{\(type),\"maxLines\":1,\"width\":93}]") == ["does-not-fit room buy de"])
        #expect(try found("room:\n  buy: {\(type), width: 93, minimumScale: 0.9, maxLines: 1}") == [])
        let both = "room:\n  buy: [{\(type), width: 93}, {\(type), width: 93, maxLines: 1}]\n"
        let rule = "rules: [{keys: buy, name: all, font: Inter, size: 16, width: 90, maxLines: 1}]"
        #expect(try found(both + rule) == ["does-not-fit all buy de", "does-not-fit room buy de"])
    }

    @Test("A room may be of one table or language")
    func selection() throws {
        let room = "font: Inter, size: 16, width: 93, maxLines: 1"
        #expect(try found("room: {buy: {\(room), tables: L}}") == ["does-not-fit room buy de"])
        #expect(try found("room: {buy: {\(room), tables: M}}") == ["unused-rule room  "])
        #expect(try found("room: {buy: {\(room), locales: en}}") == [])
    }

    @Test("Rooms are read from the files that the rules name, beside the rules")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rooms-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = "\"buy\": [{\"font\":\"Inter Regular\",\"maxLines\":1,\"size\":16,\"width\":93}]\n"
        try text.write(to: folder.appending(path: "app.room.yml"), atomically: true, encoding: .utf8)
        let rules = folder.appending(path: "copyfit.yml")
        try "room: app.room.yml\n".write(to: rules, atomically: true, encoding: .utf8)
        let report = try TranslationFolder(Self.files).report(RulesFile(path: rules.path).rules)
        #expect(report.findings.map { "\($0.kind.rawValue) \($0.key)" } == ["does-not-fit buy"])
        try "room: other.yml\n".write(to: rules, atomically: true, encoding: .utf8)
        #expect {
            try RulesFile(path: rules.path)
        } throws: {
            "\($0)".contains("other.yml") && "\($0)".contains("cannot be read")
        }
    }

    @Test("A room for no text, a room without a limit and a misspelt member are reported")
    func faults() throws {
        #expect(try found("room: {sell: {font: Inter, size: 16, width: 9}}") == ["unused-rule room  "])
        let wrong = [
            "room: {buy: {font: Inter, size: 16}}": "The room of “buy” has no limit: give width, height or maxLines.",
            "room: {buy: {font: Inter, size: 16, widht: 9}}": "“widht” is not allowed here: did you mean width?",
            "room: {buy: []}": "“buy” is empty",
        ]
        for (yaml, message) in wrong {
            #expect {
                try found(yaml)
            } throws: {
                "\($0)".contains(message)
            }
        }
    }
}
