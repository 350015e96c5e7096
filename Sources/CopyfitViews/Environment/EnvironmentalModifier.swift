/// A modifier that becomes another one in each environment.
///
/// - Parity: the same as SwiftUI.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// What it becomes.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    nonisolated public static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        position.bringIn(EnvironmentalContent(modifier: modifier, content: content))
    }
}

/// A view with the modifier that another one becomes.
private nonisolated struct EnvironmentalContent<Modifier: EnvironmentalModifier, Content: View>: View {
    @Environment(\.self) private var environment
    let modifier: Modifier
    let content: Content

    init(modifier: Modifier, content: Content) {
        self.modifier = modifier
        self.content = content
    }

    @MainActor var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
