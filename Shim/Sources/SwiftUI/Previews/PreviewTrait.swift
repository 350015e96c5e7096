public import Foundation

/// How a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
    let proposedSize: ProposedViewSize?
    let isLandscape: Bool
    private let modify: (@MainActor (AnyView) -> AnyView)?

    init(
        proposedSize: ProposedViewSize? = nil,
        isLandscape: Bool = false,
        modify: (@MainActor (AnyView) -> AnyView)? = nil
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

    /// With a modifier. The view is shown when the modifier's shared context exists: with the first update if making it
    /// waits for nothing.
    @MainActor @preconcurrency
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        PreviewTrait { view in AnyView(SharedContextView(modifier: modifier, content: view)) }
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

    /// Makes the context: once in the program for all previews with the modifier. If it throws, the error is reported
    /// as `preview-failed`, and the previews are empty.
    static func makeSharedContext() async throws -> Context

    /// The view with the modifier.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes no context.
    public static func makeSharedContext() async throws {}
}
