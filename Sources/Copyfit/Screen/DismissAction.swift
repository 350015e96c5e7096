/// What would send away the view it is called in. Nothing comes up without a screen, so nothing is sent away.
public struct DismissAction: Sendable {
    /// Has no effect.
    @MainActor
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// What would send away the view it is called in.
    public var dismiss: DismissAction { DismissAction() }
    /// Whether the view has come up over another one: never.
    public var isPresented: Bool { false }
}

extension View {
    /// How an editor shows a preview. Nobody shows any.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
    nonisolated public func previewDevice(_ value: String?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// In what room an editor shows a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: Double, height: Double)
}
