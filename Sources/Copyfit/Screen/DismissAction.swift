/// Dismisses the view in which it is called. Has no effect: without a screen no view is presented.
public struct DismissAction: Sendable {
    /// Has no effect.
    @MainActor
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Dismisses the view in which it is called; has no effect.
    public var dismiss: DismissAction { DismissAction() }
    /// Whether the view is presented over another one: always false.
    public var isPresented: Bool { false }
}

extension View {
    /// How an editor shows a preview. Has no effect.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
    nonisolated public func previewDevice(_ value: String?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// The size in which an editor shows a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: Double, height: Double)
}
