public import CopyfitViews

/// Whether a program's windows are in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// Whether a view is presented over another one. Without a screen it never is.
public struct PresentationMode: Sendable {
    /// Whether the view is presented: always false.
    public var isPresented: Bool { false }

    /// Dismisses the view; has no effect.
    public mutating func dismiss() {}
}

/// Opens a window of the program. Has no effect: only the first window is laid out.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}

    /// Has no effect.
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the program. Has no effect: only the first window is laid out.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}

    /// Has no effect.
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the program's settings. Has no effect: only the first window is laid out.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}

    /// Has no effect.
    public func callAsFunction() {}
}

/// Ends a search. Has no effect: there are no search fields.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    nonisolated init() {}

    /// Has no effect.
    public func callAsFunction() {}
}

/// Refreshes the content. Has no effect.
@MainActor @preconcurrency
public struct RefreshAction: Sendable {
    nonisolated init() {}

    /// Has no effect.
    public func callAsFunction() async {}
}

extension EnvironmentValues {
    /// Whether the program's windows are in use; active by default.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the view is presented; nothing ever is.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Actions on the program's windows; they have no effect.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var supportsMultipleWindows: Bool { false }

    /// Searching and refreshing; nothing is ever searched or refreshed.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isSearching: Bool { false }
    public var refresh: RefreshAction? { nil }
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}
