import Foundation

/// The built command, run as a process.
enum CopyfitProcess {
    /// What a run wrote and how it ended.
    struct Result {
        let status: Int32
        let bytes: [UInt8]
        let errors: String

        var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Runs `copyfit`, or another program, with arguments and bytes on standard input.
    static func run(_ arguments: [String], input: [UInt8] = [], program: URL = executable) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = try file("input", in: folder, Data(input))
        process.standardOutput = try file("output", in: folder)
        process.standardError = try file("errors", in: folder)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            bytes: Array(try Data(contentsOf: folder.appendingPathComponent("output"))),
            errors: String(decoding: try Data(contentsOf: folder.appendingPathComponent("errors")), as: UTF8.self)
        )
    }

    /// Runs `copyfit` with a text on standard input.
    static func run(_ arguments: String..., input: String) throws -> Result {
        try run(arguments, input: Array(input.utf8))
    }

    /// Runs `copyfit` with nothing on standard input.
    static func run(_ arguments: String...) throws -> Result {
        try run(arguments)
    }

    /// The product beside the running test bundle.
    static var executable: URL {
        Bundle.main.bundleURL.appendingPathComponent("copyfit")
    }

    private static func file(_ name: String, in folder: URL, _ content: Data = Data()) throws -> FileHandle {
        let url = folder.appendingPathComponent(name)
        try content.write(to: url)
        return try FileHandle(forUpdating: url)
    }
}
