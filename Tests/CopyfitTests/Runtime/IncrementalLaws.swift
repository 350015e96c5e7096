import Testing

import Copyfit
@testable import CopyfitViews

/// Numbers that look random and are the same in every run.
private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}

/// An observable object of its own, so that other changes leave its observers alone.
@Observable
private final class Cell<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// What a tree of views follows from.
@Observable
private final class World {
    @ObservationIgnored let widths: [Cell<CGFloat>] = [10, 20, 30, 40].map { Cell($0) }
    @ObservationIgnored let flags = [true, false, true, false].map { Cell($0) }
    var limit = 1
    var inset: CGFloat = 1
    var direction = LayoutDirection.leftToRight

    /// Changes one thing, in half of all cases one that lets views come or go: what a removed view has read may then
    /// change when another view has its memory.
    func change(_ dice: inout Dice) {
        switch dice.roll(8) {
        case 0...3: flags[dice.roll(4)].value.toggle()
        case 4: widths[dice.roll(4)].value = CGFloat(10 + dice.roll(40))
        case 5: limit = 1 + dice.roll(3)
        case 6: inset = CGFloat(dice.roll(4))
        default: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
        }
    }
}

private struct InsetKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
    fileprivate var inset: CGFloat {
        get { self[InsetKey.self] }
        set { self[InsetKey.self] = newValue }
    }
}

/// A box whose border is an environment value.
private struct Bordered: View {
    @Environment(\.inset) var inset
    let width: CGFloat
    var body: some View { Color.red.box(width, 10).padding(inset).named("\(inset)") }
}

private struct Insetting: ViewModifier {
    @Environment(\.inset) var inset
    func body(content: Content) -> some View { HStack { content }.padding(.leading, inset) }
}

/// A view without anything of its own around a subtree.
private struct Passing<Content: View>: View {
    let content: Content
    var body: some View { VStack { content } }
}

/// A tree that follows from a number and a world.
private struct Tree: View {
    let world: World
    let seed: Int
    let depth: Int

    private var child: Tree { Tree(world: world, seed: seed * 7 + 1, depth: depth - 1) }
    private var other: Tree { Tree(world: world, seed: seed * 5 + 3, depth: depth - 1) }
    private var index: Int { seed % 4 }

    var body: some View {
        if depth == 0 {
            leaf
        } else if seed % 3 == 0 {
            container
        } else {
            modified
        }
    }

    @ViewBuilder private var leaf: some View {
        switch seed % 4 {
        case 0: Text("a text of words \(seed)")
        case 1: Bordered(width: world.widths[index].value)
        case 2: Color.blue.box(20, 10)
        default: GeometryReader { proxy in Color.red.box(proxy.size.width / 2, 5).named("\(proxy.size.width)") }
        }
    }

    @ViewBuilder private var container: some View {
        switch seed / 3 % 5 {
        case 0:
            HStack {
                child; other
            }
        case 1:
            VStack(alignment: .leading) {
                child; if world.flags[index].value { other }
            }
        case 2:
            Grid {
                GridRow {
                    child; Color.green.box(10, 10)
                }
                if world.flags[index].value { GridRow { other }.padding(2) }
            }
        case 3:
            ViewThatFits {
                child; other
            }
        default: ForEach(0..<2) { Tree(world: world, seed: seed + $0, depth: depth - 1) }
        }
    }

    @ViewBuilder private var modified: some View {
        switch seed / 3 % 7 {
        case 0: child.environment(\.inset, world.inset)
        case 1: Passing(content: child).lineLimit(world.limit)
        case 2: child.modifier(Insetting())
        case 3: child.environment(\.layoutDirection, world.direction)
        case 4: child.frame(maxWidth: world.widths[index].value, alignment: .leading)
        case 5: Passing(content: AnyView(child)).overlay(alignment: .bottomTrailing) { other }
        default:
            child.overlayPreferenceValue(NameList.self, alignment: .topLeading) { names in
                Color.red.box(CGFloat(names.count), 1)
            }
        }
    }
}

#if DEBUG
    /// In which order places that were changed at once are evaluated, as far as it is free.
    private enum Order: CaseIterable {
        case usual, reversed, shuffled

        @MainActor
        func arrange(_ graph: ViewGraph, _ dice: Dice) {
            var dice = dice
            graph.changes.arrangeDirtyPlaces = { nodes in
                switch self {
                case .usual: break
                case .reversed: nodes.reverse()
                case .shuffled:
                    for last in nodes.indices.dropFirst().reversed() { nodes.swapAt(last, dice.roll(last + 1)) }
                }
            }
        }
    }
#endif

/// Runtime rule R92: skipping is never observable.
@MainActor
struct IncrementalLaws {
    @Test(
        "runtime rule R92: after any changes, evaluated in any order, a host that was updated shows what a new one shows",
        arguments: 0..<60
    )
    func sameAsNew(seed: Int) {
        let world = World()
        let tree = Tree(world: world, seed: seed, depth: 5)
        let kept = host(tree)
        var dice = Dice(state: UInt64(seed))
        #if DEBUG
            Order.allCases[seed / 3 % 3].arrange(kept.graph, dice)
        #endif
        for step in 0..<25 {
            for _ in 0...dice.roll(3) { world.change(&dice) }
            _ = kept.update()
            let new = host(tree)
            #expect(kept.findInconsistency() == nil, "seed \(seed), step \(step)")
            #expect(kept.dump() == new.dump(), "seed \(seed), step \(step)")
            #expect(kept.preference(NameList.self) == new.preference(NameList.self), "seed \(seed), step \(step)")
            if kept.dump() != new.dump() { return }
        }
    }
}
