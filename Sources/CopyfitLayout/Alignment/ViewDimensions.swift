public import Foundation

/// A view's size and alignment guides for one proposal. Same as SwiftUI.
///
/// Guide values are distances in points from the view's own leading or top edge. Explicit values are looked up on
/// first use, so dimensions whose guides are never read cost no more than a size.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat

    /// The height in points.
    public let height: CGFloat

    let source: GuideSource?

    init(width: CGFloat, height: CGFloat, source: GuideSource? = nil) {
        self.width = width
        self.height = height
        self.source = source
    }

    /// The guide's explicit value, else its default in this size.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.defaultValue(in: self)
    }

    /// The guide's explicit value, else its default in this size.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.defaultValue(in: self)
    }

    /// The guide's value if the view or one of its descendants sets it, else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        source?.explicitValue(of: guide.key)
    }

    /// The guide's value if the view or one of its descendants sets it, else nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        source?.explicitValue(of: guide.key)
    }
}

/// Who knows the explicit guides of nodes: the tree.
protocol ExplicitGuides: AnyObject {
    /// The guide's value if the node or something in it sets it.
    func explicitGuide(_ key: AlignmentKey, of node: Int32, proposal: Proposal) -> CGFloat?
}

/// Where a view's explicit guides are looked up: its node and the proposal it answered.
struct GuideSource: Equatable {
    let guides: any ExplicitGuides
    let node: Int32
    let proposal: Proposal

    func explicitValue(of key: AlignmentKey) -> CGFloat? {
        guides.explicitGuide(key, of: node, proposal: proposal)
    }

    static func == (lhs: GuideSource, rhs: GuideSource) -> Bool {
        lhs.guides === rhs.guides && lhs.node == rhs.node && lhs.proposal == rhs.proposal
    }
}
