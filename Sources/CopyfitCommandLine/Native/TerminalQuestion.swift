#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Asks the terminal of standard output with control sequences, which it answers as if the answer were typed.
///
/// While the answer is awaited, the terminal neither shows nor keeps back what is typed, and signals wait, so that no
/// signal can leave the terminal so. One process at a time asks: its answer would else go to another one.
package struct TerminalQuestion: ~Copyable {
    /// Terminals answer at once, distant ones in a fraction of a second.
    private static let patience = Duration.seconds(1)
    private static let longestAnswer = 4_096
    private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP]

    private let terminal: Int32

    private init(terminal: Int32) { self.terminal = terminal }

    /// Waits until no other process asks. nil if standard output is not the terminal that controls this process, or the
    /// process is in the background.
    package static func ofStandardOutput() -> TerminalQuestion? {
        guard let name = unsafe ttyname(ProcessStreams.standardOutput) else { return nil }
        let terminal = unsafe open(name, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        guard terminal >= 0 else { return nil }
        let question = TerminalQuestion(terminal: terminal)
        guard tcgetpgrp(terminal) == getpgrp(), flock(terminal, LOCK_EX) == 0 else { return nil }
        return question
    }

    deinit { close(terminal) }

    /// What the terminal answers to `question`, until `isComplete` says that nothing more is expected.
    ///
    /// nil if there is no complete answer of at most 4,096 bytes within a second, if a signal comes meanwhile, and if
    /// something has been typed already, which would be lost.
    package func answer(to question: String, isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
        var (settings, signals, before) = (termios(), sigset_t(), sigset_t())
        unsafe sigemptyset(&signals)
        for signal in Self.signals { unsafe sigaddset(&signals, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        guard unsafe tcgetattr(terminal, &settings) == 0, setSilent(settings) else { return nil }
        let answer = ask(question, isComplete)
        // What has come of an answer that is not complete must not become input of the next program.
        unsafe tcsetattr(terminal, answer == nil && !hasSignal ? TCSAFLUSH : TCSANOW, &settings)
        return answer
    }

    private func setSilent(_ settings: termios) -> Bool {
        var silent = settings
        silent.c_lflag &= ~tcflag_t(ICANON | ECHO)
        unsafe withUnsafeMutableBytes(of: &silent.c_cc) { characters in
            unsafe characters[Int(VMIN)] = 1
            unsafe characters[Int(VTIME)] = 0
        }
        return unsafe tcsetattr(terminal, TCSANOW, &silent) == 0
    }

    private func ask(_ question: String, _ isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
        let text = Array(question.utf8)
        guard !isReadable(within: 0), unsafe write(terminal, text, text.count) == text.count else { return nil }
        var bytes: [UInt8] = []
        let end = ContinuousClock.now + Self.patience
        while bytes.count < Self.longestAnswer, ContinuousClock.now < end, !hasSignal {
            guard isReadable(within: 50) else { continue }
            guard let count = try? ProcessStreams.read(256, from: terminal, into: &bytes), count > 0 else { return nil }
            if isComplete(bytes) { return bytes }
        }
        return nil
    }

    private func isReadable(within milliseconds: Int32) -> Bool {
        var event = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&event, 1, milliseconds) > 0
    }

    /// Whether a signal waits.
    private var hasSignal: Bool {
        var waiting = sigset_t()
        unsafe sigpending(&waiting)
        return Self.signals.contains { unsafe sigismember(&waiting, $0) == 1 }
    }
}
