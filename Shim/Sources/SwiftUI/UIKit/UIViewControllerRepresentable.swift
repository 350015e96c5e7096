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
    /// Takes leave of it; not called.
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

    public var body: some View { UIViewControllerRepresentableBody(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}

/// Makes what is represented once, and gives it its size.
private struct UIViewControllerRepresentableBody<R: UIViewControllerRepresentable>: View {
    @Environment(\.self) private var environment
    @State private var made = Once<(R.UIViewControllerType, R.Coordinator)>()
    let representable: R

    var body: some View {
        let (made, coordinator) = made.value {
            let coordinator = representable.makeCoordinator()
            let context = UIViewControllerRepresentableContext<R>(coordinator: coordinator, environment: environment)
            return (representable.makeUIViewController(context: context), coordinator)
        }
        let context = UIViewControllerRepresentableContext<R>(coordinator: coordinator, environment: environment)
        representable.updateUIViewController(made, context: context)
        let layout = RepresentedLayout { proposal in
            representable.sizeThatFits(proposal, uiViewController: made, context: context) ?? made.size(for: proposal)
        }
        return layout {}._unsupported("UIViewControllerRepresentable")
    }
}
