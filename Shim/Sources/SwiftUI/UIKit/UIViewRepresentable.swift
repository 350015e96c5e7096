public import CopyfitLayout
public import Foundation

/// What a representable makes its view with.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// The transaction: none.
    public var transaction: Transaction { Transaction() }
}

/// A view of UIKit's in a tree. It is made, and takes the size that it says; it draws nothing and is reported as
/// `unsupported-modifier`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The type of what is made.
    associatedtype UIViewType: UIView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// What it is made with.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes it.
    func makeUIView(context: Context) -> UIViewType
    /// Brings it up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator
    /// Takes leave of it: called when the view has disappeared. A view that comes back is made again.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// The size for a proposal, in points; nil if it decides itself: its intrinsic size, along an axis without one the
    /// proposal, else 0.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Decides itself.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public var body: some View {
        RepresentedView<UIViewType, Coordinator>(
            "UIViewRepresentable",
            makeCoordinator: { makeCoordinator() },
            functions: .init(
                make: { makeUIView(context: Context(coordinator: $0, environment: $1)) },
                update: { updateUIView($0, context: Context(coordinator: $1, environment: $2)) },
                size: {
                    sizeThatFits($0, uiView: $1, context: Context(coordinator: $2, environment: $3))
                },
                dismantle: { Self.dismantleUIView($0.0, coordinator: $0.1) }
            )
        )
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}
