import Observation

/// Whether the content of a program's window is made. The scenes of a program say the window's size; so they are
/// evaluated first, with an empty window.
@MainActor @Observable
final class WindowOpening {
    var isOpen: Bool

    init(isOpen: Bool) {
        self.isOpen = isOpen
    }
}

extension EnvironmentValues {
    fileprivate struct WindowOpenKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    fileprivate var isWindowOpen: Bool {
        get { self[WindowOpenKey.self] }
        set { self[WindowOpenKey.self] = newValue }
    }
}

/// Scenes whose window opens later.
struct WindowFrame: View {
    let opening: WindowOpening
    let content: AnyView

    var body: some View { content.environment(\.isWindowOpen, opening.isOpen) }
}

/// The content of a window, as soon as that is open.
struct WindowContent<Content: View>: View {
    @Environment(\.isWindowOpen) private var isOpen
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    var body: some View {
        if isOpen { content } else { Color.clear }
    }
}

/// A window's content on the window's background, in the appearance that the content prefers.
struct WindowPicture: View {
    @Environment(\.colorScheme) private var colorScheme
    let content: AnyView

    var body: some View {
        content.backgroundPreferenceValue(PreferredColorSchemeKey.self) { preferred in
            Color(.systemBackground).environment(\.colorScheme, preferred ?? colorScheme)
        }
    }
}
