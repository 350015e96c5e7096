public import CopyfitLayout
public import Foundation

extension ViewHost {
    /// The frame of the view with this id or accessibility identifier, in points, unrounded; nil if none is laid out.
    ///
    /// For a view with several elements it is the smallest rectangle around them. The first view in tree order counts.
    /// Linear in the size of the tree.
    public func frame(id: some Hashable, in space: CoordinateSpace = .global) -> CGRect? {
        let frames = graph.query {
            elements(named: AnyHashable(id)).map { element in
                element.convert(CGRect(origin: .zero, size: element.size), to: space)
            }
        }
        guard let first = frames.first else { return nil }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The value of a preference for the whole view; the key's default if no view contributes.
    public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        graph.query { root.slot.element?.preference(key, bit: PreferenceBit(key)) ?? K.unisolatedDefault }
    }

    /// The root view's size for a proposal. Nothing is placed and no state changes.
    public func size(for proposal: ProposedViewSize) -> CGSize {
        if !root.isEvaluated { _ = updateUnchecked() }
        return graph.query { root.slot.element.map { graph.layout.measure($0.layoutNode, proposal) } ?? .zero }
    }

    /// The smallest size of the root view: its answer to a proposal of zero.
    public var minimumSize: CGSize { size(for: .zero) }

    /// The ideal size of the root view: its answer if nothing is proposed.
    public var idealSize: CGSize { size(for: .unspecified) }

    /// The largest size of the root view: its answer to a proposal of infinity.
    public var maximumSize: CGSize { size(for: .infinity) }

    /// The elements of the first view in tree order that has this id or accessibility identifier and is laid out.
    func elements(named name: AnyHashable) -> [Element] {
        root.first { $0.shownElements(named: name, below: root.shownElement) } ?? []
    }
}

/// A node that names some of its elements.
protocol Identified {
    func namedElements(_ name: AnyHashable) -> [Element]
}

extension WrapperNode: Identified {
    func namedElements(_ name: AnyHashable) -> [Element] {
        elements.array.filter { ($0 as? IdentifiedElement).map { AnyHashable($0.identifier) == name } ?? false }
    }
}

extension _ViewNode {
    /// The elements that this place gives a name.
    func elements(named name: AnyHashable) -> [Element] {
        (self as? IDNode)?.id == name ? elements.array : (self as? any Identified)?.namedElements(name) ?? []
    }

    /// The elements of this place that are laid out, if it has this name; nil if there are none.
    fileprivate func shownElements(named name: AnyHashable, below root: Element?) -> [Element]? {
        let shown = elements(named: name).filter { $0.isShown(below: root) }
        return shown.isEmpty ? nil : shown
    }
}

/// The size of a view for a proposal, in points. Evaluates the view until its states have settled.
///
/// Each call makes a new host. Keep a ``ViewHost`` to measure one view several times.
@preconcurrency @MainActor
public func size<Content: View>(
    of view: Content,
    _ proposal: ProposedViewSize,
    environment: EnvironmentValues = .init()
) -> CGSize {
    let host = ViewHost(view, size: proposal, environment: environment)
    _ = host.update()
    return host.size(for: proposal)
}
