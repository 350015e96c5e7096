public import Foundation

/// A view by UIKit's name. It draws nothing; as a view in a tree it has the size that it says.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// Where the view is, in points.
    public var frame = CGRect.zero
    /// What the view takes; nothing reads it.
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var isHidden = false

    /// The view's place in its own space, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// None: nothing is in the way here.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// A view of no size.
    public override required init() { super.init() }

    /// A view with a frame.
    public convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }

    /// The length that means none.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size of the content; -1 along an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size that suits another one best: that of the frame.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
}

/// A controller of a view by UIKit's name.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// The view.
    public var view = UIView()
    /// A title.
    public var title: String?

    /// A controller of an empty view.
    public override init() { super.init() }

    /// Called when the view exists; it is not called here.
    open func viewDidLoad() {}
}

/// A controller whose view is a SwiftUI view, laid out by a ``ViewHost``.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// The view's host. It proposes the size of the screen at first.
    public let host: ViewHost

    /// The view.
    public var rootView: Content {
        didSet { host.setContent(rootView) }
    }

    /// A controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        host = ViewHost(rootView, size: ProposedViewSize(UIScreen.main.bounds.size))
        super.init()
    }

    /// The size of the view in a size, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { host.size(for: ProposedViewSize(size)) }
}
