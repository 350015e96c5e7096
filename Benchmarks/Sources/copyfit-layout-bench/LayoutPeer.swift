import Foundation

/// A first layout, as an engine timed it.
struct FirstLayout {
    let seconds: Double
    let height: CGFloat
}

/// Another layout engine in a process of its own, which times itself: see `Peers/layout/layout.h` and `Peers/chat/chat.py`.
final class LayoutPeer {
    /// The engine and its version, by its own account.
    let version: String

    /// The engine alone.
    var name: String { String(version.prefix { $0.isLetter }) }
    private let process = Process()
    private let tasks = Pipe()
    private let answers = Pipe()
    private var unread = Data()

    /// The peers that were built, the limit in C first.
    static func all(in directory: URL) throws -> [LayoutPeer] {
        try ["limit", "qt", "yoga", "taffy"].compactMap { try LayoutPeer(directory.appending(path: "layout-\($0)")) }
    }

    /// The peers that lay out texts of their own shaping.
    static func chats(in directory: URL) throws -> [LayoutPeer] {
        try ["chromium", "takumi"].compactMap { try LayoutPeer(directory.appending(path: "chat-\($0)")) }
    }

    /// The peers that make pictures.
    static func pictures(in directory: URL) throws -> [LayoutPeer] {
        try ["typst", "takumi", "weasyprint"].compactMap { try LayoutPeer(directory.appending(path: "pictures-\($0)")) }
    }

    /// Starts the program at `url`. nil when it is not there.
    private init?(_ url: URL) throws {
        guard FileManager.default.isExecutableFile(atPath: url.path) else { return nil }
        process.executableURL = url
        process.standardInput = tasks
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        try process.run()
        guard let name = Self.line(from: answers, &unread) else {
            throw BenchmarkError.peerFailed(url.lastPathComponent)
        }
        version = name
    }

    deinit {
        try? tasks.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Has the peer lay out a tree; nil where it cannot.
    func first(_ shape: TreeShape) throws -> FirstLayout? {
        let answer = try answer("first \(shape.task)")
        if answer == ["-"] { return nil }
        guard answer.count == 3, let seconds = Double(answer[0]), let height = Double(answer[2]),
            answer[1] == "\(shape.nodeCount)"
        else { throw BenchmarkError.peerFailed(name) }
        return FirstLayout(seconds: seconds, height: height)
    }

    /// Has the peer change one leaf of tree 4; the median of the seconds it took.
    func change(_ side: String) throws -> Double {
        guard let seconds = try answer("change \(side)").first.flatMap({ Double($0) }) else {
            throw BenchmarkError.peerFailed(name)
        }
        return seconds
    }

    /// Has the peer lay out a chat: see `Peers/chat/chat.py`. Microseconds a text, nil for what it cannot do.
    func chat(font: String, messages: [String]) throws -> (first: Double?, resized: Double?) {
        let file = FileManager.default.temporaryDirectory.appending(path: "copyfit-chat-\(UUID().uuidString).txt")
        try messages.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let answer = try answer("\(font) \(file.path)")
        guard answer.count == 2 else { throw BenchmarkError.peerFailed(name) }
        return (Double(answer[0]), Double(answer[1]))
    }

    /// Has the peer make a card: see `Peers/pictures/pictures.py`. Milliseconds as PNG, SVG and PDF, nil for what it
    /// cannot do.
    func cards(fonts: String) throws -> [Double?] {
        let answer = try answer(fonts)
        guard answer.count == 3 else { throw BenchmarkError.peerFailed(name) }
        return answer.map { Double($0) }
    }

    private func answer(_ task: String) throws -> [String] {
        try tasks.fileHandleForWriting.write(contentsOf: Data("\(task)\n".utf8))
        guard let line = Self.line(from: answers, &unread) else { throw BenchmarkError.peerFailed(name) }
        return line.split(separator: " ").map(String.init)
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
