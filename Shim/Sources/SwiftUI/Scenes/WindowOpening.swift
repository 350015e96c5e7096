import Observation

/// Whether the content of a program's window is made. The scenes of a program say the window's size; so they are
/// evaluated first, with an empty window.
@MainActor @Observable
final class WindowOpening {
    var isOpen: Bool

    /// The appearance that the content prefers; nil is the program's.
    var colorScheme: ColorScheme?

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

/// Scenes whose window opens later, in the appearance that its content prefers.
struct WindowFrame: View {
    let opening: WindowOpening
    let content: AnyView

    var body: some View {
        let (isOpen, colorScheme) = (opening.isOpen, opening.colorScheme)
        content.transformEnvironment(\.self) { environment in
            environment.isWindowOpen = isOpen
            environment.colorScheme = colorScheme ?? environment.colorScheme
        }
    }
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
