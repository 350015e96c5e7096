import Foundation
import JSONTrees
import Testing

/// What a terminal would act on: the colour, the cursor, the bell, the direction of what follows.
private let hostile = "\u{1B}[31m\u{7}\u{202E}\u{2066}\u{85}"

@Suite("Names and arguments with control characters")
struct HostileNameTests {
    @Test(
        "Names and arguments with control characters are made visible in every error",
        arguments: [
            ["measure", "x", "--size", "16", "--font", "Inter" + hostile],
            ["measure", "x", "--font", "Inter", "--size", hostile],
            ["measure", "x", "--font", "Inter", "--size", "16", "--" + hostile],
            ["measure", "x", "--font", "Inter", "--size", "16", "--format", hostile],
            ["measure", "x", "--font", "Inter", "--size", "16", "--field", hostile],
            ["measure", "x", "--font", "Inter", "--size", "16", hostile],
            ["measure", "x", "--font", "Inter", "--size", "16", "--language", hostile],
            ["measure", "x", "--font-file", "/no" + hostile, "--size", "16"],
            ["measure", "x", "--font-directory", "/no" + hostile, "--font", "Inter", "--size", "16"],
            ["measure", "--text-file", "/no" + hostile, "--font", "Inter", "--size", "16"],
            ["fit", "x", "--lines", hostile],
            ["render", "x", "--font", "Inter", "--size", "16", "-o", hostile + ".txt"],
            ["render", "x", "--font", "Inter", "--size", "16", "-o", "/no" + hostile + "/x.svg"],
            ["fonts", hostile], [hostile], ["--" + hostile], ["--generate-completion-script", hostile],
        ]
    )
    func inErrors(arguments: [String]) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 64 || result.status == 2)
        #expect(result.errors.hasPrefix("Error: "))
        #expect(actsOnTerminal(result.errors) == false)
        #expect(result.errors.contains("<U+202E>"), "\(result.errors)")
    }

    @Test("Names and arguments with control characters are made visible in a table, exact in JSON")
    func inTables() throws {
        // The family's name in Inter's `name` table, as UTF-16, in five other characters.
        let name = "I\u{1B}[\u{202E}r"
        let path = try RenamedFont.path(family: name)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let arguments = ["measure", "a\u{202E}b\u{61C}", "--font-file", path, "--size", "16"]
        let table = try CopyfitProcess.run(arguments)
        #expect(table.output.hasPrefix("I␛[<U+202E>r, 16 pt\n"))
        #expect(table.output.hasSuffix("a<U+202E>b<U+061C>\n"))
        #expect(actsOnTerminal(table.output) == false)
        let json = try CopyfitProcess.run(arguments + ["--format", "json"])
        let tree = try #require(FoundationJSON.tree(json.bytes))
        #expect(tree["font"] == .string(name))
        #expect(tree["faces"].elements.first == .string(name))
        #expect(tree["text"] == .string("a\u{202E}b\u{61C}"))
    }

    @Test("Names and arguments with control characters are made visible in notes")
    func inNotes() throws {
        let path = try RenamedFont.path(family: "I\u{1B}[\u{202E}r")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let arguments = ["measure", "مرحبا", "--font-directory", folder, "--font", "I\u{1B}[\u{202E}r", "--size", "16"]
        let result = try CopyfitProcess.run(arguments + ["--field", "width"])
        #expect(result.errors == "Note: Noto Sans Arabic instead of I␛[<U+202E>r for “مرحبا”\n")
    }

    /// Whether a text has anything but line feeds that terminals do not print.
    private func actsOnTerminal(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
        }
    }
}
