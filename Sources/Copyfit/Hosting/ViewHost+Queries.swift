public import CopyfitLayout
public import Foundation

extension ViewHost {
    /// The frame of the view with an id or accessibility identifier, in points, unrounded; nil when there is none.
    ///
    /// Of a view with several elements it is the smallest rectangle around them. The first view in tree order counts.
    /// Linear in the size of the tree.
    public func frame(id: some Hashable, in space: CoordinateSpace = .global) -> CGRect? {
        let frames = elements(named: AnyHashable(id)).map { element in
            element.convert(CGRect(origin: .zero, size: element.size), to: space)
        }
        guard let first = frames.first else { return nil }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The value of a preference over the whole view; the key's default when nobody contributes.
    public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        root.slot.element?.preference(key, bit: PreferenceBit(key)) ?? K.unisolatedDefault
    }

    /// The root view's size for a proposal. Nothing is placed and no state changes.
    public func size(for proposal: ProposedViewSize) -> CGSize {
        if !root.isEvaluated { _ = updateUnchecked() }
        return root.slot.element.map { graph.layout.measure($0.layoutNode, proposal) } ?? .zero
    }

    /// The smallest size of the root view: its answer to a proposal of zero.
    public var minimumSize: CGSize { size(for: .zero) }

    /// The size the root view has where nothing is proposed.
    public var idealSize: CGSize { size(for: .unspecified) }

    /// The largest size of the root view: its answer to a proposal of infinity.
    public var maximumSize: CGSize { size(for: .infinity) }

    /// The elements of the first view in tree order that has an id or accessibility identifier.
    func elements(named name: AnyHashable) -> [Element] {
        var found: [Element] = []
        root.visit { node in
            guard found.isEmpty else { return }
            if (node as? IDNode)?.id == name {
                found = node.elements.array
            } else if let node = node as? any Identified {
                found = node.elements(named: name)
            }
        }
        return found
    }
}

/// A node that names some of its elements.
protocol Identified {
    func elements(named name: AnyHashable) -> [Element]
}

extension WrapperNode: Identified {
    func elements(named name: AnyHashable) -> [Element] {
        elements.array.filter { ($0 as? IdentifiedElement).map { AnyHashable($0.identifier) == name } ?? false }
    }
}

extension _ViewNode {
    /// Visits this place and everything below it, in tree order.
    final func visit(_ body: (_ViewNode) -> Void) {
        body(self)
        forEachChild { $0.visit(body) }
    }
}

/// The size of a view for a proposal, in points; evaluates the view until its states are at rest.
///
/// Each call makes a host of its own; keep a ``ViewHost`` to measure one view several times.
@MainActor
public func size<Content: View>(
    of view: Content,
    _ proposal: ProposedViewSize,
    environment: EnvironmentValues = .init()
) -> CGSize {
    let host = ViewHost(view, size: proposal, environment: environment)
    _ = host.update()
    return host.size(for: proposal)
}
