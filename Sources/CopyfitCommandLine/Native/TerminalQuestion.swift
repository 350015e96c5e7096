#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What terminals are asked: control sequences that they answer as if the answer were typed.
package enum TerminalQuestion {
    /// Terminals answer at once, distant ones in a fraction of a second.
    private static let patience = Duration.seconds(1)
    private static let longestAnswer = 4_096
    private static let interrupt: UInt8 = 3

    /// What the process's terminal answers to `question`, until `isComplete` says that nothing more is expected.
    ///
    /// What is typed meanwhile is lost, except an interrupt. nil without a terminal, in the background, or if there is no
    /// complete answer within a second.
    package static func answer(to question: String, isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
        let terminal = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        var settings = termios()
        guard tcgetpgrp(terminal) == getpgrp(), unsafe tcgetattr(terminal, &settings) == 0 else { return nil }
        var silent = settings
        silent.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        guard unsafe tcsetattr(terminal, TCSANOW, &silent) == 0 else { return nil }
        let bytes = (try? ProcessStreams.write(Array(question.utf8), to: terminal)).flatMap {
            read(terminal, isComplete)
        }
        unsafe tcsetattr(terminal, TCSANOW, &settings)
        if bytes?.last == interrupt { raise(SIGINT) }
        return bytes
    }

    private static func read(_ terminal: Int32, _ isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
        var bytes: [UInt8] = []
        let end = ContinuousClock.now + patience
        while bytes.count < longestAnswer {
            let rest = (end - ContinuousClock.now) / .milliseconds(1)
            var event = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard rest > 0, unsafe poll(&event, 1, Int32(rest.rounded(.up))) > 0 else { return nil }
            let count = try? ProcessStreams.read(256, from: terminal, into: &bytes)
            guard count ?? 0 > 0 else { return nil }
            if bytes.contains(interrupt) { return [interrupt] }
            if isComplete(bytes) { return bytes }
        }
        return nil
    }
}
