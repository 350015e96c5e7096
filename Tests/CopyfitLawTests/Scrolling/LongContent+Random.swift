import Copyfit
import Foundation

extension LongContent {
    /// Content of rows that are all alike.
    static func uniform(_ dice: inout Dice) -> LongContent {
        var content = LongContent(holder: dice.pick(Holder.allCases), shape: dice.pick(Shape.allCases))
        content.row = [dice.pick([7, 20, 30, 44.5, 91 / 3, 260])]
        content.header = dice.pick([nil, 17, 30, 28.4])
        content.footer = dice.pick([nil, nil, 12, 30])
        content.spacing = dice.pick([nil, 0, 0, 4, 10 / 3])
        content.columns = dice.pick([1, 2, 3])
        content.pinned = dice.pick([[], [], .sectionHeaders, .sectionFooters, [.sectionHeaders, .sectionFooters]])
        content.padding = dice.pick([0, 0, 3])
        content.margin = dice.pick([0, 0, 20])
        content.bar = dice.pick([nil, nil, 25])
        content.before = dice.pick([nil, nil, 33])
        // A view after rows of a grid that do not fill its last line is in that line, and makes it its own.
        if content.holder == .grid, [.rowsBetweenViews, .unlikeRuns].contains(content.shape) { content.shape = .rows }
        // Rows of repetitions in repetitions share lines of a grid, which are then all made.
        if content.holder == .grid, content.shape == .rowsInRowsInSections { content.shape = .sections }
        content.style = dice.roll(4)
        if content.holder != .list, dice.roll(3) == 0 {
            content.axis = .horizontal
            content.direction = dice.pick([.leftToRight, .rightToLeft])
        }
        let sections = content.shape == .writtenSections ? 4 : 2 + dice.roll(11)
        let (least, most) = (1 + dice.roll(12), dice.roll(8))
        content.counts = (0..<sections).map { _ in least + dice.roll(most + 1) }
        return content
    }
}

/// A way to scroll.
enum Scroll: CustomStringConvertible {
    case to(CGFloat)
    case by(CGFloat)
    case edge(Bool)
    case row(LongContent.Place, UnitPoint?)

    /// A jump, seldom a step.
    init(in content: LongContent, length: CGFloat, _ dice: inout Dice) {
        switch dice.roll(10) {
        case 0: self = .by(CGFloat(dice.roll(400) - 200))
        case 1: self = .edge(dice.roll(2) == 0)
        case 2:
            let section = content.isSectioned ? dice.roll(content.counts.count) : 0
            let count = content.isSectioned ? content.rows(in: section) : content.rowCount
            self = .row(.init(section: section, index: dice.roll(count)), dice.pick([nil, .top, .center, .bottom]))
        default: self = .to(CGFloat(dice.roll(Int(max(1, length)))))
        }
    }

    @MainActor func apply(to host: ViewHost, along axis: Axis) {
        let isVertical = axis == .vertical
        switch self {
        case .to(let offset):
            host.scroll("scroll", to: isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
        case .by(let distance):
            host.scroll(
                "scroll",
                by: isVertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
            )
        case .edge(let isStart):
            host.scroll("scroll", to: isVertical ? isStart ? .top : .bottom : isStart ? .leading : .trailing)
        case .row(let place, let anchor): host.scroll("scroll", toView: place, anchor: anchor)
        }
    }

    var description: String {
        switch self {
        case .to(let offset): "to \(offset)"
        case .by(let distance): "by \(distance)"
        case .edge(let isStart): isStart ? "to the start" : "to the end"
        case .row(let place, let anchor): "to row \(place) at \(anchor.map { "\($0)" } ?? "no anchor")"
        }
    }
}

extension LongContent {
    /// Whether rows are counted in each section.
    var isSectioned: Bool { shape != .rows && shape != .rowsBetweenViews }
}

extension LongContent {
    /// Content of rows of several lengths.
    static func varied(_ dice: inout Dice) -> LongContent {
        var content = uniform(&dice)
        content.row = dice.pick([[20, 45, 31, 26], [18, 90, 22], [40, 41, 40, 43, 77]])
        content.columns = dice.pick([1, 2])
        return content
    }
}
