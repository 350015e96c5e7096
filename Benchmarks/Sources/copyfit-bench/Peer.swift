import BenchmarkCorpora
import CopyfitFonts
import Foundation

/// Another text engine in a process of its own, which times itself: see `Peers/peer.h`.
final class Peer {
    /// The engine and its version, by its own account.
    let name: String
    private let process = Process()
    private let tasks = Pipe()
    private let answers = Pipe()
    private var unread = Data()

    /// Starts the program at `url` on a corpus. nil when it is not there.
    init?(_ url: URL, _ corpus: Corpus, _ fonts: BenchmarkFonts) throws {
        guard FileManager.default.isExecutableFile(atPath: url.path) else { return nil }
        let texts = FileManager.default.temporaryDirectory.appending(path: "copyfit-bench-\(UUID()).txt")
        try Data((corpus.texts.joined(separator: "\n") + "\n").utf8).write(to: texts)
        defer { try? FileManager.default.removeItem(at: texts) }
        process.executableURL = url
        process.arguments = ["\(BenchmarkFonts.size)", texts.path] + fonts.files.map { "\($0.path):\($0.index)" }
        process.standardInput = tasks
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        try process.run()
        guard let name = Self.line(from: answers, &unread) else {
            throw BenchmarkError.peerFailed(url.lastPathComponent)
        }
        self.name = name
    }

    deinit {
        try? tasks.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Has the peer do a task; the CPU seconds it took.
    func seconds(_ task: String) throws -> Double {
        try tasks.fileHandleForWriting.write(contentsOf: Data("\(task)\n".utf8))
        let answer = Self.line(from: answers, &unread)?.split(separator: " ")
        guard let seconds = answer?.first.flatMap({ Double($0) }) else { throw BenchmarkError.peerFailed(name) }
        return seconds
    }

    private static func line(from pipe: Pipe, _ unread: inout Data) -> String? {
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                defer { unread = Data(unread[(end + 1)...]) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread += more
        }
    }
}

/// The peers' programs in one folder, as far as they were built.
struct Peers {
    let directory: URL

    static let names = ["pango", "qt"]

    /// The peers on one corpus.
    func start(_ corpus: Corpus, _ fonts: BenchmarkFonts) throws -> [Peer] {
        try Self.names.compactMap { try Peer(directory.appending(path: $0), corpus, fonts) }
    }
}
