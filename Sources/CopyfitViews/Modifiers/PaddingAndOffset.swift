public import CopyfitLayout
public import Foundation

extension View {
    /// Adds space around this view, per edge in points.
    @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds space at some edges of this view, in points; nil is 16.
    @inlinable nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length ?? 16, on: edges)))
    }

    /// Adds space around this view, in points.
    @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length, on: .all)))
    }

    /// Draws this view moved by a distance in points; layout does not change.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Draws this view moved by a distance in points; layout does not change.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the centre of this view at a point; takes the whole proposal.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Puts the centre of this view at a point; takes the whole proposal.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

extension EdgeInsets {
    /// One length on some edges, 0 on the others.
    @usableFromInline init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }
}

@usableFromInline nonisolated struct PaddingModifier: LayoutModifier, Equatable {
    @usableFromInline typealias Body = Never

    private let packed: PackedInsets

    var insets: EdgeInsets { packed.insets }

    @usableFromInline init(insets: EdgeInsets) {
        packed = PackedInsets(insets)
    }

    @usableFromInline nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        reconcileWrappers(modifier, content: content, at: position)
    }

    var behaviour: LayoutBehaviour { .padding(insets.given(as: "Padding")) }

    var name: String {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing].map(shortDescription)
        return Set(lengths).count == 1 ? "padding(\(lengths[0]))" : "padding(\(lengths.joined(separator: ", ")))"
    }
}

nonisolated struct OffsetModifier: LayoutModifier, Equatable {
    typealias Body = Never

    let offset: CGSize

    var behaviour: LayoutBehaviour {
        .offset(offset.given(as: "An offset", otherwise: 0))
    }

    var name: String { "offset(\(shortDescription(of: offset.width)), \(shortDescription(of: offset.height)))" }
}

nonisolated struct PositionModifier: LayoutModifier, Equatable {
    typealias Body = Never

    let position: CGPoint

    var behaviour: LayoutBehaviour {
        .position(CGPoint(x: position.x.given(as: "A position") ?? 0, y: position.y.given(as: "A position") ?? 0))
    }

    var name: String { "position(\(shortDescription(of: position.x)), \(shortDescription(of: position.y)))" }
}
