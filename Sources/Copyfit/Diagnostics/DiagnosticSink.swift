import Synchronization

/// Collects the diagnostics of one host; each distinct one is kept once per update.
final class DiagnosticSink: Sendable {
    private let diagnostics = Mutex<[Diagnostic]>([])
    private let unsupported = Mutex<Set<String>>([])

    /// The sink of the host whose views are being evaluated, for values that have no reference to a host.
    @TaskLocal static var current: DiagnosticSink?

    /// Reports to the host whose views are being evaluated, if any.
    static func report(_ code: Diagnostic.Code, _ message: @autoclosure () -> String) {
        current?.report(code, message())
    }

    func report(_ code: Diagnostic.Code, _ message: String) {
        let diagnostic = Diagnostic(code: code, message: message)
        diagnostics.withLock { diagnostics in
            if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
    }

    /// Reports, to the host whose views are being evaluated, that something has no meaning here.
    static func reportUnsupported(_ name: String) { current?.reportUnsupported(name) }

    /// Reports that something has no meaning here, once per name and host.
    func reportUnsupported(_ name: String) {
        guard unsupported.withLock({ $0.insert(name).inserted }) else { return }
        report(.unsupportedModifier, "\(name) has no meaning without a screen and was ignored.")
    }

    /// Reports that a repetition has several elements with an id.
    func reportDuplicate(_ id: some Hashable) {
        report(
            .duplicateID,
            "ForEach has several elements with the id \(id); they are told apart by their order. Give each "
                + "element an id of its own."
        )
    }

    /// What was reported since the last call.
    func drain() -> [Diagnostic] {
        diagnostics.withLock { diagnostics in
            defer { diagnostics.removeAll() }
            return diagnostics
        }
    }
}
