import Foundation
import Glibc

/// A terminal that a test plays: programs in it write to the test and read what the test types.
final class PseudoTerminal {
    /// glibc's `POSIX_SPAWN_SETSID`, which Swift does not import.
    private static let newSession: Int32 = 0x80

    private let master: Int32
    /// Kept open, so that the terminal outlives each program.
    private let terminal: Int32
    private let path: String
    private var program: pid_t = 0
    /// What the program has written so far.
    private(set) var output: [UInt8] = []

    /// - Parameter columns: How many cells a line has; 0: the terminal does not say it.
    init(columns: UInt16 = 0) throws {
        var size = winsize()
        size.ws_col = columns
        var (master, terminal): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 100)
        guard unsafe openpty(&master, &terminal, &name, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
        (self.master, self.terminal) = (master, terminal)
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        close(master)
        close(terminal)
    }

    /// Starts a program that has this terminal as its own, and for its three streams. Signals end it as usual, whatever
    /// this thread does with them.
    func start(_ path: String, _ arguments: [String], environment: [String: String]) throws {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, self.path, O_RDWR, 0)
        for stream in [1, 2] as [Int32] { unsafe posix_spawn_file_actions_adddup2(&actions, 0, stream) }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        unsafe sigfillset(&all)
        unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = Self.newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
        let status = unsafe posix_spawn(&program, path, &actions, &attributes, &words, &variables)
        unsafe (words + variables).forEach { unsafe free($0) }
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOEXEC) }
    }

    /// Sends the program a signal.
    func send(_ signal: Int32) { kill(program, signal) }

    /// Reads what is written until the program ends; its status, or less than 0: the signal that ended it.
    func end() -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(program, &status, WNOHANG) == 0 { _ = readMore(within: 20) }
        while readMore(within: 0) {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    /// Types bytes.
    func type(_ bytes: [UInt8]) {
        _ = unsafe write(master, bytes, bytes.count)
    }

    /// Reads what is written until it contains `text`; false if that takes more than a minute, or nobody writes any more.
    func waits(for text: String) -> Bool {
        let wanted = Array(text.utf8)
        while !output.contains(wanted) {
            guard readMore() else { return false }
        }
        return true
    }

    private func readMore(within milliseconds: Int32 = 60_000) -> Bool {
        var event = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&event, 1, milliseconds) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        output += bytes.prefix(count)
        return true
    }

    /// Whether the terminal shows what is typed and keeps it back until the line ends, as it does for a shell.
    var isOrdinary: Bool {
        var settings = termios()
        guard unsafe tcgetattr(master, &settings) == 0 else { return false }
        let flags = tcflag_t(ECHO | ICANON | ISIG)
        return settings.c_lflag & flags == flags
    }
}
