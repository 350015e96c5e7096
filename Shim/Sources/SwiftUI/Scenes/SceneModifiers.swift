public import Foundation
public import Observation

extension Scene {
    nonisolated fileprivate func modifyingContent(
        _ change: @escaping (AnyView) -> some View
    ) -> _ModifiedScene<Self> {
        _ModifiedScene(self) { AnyView(change($0)) }
    }

    /// The size of the window's content in points, if the program's arguments say no other one.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        modifyingContent { $0.preference(key: WindowSizeKey.self, value: size) }
    }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Puts a value into the environment of the windows.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some Scene {
        modifyingContent { $0.environment(keyPath, value) }
    }

    /// Puts an object into the environment of the windows.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        modifyingContent { $0.environment(object) }
    }

    /// Puts an object into the environment of the windows.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        modifyingContent { $0.environmentObject(object) }
    }

    /// Runs a function when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        modifyingContent { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs a function when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene {
        modifyingContent { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs a function with the new value when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        modifyingContent { $0.onChange(of: value) { _, new in action(new) } }
    }
}

/// The size that a scene proposes for its window.
struct WindowSizeKey: PreferenceKey {
    static let defaultValue: CGSize? = nil

    static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) { value = value ?? nextValue() }
}

/// What a window system does with windows. Accepted; has no effect without one.
extension Scene {
    /// The look and the behaviour of windows.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

    /// Menus; they are not made.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    nonisolated public func commandsRemoved() -> some Scene { self }
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
}

/// How windows may be resized.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// As on the platform, to the content's size, or not below its smallest size.
    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether a window is above others.
public struct WindowLevel: Hashable, Sendable {
    private let name: String

    /// The named levels.
    public static let automatic = WindowLevel(name: "automatic")
    public static let normal = WindowLevel(name: "normal")
    public static let floating = WindowLevel(name: "floating")
    public static let desktop = WindowLevel(name: "desktop")
}

/// Whether windows open again.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String

    /// As on the platform, or never.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a window opens with the program.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    /// As on the platform, always, or never.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    public static let presented = SceneLaunchBehavior(name: "presented")
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
