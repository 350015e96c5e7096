import Copyfit
@testable import CopyfitViews
import Foundation
import Testing

/// Layout rule 11.7: rows that are alike are where they would be if all were made, whatever was scrolled to before.
@MainActor
struct ScrollingLawTests {
    /// `COPYFIT_JUMPS` jumps, from the contents with this seed on.
    private static let count = number("COPYFIT_JUMPS") ?? 2400
    private static let firstSeed = number("COPYFIT_FIRST_SEED") ?? 0
    private static let jumpsPerContent = 12

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test(
        "While scrolling by small steps rows of any lengths move by these, and the content's length changes by a few rows'"
    )
    func steps() {
        var failures = 0
        for seed in Self.firstSeed..<Self.firstSeed + Self.count / 60 where failures < 5 {
            var dice = Dice(seed: 1_000_000 + seed)
            let content = LongContent.varied(&dice)
            if let failure = ScrollingTrial(content, &dice).step(60, &dice) {
                failures += 1
                Issue.record("seed \(seed): \(failure)\n\(content)")
            }
        }
    }

    @Test("After any jumps a host that makes the rows in view shows what a host shows that has made all")
    func jumps() {
        var failures = 0
        for seed in Self.firstSeed..<Self.firstSeed + Self.count / Self.jumpsPerContent where failures < 5 {
            var dice = Dice(seed: seed)
            let content = LongContent.uniform(&dice)
            if let failure = ScrollingTrial(content, &dice).run(Self.jumpsPerContent, &dice) {
                failures += 1
                Issue.record("seed \(seed): \(failure)\n\(content)")
            }
        }
    }
}

/// Two hosts of the same content, one of which has made all rows.
@MainActor
struct ScrollingTrial {
    private let content: LongContent
    private let names: [String]
    private let lazy: ViewHost
    private let whole: ViewHost

    init(_ content: LongContent, _ dice: inout Dice) {
        self.content = content
        names = content.names
        var options = HostOptions()
        options.platform = dice.pick([.macOS, .iOS])
        options.lazyMargin = dice.pick([0, 0, 0, 40])
        let length = CGFloat(dice.pick([97, 170, 200, 333]))
        let size: ProposedViewSize =
            content.axis == .vertical ? .init(width: 100, height: length) : .init(width: length, height: 100)
        lazy = ViewHost(content, size: size, options: options)
        options.laziness = .none
        whole = ViewHost(content, size: size, options: options)
    }

    /// What differs after one of a number of jumps; nil if nothing does.
    func run(_ count: Int, _ dice: inout Dice) -> String? {
        for host in [lazy, whole] { _ = host.update() }
        var done: [Scroll] = []
        if let difference { return "at rest: \(difference)" }
        for _ in 0..<count {
            let scroll = Scroll(in: content, length: length(whole), &dice)
            done.append(scroll)
            for host in [lazy, whole] {
                scroll.apply(to: host, along: content.axis)
                _ = host.update()
            }
            if let difference { return "after \(done): \(difference)" }
        }
        return nil
    }

    /// What is wrong after one of a number of small steps, some up and some down, from the start or from another place.
    func step(_ count: Int, _ dice: inout Dice) -> String? {
        _ = lazy.update()
        if dice.roll(3) > 0 {
            Scroll.to(CGFloat(dice.roll(Int(max(1, length(lazy)))))).apply(to: lazy, along: content.axis)
            _ = lazy.update()
        }
        var distance = CGFloat(1 + dice.roll(15))
        let longest = content.row.reduce(0, max) + (content.header ?? 0) + (content.footer ?? 0) + 80
        for index in 0..<count {
            if dice.roll(20) == 0 { distance = -distance }
            let (before, oldLength) = (visible(lazy), length(lazy))
            if before.isEmpty || oldLength == 0 { return "step \(index): nothing is visible" }
            Scroll.by(distance).apply(to: lazy, along: content.axis)
            _ = lazy.update()
            let (after, newLength, place) = (visible(lazy), length(lazy), offset(lazy))
            if abs(newLength - oldLength) > longest {
                return "step \(index) \(distance) at \(place): the content's length is \(newLength) after \(oldLength)"
            }
            if place.offset <= place.least || place.offset >= place.most - 1e-6 {
                distance = -distance
                continue
            }
            for (name, frame) in before where name.hasPrefix("row") && after[name] != nil {
                let moved = content.axis == .vertical ? after[name]!.minY - frame.minY : after[name]!.minX - frame.minX
                if abs(moved + distance) > 1e-5 {
                    return "step \(index): \(name) has moved by \(moved), right \(-distance)"
                }
            }
        }
        return nil
    }

    private func length(_ host: ViewHost) -> CGFloat {
        host.scrollGeometry("scroll").map { content.axis == .vertical ? $0.contentSize.height : $0.contentSize.width }
            ?? 0
    }

    /// The offset, with the least and the most that there can be.
    private func offset(_ host: ViewHost) -> (offset: CGFloat, least: CGFloat, most: CGFloat) {
        guard let geometry = host.scrollGeometry("scroll") else { return (0, 0, 0) }
        let (insets, size, room) = (geometry.contentInsets, geometry.contentSize, geometry.visibleRect)
        return content.axis == .vertical
            ? (geometry.contentOffset.y, -insets.top, size.height + insets.bottom - room.height)
            : (geometry.contentOffset.x, -insets.leading, size.width + insets.trailing - room.width)
    }

    private var difference: String? {
        let (shown, wanted) = (visible(lazy), visible(whole))
        if wanted.isEmpty { return "nothing is visible" }
        if let name = names.first(where: { shown[$0] != wanted[$0] }) {
            return
                "\(name) at \(shown[name].map { "\($0)" } ?? "no place"), right \(wanted[name].map { "\($0)" } ?? "no place")"
        }
        let (geometry, right) = (numbers(lazy), numbers(whole))
        return zip(geometry, right).allSatisfy { abs($0 - $1) < 1e-6 }
            ? nil : "content and offset \(geometry), right \(right)"
    }

    private func numbers(_ host: ViewHost) -> [CGFloat] {
        guard let geometry = host.scrollGeometry("scroll") else { return [.nan] }
        let (size, offset) = (geometry.contentSize, geometry.contentOffset)
        return [size.width, size.height, offset.x, offset.y]
    }

    /// The frames of what is visible, to a millionth of a point.
    private func visible(_ host: ViewHost) -> [String: CGRect] {
        func rounded(_ length: CGFloat) -> CGFloat { (length * 1e6).rounded() / 1e6 + 0 }
        let size = host.size.replacingUnspecifiedDimensions()
        let screen = CGRect(origin: .zero, size: size).insetBy(dx: 1e-5, dy: 1e-5)
        var frames: [String: CGRect] = [:]
        for name in names {
            guard let frame = host.frame(id: name), frame.intersects(screen) else { continue }
            frames[name] = CGRect(
                x: rounded(frame.minX),
                y: rounded(frame.minY),
                width: rounded(frame.width),
                height: rounded(frame.height)
            )
        }
        return frames
    }
}
