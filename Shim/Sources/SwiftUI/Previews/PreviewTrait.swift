public import Foundation

/// How a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
    let proposedSize: ProposedViewSize?
    let isLandscape: Bool
    private let modify: (@MainActor @Sendable (AnyView) -> AnyView)?

    init(
        proposedSize: ProposedViewSize? = nil,
        isLandscape: Bool = false,
        modify: (@MainActor @Sendable (AnyView) -> AnyView)? = nil
    ) {
        self.proposedSize = proposedSize
        self.isLandscape = isLandscape
        self.modify = modify
    }

    @MainActor func apply(to view: AnyView) -> AnyView { modify?(view) ?? view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In a window or on a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }

    /// At the view's ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(proposedSize: .unspecified) }

    /// In this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(proposedSize: ProposedViewSize(width: width, height: height))
    }

    /// On a device that is held upright, upside down or on its side.
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(isLandscape: true) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(isLandscape: true) }

    /// With a modifier. Its shared context is made if it is of type `Void`; for others the view is shown without the
    /// modifier until tasks have run.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait { view in AnyView(SharedContextView(modifier: modifier, content: view)) }
    }
}

/// A modifier for previews, with a context that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the context.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The preview's view.
    typealias Content = AnyView

    /// Makes the context.
    static func makeSharedContext() async throws -> Context

    /// The view with the modifier.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes no context.
    public static func makeSharedContext() async throws {}
}

/// A preview's view with a modifier, as soon as the modifier's context exists.
private struct SharedContextView<M: PreviewModifier>: View {
    @State private var context: M.Context?
    let modifier: M
    let content: AnyView

    var body: some View {
        Group {
            if let context = context ?? (() as? M.Context) {
                modifier.body(content: content, context: context)
            } else {
                content
            }
        }
        .task { context = try? await M.makeSharedContext() }
    }
}
