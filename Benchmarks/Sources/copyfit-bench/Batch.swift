import CTextLimits
import Dispatch
import Foundation

/// The built `copyfit` command as a process: how soon it answers, how many records a second it takes.
struct Batch {
    let command: URL

    var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: command.path) }

    /// What the command took, from its start to its end.
    struct Times {
        /// Wall time in seconds.
        var wall: Double
        /// CPU time in seconds, all threads.
        var processor: Double
        /// The most memory that a process of this program's took so far, in 10⁶ bytes.
        var megabytes: Double
    }

    /// The medians of measuring one short text.
    func answer(runs: Int) throws -> Times {
        let arguments = ["measure", "Hello, world", "--font", "Inter", "--size", "16", "--width", "80"]
        return try median(of: runs, arguments) { FileHandle.nullDevice }
    }

    /// The medians of three runs over texts, again and again.
    func records(_ texts: [String], lines: Int, _ options: [String]) throws -> Times {
        let records = FileManager.default.temporaryDirectory.appending(path: "copyfit-bench-\(UUID()).ndjson")
        try Self.records(texts, lines).write(to: records)
        defer { try? FileManager.default.removeItem(at: records) }
        return try median(of: 3, ["measure", "--ndjson"] + options) { try FileHandle(forReadingFrom: records) }
    }

    /// The medians of checking the translations in a folder with its rules. The status tells whether texts fit.
    func check(_ folder: URL, _ options: [String], runs: Int) throws -> Times {
        let arguments = ["check"] + options + ["--quiet", "--report", "ndjson=findings"]
        return try median(of: runs, arguments, in: folder) { FileHandle.nullDevice }
    }

    private func median(
        of runs: Int,
        _ arguments: [String],
        in folder: URL? = nil,
        _ input: () throws -> FileHandle
    ) throws -> Times {
        let times = try (0..<runs).map { _ in try run(arguments, in: folder, input: input()) }
        return Times(
            wall: times.map(\.wall).median,
            processor: times.map(\.processor).median,
            megabytes: times.map(\.megabytes).median
        )
    }

    private static func records(_ texts: [String], _ count: Int) throws -> Data {
        let texts = try texts.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        var data = Data()
        for index in 0..<count {
            let text = texts[index % texts.count]
            data += Data("{\"id\":\(index),\"text\":\(text),\"font\":\"Inter\",\"size\":16,\"width\":240}\n".utf8)
        }
        return data
    }

    private func run(_ arguments: [String], in folder: URL?, input: FileHandle) throws -> Times {
        let process = Process()
        process.executableURL = command
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let (started, before) = (clock.now, limit_children_seconds())
        // waitUntilExit looks for the end only every 50 ms.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        ended.wait()
        let spent = started.duration(to: clock.now)
        guard process.terminationStatus < 2 else {
            throw BenchmarkError.commandFailed(command.path, status: process.terminationStatus)
        }
        return Times(
            wall: spent / .seconds(1),
            processor: limit_children_seconds() - before,
            megabytes: Double(limit_children_peak_bytes()) / 1e6
        )
    }
}
