import BenchmarkCorpora
import Foundation

/// The built `copyfit` command as a process: how soon it answers, how many records a second it takes.
struct Batch {
    let command: URL

    var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: command.path) }

    /// The median wall time of measuring one short text, from start to end. Seconds.
    func answerTime(runs: Int) throws -> Double {
        let arguments = ["measure", "Hello, world", "--font", "Inter", "--size", "16", "--width", "80"]
        return try (0..<runs).map { _ in try run(arguments, input: FileHandle.nullDevice) }.median
    }

    /// Records a second of wall time, all cores; the best of three runs over the chat corpus, again and again.
    func recordsPerSecond(lines: Int, _ options: [String]) throws -> Double {
        let records = FileManager.default.temporaryDirectory.appending(path: "copyfit-bench-\(UUID()).ndjson")
        try Self.records(lines).write(to: records)
        defer { try? FileManager.default.removeItem(at: records) }
        let seconds = try (0..<3).map { _ in
            try run(["measure", "--ndjson"] + options, input: FileHandle(forReadingFrom: records))
        }
        return Double(lines) / (seconds.min() ?? .nan)
    }

    private static func records(_ count: Int) throws -> Data {
        let texts = try Corpus.chat().texts.map { text in
            String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        }
        var data = Data()
        for index in 0..<count {
            let text = texts[index % texts.count]
            data += Data("{\"id\":\(index),\"text\":\(text),\"font\":\"Inter\",\"size\":16,\"width\":240}\n".utf8)
        }
        return data
    }

    private func run(_ arguments: [String], input: FileHandle) throws -> Double {
        let process = Process()
        process.executableURL = command
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let started = clock.now
        try process.run()
        process.waitUntilExit()
        let spent = started.duration(to: clock.now)
        guard process.terminationStatus == 0 else {
            throw BenchmarkError.commandFailed(command.path, status: process.terminationStatus)
        }
        return spent / .seconds(1)
    }
}
