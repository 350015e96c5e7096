import CopyfitLayout
import Foundation

/// A layout without subviews that has a size of its own.
struct RepresentedLayout: Layout {
    private let size: @MainActor (ProposedViewSize) -> CGSize

    init(size: @escaping @MainActor (ProposedViewSize) -> CGSize) {
        self.size = size
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { size(proposal) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A value that is made when it is first needed.
@preconcurrency @MainActor
final class Once<Value> {
    private var made: Value?

    nonisolated init() {}

    func value(_ make: () -> Value) -> Value {
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}

extension UIView {
    /// The intrinsic size, and along an axis without one the proposal, else 0.
    func size(for proposal: ProposedViewSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : proposal.width ?? 0,
            height: intrinsic.height >= 0 ? intrinsic.height : proposal.height ?? 0
        )
    }
}

extension UIViewController {
    func size(for proposal: ProposedViewSize) -> CGSize { view.size(for: proposal) }
}
