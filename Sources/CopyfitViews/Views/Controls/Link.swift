public import Foundation

/// A label that opens an address. A host triggers it by its identifier; the environment's `openURL` opens the address.
///
/// - Parity: the same as SwiftUI; without an action in the environment nothing is opened.
public nonisolated struct Link<Label: View>: BuiltInView {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    /// A label of views that opens an address.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        let (open, destination) = (openURL, destination)
        Button(action: { open(destination) }) { label }
            .buttonStyle(.link)
            .modifier(DrawingModifier(.link(destination)))
    }
}

extension Link where Label == Text {
    /// A text that opens an address.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A text that opens an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// An action that opens addresses.
public struct OpenURLAction: Sendable {
    /// The result of opening an address.
    public struct Result: Hashable, Sendable {
        private let name: String

        /// The address was opened, was discarded, or is left to the system (which does nothing without an application).
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")

        /// Leaves another address to the system.
        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    /// Opens addresses with a function.
    @preconcurrency
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// Opens an address.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens an address, and says whether it was handled.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        completion(handler(url) == .handled)
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    /// The action that opens addresses. By default it discards them.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
