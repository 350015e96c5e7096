/// Why the system wakes a program. It never does here.
public struct BackgroundTask<Request, Response>: Sendable {
    private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
    /// To bring the program up to date.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Because a transfer has news; the request is the session's identifier.
    public static var urlSession: BackgroundTask { BackgroundTask(name: "") }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Because a transfer of one session has news.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
}

extension Scene {
    /// What to do when the system wakes the program. It is never run: no system does.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// Windows of documents.
@available(*, unavailable, message: "There are no documents here. Put the scene into #if !os(Linux).")
public nonisolated struct DocumentGroup: Scene {
    public typealias Body = Never

    @MainActor public static var _rank: _SceneRank { .nothing }
    @MainActor public static func _view(_ scene: DocumentGroup) -> AnyView { AnyView(EmptyView()) }
}
