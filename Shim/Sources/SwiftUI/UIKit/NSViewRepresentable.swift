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
    /// Takes leave of it: called when the view has disappeared. A view that comes back is made again.
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

    public var body: some View {
        RepresentedView<NSViewType, Coordinator>(
            "NSViewRepresentable",
            makeCoordinator: { makeCoordinator() },
            functions: .init(
                make: { makeNSView(context: Context(coordinator: $0, environment: $1)) },
                update: { updateNSView($0, context: Context(coordinator: $1, environment: $2)) },
                size: {
                    sizeThatFits($0, nsView: $1, context: Context(coordinator: $2, environment: $3))
                },
                dismantle: { Self.dismantleNSView($0.0, coordinator: $0.1) }
            )
        )
    }
}

extension NSViewRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}

/// A view by AppKit's name.
public typealias NSView = UIView
