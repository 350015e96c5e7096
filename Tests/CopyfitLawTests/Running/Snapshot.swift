import CopyfitLayout
import CopyfitText

import Copyfit
@testable import CopyfitViews

/// All that is compared between a host that was updated and a fresh one.
///
/// States are not: those that live on differ rightly from fresh ones (``IdentityModel`` says which live on). What
/// states cause is in the frames: programs are such that no state decides what it is set from.
struct Snapshot: Equatable {
    /// Each element with its frame to a millionth of a point: the order in which a stack
    /// adds lengths is not compared. And what it carries for whoever draws.
    var lines: [String] = []
    var preferences: [String] = []
    /// What is drawn, in order, without coordinates: they follow from the frames, and rounding to pixels would make much
    /// of a difference in the last digit.
    var drawing: [String] = []
    /// Appearances less disappearances of each place that counts them.
    var presence: [Int: Int]

    init(_ subject: Subject) {
        presence = subject.desk.presence.filter { $0.value != 0 }
        subject.host.root.slot.element.map { add($0, indent: "") }
        let host = subject.host
        drawing = host.displayList().items.steps.map(\.kind)
        preferences = [
            "\(host.preference(NameList.self))", "\(host.preference(Largest.self))",
            "\(host.preference(LastName.self))", "\(host.preference(TokenList.self).map(\.place))",
            "\(host.preference(AnchorList.self).count)",
        ]
    }

    private mutating func add(_ element: Element, indent: String) {
        let frame = element.globalFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 + 0 }.map(
            String.init(describing:)
        )
        lines.append("\(indent)\(element.name) (\(numbers.joined(separator: ", ")))\(element.carried)")
        for child in element.shownChildren { add(child, indent: indent + "  ") }
    }

    /// What differs, first line first; nil when nothing does.
    func difference(from fresh: Snapshot) -> String? {
        if lines != fresh.lines {
            let index = zip(lines, fresh.lines).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
            return "frames, from line \(index):\n  updated:\n    "
                + lines.dropFirst(index).prefix(12).joined(separator: "\n    ")
                + "\n  fresh:\n    " + fresh.lines.dropFirst(index).prefix(12).joined(separator: "\n    ")
        }
        if drawing != fresh.drawing { return "drawing: \(drawing), fresh \(fresh.drawing)" }
        if preferences != fresh.preferences { return "preferences: \(preferences), fresh \(fresh.preferences)" }
        if presence != fresh.presence { return "presence: \(presence), fresh \(fresh.presence)" }
        return nil
    }
}

extension DisplayList.Step {
    fileprivate var kind: String {
        switch self {
        case .item(let item): item.kind
        case .mask: "mask"
        case .end: "end"
        }
    }
}

extension DisplayList.Item {
    fileprivate var kind: String {
        switch self {
        case .fill(_, let paint, _): "fill \(paint.kind)"
        case .stroke(_, let paint, let style): "stroke \(paint.kind) \(style.lineWidth)"
        case .glyphs(let run): "glyphs \(run.text) \(run.paint.kind) \(run.glyphs.map(\.id))"
        case .image: "image"
        case .group(let group):
            "begin \(group.layer.opacity) \(group.layer.blendMode) \(group.layer.filters) \(group.layer.clip != nil)"
        }
    }
}

extension DisplayList.Paint {
    fileprivate var kind: String {
        switch self {
        case .color(let color): "\(color)"
        case .gradient(let gradient): "\(gradient.stops)"
        case .pattern: "pattern"
        }
    }
}

extension Element {
    /// What an element carries for whoever draws, where it is no function.
    fileprivate var carried: String {
        switch self {
        case let text as TextNode:
            " \(text.leaf?.placed?.lines.map { "\($0.visibleRange) \($0.isTruncated) \($0.baseline)" } ?? [])"
        case let drawn as DrawnElement: " \(drawn.effect)"
        case let scrolled as ScrollViewNode: " \(scrolled.geometry)"
        case let color as LeafNode<ColorParameters>: " \(color.parameters.color)"
        default: ""
        }
    }
}
