import Copyfit

/// The words for alignments, edges and points, which are SwiftUI's names.
extension NodeMembers {
    static let horizontalAlignments: KeyValuePairs<String, HorizontalAlignment> = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]

    static let verticalAlignments: KeyValuePairs<String, VerticalAlignment> = [
        "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
        "lastTextBaseline": .lastTextBaseline,
    ]

    static let alignments: KeyValuePairs<String, Alignment> = [
        "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
        "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
        "leadingFirstTextBaseline": .leadingFirstTextBaseline,
        "centerFirstTextBaseline": .centerFirstTextBaseline,
        "trailingFirstTextBaseline": .trailingFirstTextBaseline,
        "leadingLastTextBaseline": .leadingLastTextBaseline,
        "centerLastTextBaseline": .centerLastTextBaseline,
        "trailingLastTextBaseline": .trailingLastTextBaseline,
    ]

    static let anchors: KeyValuePairs<String, UnitPoint> = [
        "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
        "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    ]

    static let edges: KeyValuePairs<String, Edge.Set> = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]

    static let axes: KeyValuePairs<String, Axis.Set> = ["horizontal": .horizontal, "vertical": .vertical]
}
