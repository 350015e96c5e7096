/// What an update did, and whether the views came to rest.
public struct UpdateReport: Sendable, Hashable {
    /// How often the tree was evaluated and laid out; 0 when there was nothing to do.
    public internal(set) var passes = 0
    /// How often a body of a view or view modifier was evaluated.
    public internal(set) var bodyEvaluations = 0
    /// How often the layout was brought up to date, once per pass.
    public internal(set) var layoutPasses = 0
    /// How many actions ran: observers of preferences, values, geometry and appearance.
    public internal(set) var actionsRun = 0
    /// How many writes changed a state.
    public internal(set) var stateCommits = 0
    /// How many tasks of views are not over; where there are none, 1 while tasks are alive that actions began.
    public internal(set) var pendingTasks = 0
    /// Whether nothing was left to do; of a settling, whether it came to rest before its time was over. When false, the last
    /// tree that was laid out stands.
    public internal(set) var converged = true
    /// What was noticed on the way, each kind of thing once.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// The diagnostics with a code.
    public func diagnostics(_ code: Diagnostic.Code) -> [Diagnostic] {
        diagnostics.filter { $0.code == code }
    }
}
