import Copyfit
import Foundation

/// `frame`: a frame of a width and height, or with limits.
struct FrameKind: NodeKind {
    static let name = "frame"
    private let fixed: (width: CGFloat?, height: CGFloat?)
    private let limits: [CGFloat?]
    private let hasLimits: Bool
    private let alignment: Alignment
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        fixed = (try members.extent("width"), try members.extent("height"))
        var limits: [CGFloat?] = []
        for name in ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"] {
            limits.append(try members.extent(name, orInfinity: name.hasPrefix("max")))
        }
        (self.limits, hasLimits) = (limits, limits.contains { $0 != nil })
        alignment = try members.word("alignment", of: NodeMembers.alignments) ?? .center
        child = try members.child()
        if hasLimits, fixed != (nil, nil) {
            let name = fixed.width == nil ? "height" : "width"
            throw members.invalid(name, "width and height, or limits: put one frame into another for both")
        }
    }

    var view: AnyView {
        if !hasLimits {
            return AnyView(child.view.frame(width: fixed.width, height: fixed.height, alignment: alignment))
        }
        return AnyView(
            child.view.frame(
                minWidth: limits[0],
                idealWidth: limits[1],
                maxWidth: limits[2],
                minHeight: limits[3],
                idealHeight: limits[4],
                maxHeight: limits[5],
                alignment: alignment
            )
        )
    }
}

/// `padding`: room around a node; the platform's on all sides if no side is named.
struct PaddingKind: NodeKind {
    static let name = "padding"
    private let insets: EdgeInsets?
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        let all = try members.length("all")
        let (horizontal, vertical) = (try members.length("horizontal"), try members.length("vertical"))
        let given = [
            try members.length("top") ?? vertical ?? all, try members.length("leading") ?? horizontal ?? all,
            try members.length("bottom") ?? vertical ?? all, try members.length("trailing") ?? horizontal ?? all,
        ]
        let sides = given.map { $0 ?? 0 }
        insets =
            given.allSatisfy { $0 == nil }
            ? nil : EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
        child = try members.child()
    }

    var view: AnyView {
        if let insets { return AnyView(child.view.padding(insets)) }
        return AnyView(child.view.padding())
    }
}

/// `fixedSize`: a node at its ideal size, whatever is proposed.
struct FixedSizeKind: NodeKind {
    static let name = "fixedSize"
    private let horizontal: Bool
    private let vertical: Bool
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        horizontal = try members.flag("horizontal") ?? true
        vertical = try members.flag("vertical") ?? true
        child = try members.child()
    }

    var view: AnyView { AnyView(child.view.fixedSize(horizontal: horizontal, vertical: vertical)) }
}

/// `aspectRatio`: a node in a ratio of width to height, its own if none is given.
struct AspectRatioKind: NodeKind {
    static let name = "aspectRatio"
    private let ratio: CGFloat?
    private let mode: ContentMode
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        ratio = try members.ratio("ratio")
        mode = try members.word("mode", of: ["fit": ContentMode.fit, "fill": .fill]) ?? .fit
        child = try members.child()
    }

    var view: AnyView { AnyView(child.view.aspectRatio(ratio, contentMode: mode)) }
}

/// `priority`: a node that a stack serves before those of lower priority.
struct PriorityKind: NodeKind {
    static let name = "priority"
    private let value: Double
    private let child: DocumentNode

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        guard let value = try members.number("value") else { throw members.missing("value", "a number") }
        self.value = value
        child = try members.child()
    }

    var view: AnyView { AnyView(child.view.layoutPriority(value)) }
}

/// `alignmentGuide`: another place for a guide of a node, from its leading or top edge.
struct GuideKind: NodeKind {
    static let name = "alignmentGuide"
    private let guide: Guide
    private let value: CGFloat
    private let child: DocumentNode

    private enum Guide: Sendable {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    private static let guides: KeyValuePairs<String, Guide> = [
        "leading": .horizontal(.leading), "center": .horizontal(.center), "trailing": .horizontal(.trailing),
        "top": .vertical(.top), "middle": .vertical(.center), "bottom": .vertical(.bottom),
        "firstTextBaseline": .vertical(.firstTextBaseline), "lastTextBaseline": .vertical(.lastTextBaseline),
    ]

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        guard let guide = try members.word("guide", of: Self.guides) else {
            throw members.missing("guide", "one of " + Self.guides.map { "\"\($0.key)\"" }.joined(separator: ", "))
        }
        guard let value = try members.length("value") else { throw members.missing("value", "a number of points") }
        (self.guide, self.value) = (guide, value)
        child = try members.child()
    }

    var view: AnyView {
        let value = value
        return switch guide {
        case .horizontal(let guide): AnyView(child.view.alignmentGuide(guide) { _ in value })
        case .vertical(let guide): AnyView(child.view.alignmentGuide(guide) { _ in value })
        }
    }
}
