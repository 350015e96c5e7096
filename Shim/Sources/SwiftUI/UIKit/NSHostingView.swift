public import Foundation

/// AppKit's view of a SwiftUI view, laid out by a ``ViewHost``.
@preconcurrency @MainActor
open class NSHostingView<Content: View>: NSView {
    /// The view's host. It proposes no size at first.
    public let host: ViewHost

    /// The view.
    public var rootView: Content {
        didSet { host.setContent(rootView) }
    }

    /// A view of a view.
    public required init(rootView: Content) {
        self.rootView = rootView
        host = ViewHost(rootView, size: .unspecified)
        super.init()
    }

    @available(*, unavailable, message: "A hosting view needs a view: use init(rootView:).")
    public required init() { fatalError("A hosting view needs a view.") }

    /// The size that the view has by itself.
    public var fittingSize: CGSize { host.size(for: .unspecified) }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { host.size(for: ProposedViewSize(size)) }
}

/// AppKit's controller of a SwiftUI view.
public typealias NSHostingController = UIHostingController

/// AppKit's controller of a view.
public typealias NSViewController = UIViewController
