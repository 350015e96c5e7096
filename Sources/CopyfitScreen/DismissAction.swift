public import CopyfitViews

/// Dismisses the view in which it is called. Has no effect: without a screen no view is presented.
public struct DismissAction: Sendable {
    /// Has no effect.
    @MainActor @preconcurrency
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Dismisses the view in which it is called; has no effect.
    public var dismiss: DismissAction { DismissAction() }
    /// Whether the view is presented over another one: always false.
    public var isPresented: Bool { false }
}

extension View {
    /// The preview style of an editor. Has no effect.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// The device on which an editor shows a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size in which an editor shows a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: Double, height: Double)
}
