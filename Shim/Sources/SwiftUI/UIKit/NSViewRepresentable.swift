public import CopyfitLayout
public import Foundation

/// What a representable makes its view with.
@preconcurrency @MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// The transaction: none.
    public var transaction: Transaction { Transaction() }
}

/// A view of AppKit's in a tree. It is made, and takes the size that it says; it draws nothing and is reported as
/// `unsupported-modifier`.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    /// The type of what is made.
    associatedtype NSViewType: NSView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// What it is made with.
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes it.
    func makeNSView(context: Context) -> NSViewType
    /// Brings it up to date.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator
    /// Takes leave of it; not called.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// The size for a proposal, in points; nil if it decides itself: its intrinsic size, along an axis without one the
    /// proposal, else 0.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    /// Decides itself.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    public var body: some View { NSViewRepresentableBody(representable: self) }
}

extension NSViewRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}

/// Makes what is represented once, and gives it its size.
private struct NSViewRepresentableBody<R: NSViewRepresentable>: View {
    @Environment(\.self) private var environment
    @State private var made = Once<(R.NSViewType, R.Coordinator)>()
    let representable: R

    var body: some View {
        let (made, coordinator) = made.value {
            let coordinator = representable.makeCoordinator()
            let context = NSViewRepresentableContext<R>(coordinator: coordinator, environment: environment)
            return (representable.makeNSView(context: context), coordinator)
        }
        let context = NSViewRepresentableContext<R>(coordinator: coordinator, environment: environment)
        representable.updateNSView(made, context: context)
        let layout = RepresentedLayout { proposal in
            representable.sizeThatFits(proposal, nsView: made, context: context) ?? made.size(for: proposal)
        }
        return layout {}._unsupported("NSViewRepresentable")
    }
}

/// A view by AppKit's name.
public typealias NSView = UIView
