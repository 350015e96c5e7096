public import CopyfitLayout
public import Foundation

/// Views that would come up over this one. There is no screen to come up on: the content is not made, this view stays as
/// it is, and the host reports the modifier as `unsupported-modifier`.
extension View {
    /// Would bring up a view over this one.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        unsupported("sheet")
    }

    /// Would bring up a view over this one.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        unsupported("sheet")
    }

    /// Would bring up a view that covers this one.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        unsupported("fullScreenCover")
    }

    /// Would bring up a view that covers this one.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        unsupported("fullScreenCover")
    }

    /// Would bring up a view beside this one.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        unsupported("popover")
    }

    /// Would bring up a view beside this one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        unsupported("popover")
    }

    /// Would show a view beside this one.
    nonisolated public func inspector<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) -> some View {
        unsupported("inspector")
    }

    /// The look of views that come up. Nothing comes up.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// How they would look; reported as `unsupported-modifier`.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        unsupported("presentationBackground")
    }
    /// How round their corners would be; reported as `unsupported-modifier`.
    nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
        unsupported("presentationCornerRadius")
    }
    /// Whether they could be dismissed. Nothing comes up.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Where a popover's arrow would point.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// How high a sheet would stand.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String

    /// Half of the screen, and all of it.
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")

    /// A part of the screen, or points of it.
    public static func fraction(_ fraction: Double) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    /// Points of the screen.
    public static func height(_ height: Double) -> PresentationDetent {
        PresentationDetent(name: "height \(height)")
    }
}
