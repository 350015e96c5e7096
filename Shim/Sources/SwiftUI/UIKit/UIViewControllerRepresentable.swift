public import CopyfitLayout
public import Foundation

/// What a representable makes its view with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// The transaction: none.
    public var transaction: Transaction { Transaction() }
}

/// A controller of UIKit's in a tree. It is made, and takes the size that it says; it draws nothing and is reported as
/// `unsupported-modifier`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The type of what is made.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// What it is made with.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes it.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings it up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator
    /// Takes leave of it: called when the view has disappeared. A view that comes back is made again.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// The size for a proposal, in points; nil if it decides itself: its intrinsic size, along an axis without one the
    /// proposal, else 0.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Decides itself.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

    public var body: some View {
        RepresentedView<UIViewControllerType, Coordinator>(
            "UIViewControllerRepresentable",
            makeCoordinator: { makeCoordinator() },
            functions: .init(
                make: { makeUIViewController(context: Context(coordinator: $0, environment: $1)) },
                update: { updateUIViewController($0, context: Context(coordinator: $1, environment: $2)) },
                size: {
                    sizeThatFits($0, uiViewController: $1, context: Context(coordinator: $2, environment: $3))
                },
                dismantle: { Self.dismantleUIViewController($0.0, coordinator: $0.1) }
            )
        )
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}
