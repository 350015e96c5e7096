public import CopyfitLayout

extension Layout {
    /// A view that lays out the elements of a builder with this layout.
    ///
    /// An initialiser that takes the content takes precedence. A view that is a layout if it has no content has such an
    /// initialiser.
    @_disfavoredOverload
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// Lays out the elements of a view with a custom layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
    typealias Body = Never

    let layout: L
    let content: Content

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(CustomLayoutParameters(layout: view.layout), content: view.content, at: position)
    }
}

struct CustomLayoutParameters<L: Layout>: LayoutParameters {
    let layout: L

    var behaviour: LayoutBehaviour {
        for gap in LayoutBehaviour.ignoredGaps(of: layout) { _ = gap.given(as: "A layout's spacing") }
        return LayoutBehaviour(layout)
    }

    var name: String { "\(L.self)" }

    func lays(outLike other: Self) -> Bool { isUnchanged(layout, other.layout) }
}
