public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// Views to present over this one. They have no effect, because there is no screen: the content is not made, and the
/// host reports the modifier as `unsupported-modifier`, and as `content-not-shown` while the content is presented.
extension View {
    /// A view to present over this one.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("sheet", isPresented)
    }

    /// A view to present over this one.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("sheet", item: item)
    }

    /// A view to present that covers this one.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("fullScreenCover", isPresented)
    }

    /// A view to present that covers this one.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("fullScreenCover", item: item)
    }

    /// A view to present next to this one.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("popover", isPresented)
    }

    /// A view to present next to this one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("popover", item: item)
    }

    /// A view to show next to this one.
    nonisolated public func inspector<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) -> some View {
        presenting("inspector", isPresented)
    }

    /// The look of presented views. Has no effect: nothing is presented.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// The look of presented views. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        unsupported("presentationBackground")
    }
    /// The corner radius of presented views. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
        unsupported("presentationCornerRadius")
    }
    /// Whether presented views can be dismissed. Has no effect: nothing is presented.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The target of a popover's arrow.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String

    /// Half of the screen, or all of it.
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")

    /// A fraction of the screen's height.
    public static func fraction(_ fraction: Double) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    /// A height in points.
    public static func height(_ height: Double) -> PresentationDetent {
        PresentationDetent(name: "height \(height)")
    }
}
