public import CopyfitLayout

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
    /// Where to look for views; a class, so that proxies can be compared.
    final class Reach {
        fileprivate weak var place: _ViewNode?

        fileprivate init(_ place: _ViewNode) { self.place = place }
    }

    fileprivate let reach: Reach

    /// Scrolls the scroll view around the first view with this id inside the reader until `anchor` of the view is at the
    /// same point of the scroll view; nil scrolls as little as shows all of the view. Takes effect in the pass under way
    /// or in the next one.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let place = reach.place, place.isAlive else { return }
        place.graph.scrolling.requests.append(
            ScrollRequest(.view(AnyHashable(id), anchor: anchor), of: place, by: .proxy)
        )
    }
}

/// Shows what a function makes of a proxy that scrolls the scroll views inside.
public nonisolated struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never

    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Calls the function with a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { ScrollViewReaderNode<Content>(at: $0) }
        node.update(view.content)
        return node
    }
}

/// The place of a reader.
final class ScrollViewReaderNode<Content: View>: ForwardingNode {
    private var content: ((ScrollViewProxy) -> Content)?
    private lazy var proxy = ScrollViewProxy(reach: ScrollViewProxy.Reach(self))

    fileprivate func update(_ content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
        evaluate()
    }

    private func evaluate() {
        guard let content else { return }
        let view = graph.evaluate(self) { content(proxy) }
        forward(view)
    }

    override func reevaluate() -> Bool {
        let old = elements
        evaluate()
        return !old.isIdentical(to: elements)
    }
}
