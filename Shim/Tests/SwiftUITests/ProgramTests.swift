import Foundation
import SwiftUI
import Testing

/// The program `SampleApp`, which is built beside the tests.
struct ProgramTests {
    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        try run(arguments)
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("SampleApp")
        process.arguments = arguments
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shim-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        return (process.terminationStatus, texts[0], texts[1])
    }

    @Test("A program lays out the content of its first window in the size of its scene")
    func window() throws {
        let result = try run("--dump", "json")
        #expect(result.status == 0)
        let elements = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        )
        let frames = elements.compactMap { $0["frame"] as? [String: Double] }
        // Rows of 20 + 6 + 75 and 20 + 6 + 50 points; 125 points of red. The stack is 125 × (20 + 10 + 20 + 10 + 5),
        // centred in 300 × 500: from (87.5, 217.5).
        #expect(frames.contains(["x": 87.5, "y": 217.5, "width": 125, "height": 65]))
        #expect(frames.contains(["x": 87.5, "y": 277.5, "width": 125, "height": 5]))
        #expect(frames.contains(["x": 113.5, "y": 222.5, "width": 75, "height": 10]))
    }

    @Test("The arguments say the size of the window")
    func size() throws {
        let output = try run("--size", "125x65").output
        #expect(output.contains("(0, 60, 125, 5)"))
    }

    @Test("A program lists its options, each that the documentation of App.main() has")
    func help() throws {
        let result = try run("--help")
        #expect(try run("--preview", "Row", "-h", "--previews").output == result.output)
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        for option in ["--size", "--platform", "--dump", "--render", "--scale", "--settle", "--previews", "--preview"] {
            #expect(result.output.contains("  \(option) "), "\(option)")
        }
    }

    @Test("The arguments say which platform is imitated")
    func platform() throws {
        func sizes(_ arguments: String...) throws -> String {
            let result = try run(arguments)
            #expect(result.status == 0)
            return result.output
        }
        // Of the preview "Switch" the toggle is a box of 14 on macOS, a switch of 51 × 31 on iOS.
        let (macOS, iOS) = (try sizes("--preview", "Switch"), try sizes("--preview", "Switch", "--platform", "ios"))
        #expect(iOS.contains("51, 31)") && !macOS.contains("51, 31)"))
        #expect(try sizes("--preview", "Switch", "--platform", "macos") == macOS)
    }

    @Test("A program lays out its previews, each in its own size")
    func previews() throws {
        let output = try run("--previews").output
        let titles = output.split(separator: "\n").filter { $0.hasPrefix("# ") }
        let names = [
            "BreadList.swift:48", "Row", "Counter", "Grams (100)", "Grams (200)", "Switch", "Night", "Assets",
            "Waiting",
        ]
        #expect(titles == names.map { "# \($0)" })
        let row = try run("--preview", "Row")
        #expect(row.output.contains("(82, 20, 60, 10)"))
    }

    @Test("A program writes a picture of its window")
    func picture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shim-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("window.png")
        let result = try run("--size", "40x30", "--scale", "2", "--dump", "none", "--render", file.path)
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        let bytes = [UInt8](try Data(contentsOf: file))
        // A PNG begins with its signature, the length and the name of its header, then the width and the height.
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        #expect(bytes[16..<24] == [0, 0, 0, 80, 0, 0, 0, 60])
    }

    @Test(
        "A picture has the window's background all over, in the appearance that a view inside prefers; so have its views"
    )
    func background() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shim-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func colors(_ preview: String) throws -> [String] {
            let file = folder.appendingPathComponent("window.svg")
            #expect(try run("--preview", preview, "--dump", "none", "--render", file.path).status == 0)
            let svg = try String(contentsOf: file, encoding: .utf8)
            return svg.matches(of: #/fill="(#[0-9a-f]+|white|black)"/#).map { String($0.1) }
        }
        let (night, row) = (try colors("Night"), try colors("Row"))
        // The system's background is black in the dark and white in the light appearance.
        #expect(night.first == "#000" && row.first == "#fff")
        #expect(night.count == 2 && night.last != "#fff")
    }

    @Test("A program that cannot write its picture, or whose views have not settled in time, ends with status 1")
    func failures() throws {
        let unwritten = try run("--dump", "none", "--render", "/nowhere/window.png")
        #expect(unwritten.status == 1)
        #expect(unwritten.errors.contains("The picture /nowhere/window.png could not be written"))
        let pending = try run("--preview", "Waiting", "--dump", "none", "--settle", "0.05")
        #expect(pending.status == 1)
        #expect(pending.errors.contains("tasks-pending"))
        #expect(try run("--preview", "Waiting", "--settle", "60").status == 0)
    }

    @Test(
        "A wrong argument ends the program with status 2 and a sentence",
        arguments: [
            (["--width"], "There is no option --width"),
            (["--size"], "Write a value after --size."),
            (["--platform", "watch"], "--platform watch: write macos or ios."),
            (["--size", "12"], "--size 12: write a width and a height such as 390x844."),
            (["--preview", "Cake"], "There is no preview Cake; the program has BreadList.swift:48, Row,"),
        ]
    )
    func wrongArguments(_ arguments: [String], _ sentence: String) throws {
        let result = arguments.count == 1 ? try run(arguments[0]) : try run(arguments[0], arguments[1])
        #expect(result.status == 2)
        #expect(result.errors.contains(sentence))
    }
}
