extension View {
    /// Calls an action after the first pass in which the view is there. What it writes leads to another pass before the
    /// host reports.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Calls an action after the pass in which the view was removed, or when the host is closed.
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

/// Remembers whether a content is there; several elements appear with the first and disappear with the last.
final class AppearanceWatch: ContentWatch {
    fileprivate var appear: (() -> Void)?
    fileprivate var disappear: (() -> Void)?
    private var isPresent = false

    func queueActions(_ queue: inout ActionQueue, isPresent: Bool) {
        guard isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        guard let action = isPresent ? appear : disappear else { return }
        queue.append(self, subject: { isPresent ? "onAppear" : "onDisappear" }, run: action)
    }

    func didDisappear(in graph: ViewGraph) {
        guard isPresent else { return }
        isPresent = false
        if let disappear { graph.queueDisappearance(disappear) }
    }
}
