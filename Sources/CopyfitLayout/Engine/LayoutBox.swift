import Foundation

/// A client's layout of any type, with its cache: what `TypedLayoutBox` makes of a `Layout`. One instance belongs to one node.
package class LayoutBox {
    /// The children in order: a copy of the tree's own list, so that a layout is given them without copying.
    var children: [Int32] = []

    /// The cache has to be brought up to date before its next use.
    var isStale = true

    init() {}

    /// Takes over the cache of the box this one replaces if both hold the same type of layout.
    func adoptCache(of other: LayoutBox) {}

    /// The layout, if it is of a type.
    func layout<Other>(of type: Other.Type) -> Other? { nil }

    /// The name of the layout's type.
    var name: String { "" }

    var stackOrientation: Axis? { nil }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing { .zero }

    func size(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGSize { .zero }

    func placeChildren(in bounds: CGRect, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) {}

    func explicitGuide(
        _ key: AlignmentKey,
        in bounds: CGRect,
        _ proposal: Proposal,
        of node: Int32,
        in tree: LayoutTree
    ) -> CGFloat? { nil }
}
