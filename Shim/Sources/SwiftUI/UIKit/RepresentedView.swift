import CopyfitLayout
import Foundation

/// Makes what a representable represents once, gives it its size, and takes leave of it.
struct RepresentedView<Made: SizedByContent, Coordinator>: View {
    /// The functions of a representable.
    struct Functions {
        let make: @MainActor (Coordinator, EnvironmentValues) -> Made
        let update: @MainActor (Made, Coordinator, EnvironmentValues) -> Void
        let size: @MainActor (ProposedViewSize, Made, Coordinator, EnvironmentValues) -> CGSize?
        let dismantle: @MainActor ((Made, Coordinator)) -> Void
    }

    @Environment(\.self) private var environment
    @State private var place = RepresentedPlace<Made, Coordinator>()
    /// Counts how often the view has come back, as a row of a lazy container does.
    @State private var returns = 0
    let name: String
    let makeCoordinator: @MainActor () -> Coordinator
    let functions: Functions

    init(_ name: String, makeCoordinator: @escaping @MainActor () -> Coordinator, functions: Functions) {
        self.name = name
        self.makeCoordinator = makeCoordinator
        self.functions = functions
    }

    /// What is made by a function, without a coordinator.
    init(_ name: String, make: @escaping @MainActor () -> Made) where Coordinator == Void {
        let functions = Functions(
            make: { _, _ in make() },
            update: { _, _, _ in },
            size: { _, _, _, _ in nil },
            dismantle: { _ in }
        )
        self.init(name, makeCoordinator: {}, functions: functions)
    }

    var body: some View {
        _ = returns
        let (made, coordinator) = place.content {
            let coordinator = makeCoordinator()
            return (functions.make(coordinator, environment), coordinator)
        }
        functions.update(made, coordinator, environment)
        let layout = RepresentedLayout { proposal in
            functions.size(proposal, made, coordinator, environment) ?? made.size(for: proposal)
        }
        return living(layout, in: place, _returns.projectedValue, functions.dismantle)
    }

    /// Not in the body: there, functions for Copyfit would check that they run on the main thread, and stop a host on
    /// another one.
    private nonisolated func living(
        _ layout: RepresentedLayout,
        in place: RepresentedPlace<Made, Coordinator>,
        _ returns: Binding<Int>,
        _ dismantle: @escaping @MainActor ((Made, Coordinator)) -> Void
    ) -> some View {
        layout {}
            ._unsupported(name)
            .onAppear { if place.isEmpty { returns.wrappedValue += 1 } }
            .onDisappear { if let content = place.take() { _callUnisolated(content, dismantle) } }
    }
}

/// What one place has made.
private final class RepresentedPlace<Made, Coordinator> {
    private var made: (Made, Coordinator)?

    var isEmpty: Bool { made == nil }

    func content(_ make: () -> (Made, Coordinator)) -> (Made, Coordinator) {
        let content = made ?? make()
        made = content
        return content
    }

    func take() -> (Made, Coordinator)? {
        defer { made = nil }
        return made
    }
}

/// A layout without subviews that has a size of its own.
private struct RepresentedLayout: Layout {
    private let size: @MainActor (ProposedViewSize) -> CGSize

    init(size: @escaping @MainActor (ProposedViewSize) -> CGSize) {
        self.size = size
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _callUnisolated(proposal, size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// What can be represented.
@preconcurrency @MainActor
protocol SizedByContent: AnyObject {
    /// The intrinsic size, and along an axis without one the proposal, else 0.
    func size(for proposal: ProposedViewSize) -> CGSize
}

extension UIView: SizedByContent {
    func size(for proposal: ProposedViewSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : proposal.width ?? 0,
            height: intrinsic.height >= 0 ? intrinsic.height : proposal.height ?? 0
        )
    }
}

extension UIViewController: SizedByContent {
    func size(for proposal: ProposedViewSize) -> CGSize { view.size(for: proposal) }
}
