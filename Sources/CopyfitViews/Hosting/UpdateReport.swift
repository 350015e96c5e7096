/// The work of an update, and whether the views settled.
///
/// ```swift
/// let host = ViewHost(Text("Hello").font(.custom("No Such Font", size: 16)), size: .unspecified)
/// let report = host.update()
/// print(report.diagnostics.isEmpty, report.converged)  // false true
/// ```
public struct UpdateReport: Sendable, Hashable {
    /// The number of passes; 0 if there was nothing to do.
    public internal(set) var passes = 0
    /// The number of evaluated bodies of views and view modifiers.
    public internal(set) var bodyEvaluations = 0
    /// The number of layouts, one per pass.
    public internal(set) var layoutPasses = 0
    /// The number of actions run: observers of preferences, values, geometry and appearance.
    public internal(set) var actionsRun = 0
    /// The number of writes that changed a state.
    public internal(set) var stateCommits = 0
    /// The number of unfinished tasks of views. If there are none, 1 while tasks that actions began are running, else
    /// 0.
    public internal(set) var pendingTasks = 0
    /// The number of shown views that wait for time to pass: a timeline with a later date, or a timer that a view follows.
    /// A host waits for none of them; `timers-pending` names their places.
    public internal(set) var pendingTimers = 0
    /// Whether nothing was left to do; after `settle(timeout:)`, whether the views settled in time. If false, the last
    /// tree that was laid out is kept.
    public internal(set) var converged = true
    /// The problems found, each once.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// The diagnostics with this code.
    public func diagnostics(_ code: Diagnostic.Code) -> [Diagnostic] {
        diagnostics.filter { $0.code == code }
    }
}
