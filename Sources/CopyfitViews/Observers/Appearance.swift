extension View {
    /// Calls an action after the first pass in which the view is shown, and after each in which it is shown again: a tab that is
    /// chosen, a view that fits now. If the action writes a state, another pass follows before the host's update returns.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Calls an action after the pass in which the view was removed or is no longer shown, or when the host is closed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}

nonisolated struct AppearanceModifier: ListModifier {
    typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    func makeWatch() -> AppearanceWatch { AppearanceWatch() }

    func update(_ watch: AppearanceWatch, in node: _ViewNode) {
        watch.appear = appear
        watch.disappear = disappear
    }
}

/// Remembers whether content is shown. Several elements appear with the first and disappear with the last.
final class AppearanceWatch: ContentWatch {
    fileprivate var appear: (() -> Void)?
    fileprivate var disappear: (() -> Void)?
    private var isPresent = false

    func queueActions(_ queue: inout ActionQueue) {
        guard !isPresent else { return }
        isPresent = true
        if let appear { queue.append(self, subject: { "onAppear" }, run: appear) }
    }

    func didDisappear(in graph: ViewGraph) {
        guard isPresent else { return }
        isPresent = false
        if let disappear { graph.queueDisappearance(disappear) }
    }
}
