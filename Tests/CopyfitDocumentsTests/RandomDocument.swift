import Copyfit
import CopyfitExtras
import Foundation
import LayoutTrees

/// A random layout, as JSON and as views that are written in Swift. Leaves have the names "0", "1" and so on.
struct RandomDocument {
    indirect enum Node {
        case box(name: Int, width: Int?, height: Int?)
        case text(name: Int, words: Int, lines: Int?)
        case spacer(Int?)
        case stack(isRow: Bool, spacing: Int?, [Node])
        case layers([Node])
        case flow(spacing: Int, [Node])
        case grid([[Node]])
        case frame(width: Int?, height: Int?, Node)
        case limits(least: Int, most: Int?, Node)
        case padding(Int, Node)
        case overlay(Node, Node)
        case priority(Int, Node)
        case ratio(Double, Node)
        case fixed(Node)
    }

    let root: Node
    private(set) var leaves = 0

    init(_ dice: inout Dice) {
        var leaves = 0
        root = Self.node(&dice, depth: 0, &leaves)
        self.leaves = leaves
    }

    private static func node(_ dice: inout Dice, depth: Int, _ leaves: inout Int) -> Node {
        if depth > 4 || dice.roll(4) == 0 { return leaf(&dice, &leaves) }
        func child() -> Node { node(&dice, depth: depth + 1, &leaves) }
        func children() -> [Node] { (0..<1 + dice.roll(4)).map { _ in child() } }
        switch dice.roll(13) {
        case 0, 1, 2: return .stack(isRow: dice.roll(2) == 0, spacing: dice.pick([nil, 0, 4]), children())
        case 3: return .layers(children())
        case 4: return .flow(spacing: dice.roll(9), children())
        case 5: return .grid((0..<1 + dice.roll(3)).map { _ in children() })
        case 6: return .frame(width: dice.pick([nil, 30, 90]), height: dice.pick([nil, 20, 70]), child())
        case 7: return .limits(least: dice.roll(50), most: dice.pick([nil, 80]), child())
        case 8: return .padding(dice.roll(12), child())
        case 9: return .overlay(child(), child())
        case 10: return .priority(dice.roll(3), child())
        case 11: return .ratio(1.5, child())
        default: return .fixed(child())
        }
    }

    private static func leaf(_ dice: inout Dice, _ leaves: inout Int) -> Node {
        if dice.roll(6) == 0 { return .spacer(dice.pick([nil, 0, 12])) }
        leaves += 1
        if dice.roll(2) == 0 { return .text(name: leaves - 1, words: 1 + dice.roll(5), lines: dice.pick([nil, 1, 2])) }
        return .box(name: leaves - 1, width: dice.pick([nil, 10, 40]), height: dice.pick([nil, 10, 30]))
    }

    static func string(_ words: Int) -> String {
        ["Hello", "Weiter", "a", "Einstellungen", "to"][..<words].joined(separator: " ")
    }
}

// MARK: JSON

extension RandomDocument.Node {
    var json: String {
        switch self {
        case .box(let name, let width, let height):
            #"{"box": {"id": "\#(name)", "width": \#(Self.json(width)), "height": \#(Self.json(height))}}"#
        case .text(let name, let words, let lines):
            #"{"text": {"id": "\#(name)", "string": "\#(RandomDocument.string(words))", "font": "Inter 13", "maxLines": \#(Self.json(lines))}}"#
        case .spacer(let least): #"{"spacer": {"minLength": \#(Self.json(least))}}"#
        case .stack(let isRow, let spacing, let children):
            #"{"\#(isRow ? "hstack" : "vstack")": {"spacing": \#(Self.json(spacing)), "children": \#(Self.json(children))}}"#
        case .layers(let children): #"{"zstack": {"children": \#(Self.json(children))}}"#
        case .flow(let spacing, let children):
            #"{"flow": {"horizontalSpacing": \#(spacing), "children": \#(Self.json(children))}}"#
        case .grid(let rows): #"{"grid": {"rows": [\#(rows.map(Self.json).joined(separator: ", "))]}}"#
        case .frame(let width, let height, let child):
            #"{"frame": {"width": \#(Self.json(width)), "height": \#(Self.json(height)), "child": \#(child.json)}}"#
        case .limits(let least, let most, let child):
            #"{"frame": {"minWidth": \#(least), "maxWidth": \#(most.map { "\($0)" } ?? "\"infinity\""), "child": \#(child.json)}}"#
        case .padding(let all, let child): #"{"padding": {"all": \#(all), "child": \#(child.json)}}"#
        case .overlay(let child, let content):
            #"{"overlay": {"child": \#(child.json), "content": \#(content.json)}}"#
        case .priority(let value, let child): #"{"priority": {"value": \#(value), "child": \#(child.json)}}"#
        case .ratio(let ratio, let child): #"{"aspectRatio": {"ratio": \#(ratio), "child": \#(child.json)}}"#
        case .fixed(let child): #"{"fixedSize": {"child": \#(child.json)}}"#
        }
    }

    private static func json(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }

    private static func json(_ nodes: [Self]) -> String { "[" + nodes.map(\.json).joined(separator: ", ") + "]" }
}

// MARK: Views

extension RandomDocument.Node {
    @MainActor var view: AnyView {
        switch self {
        case .box(let name, let width, let height):
            AnyView(Color.red.frame(width: length(width), height: length(height)).id(name))
        case .text(let name, let words, let lines):
            AnyView(
                Text(verbatim: RandomDocument.string(words)).font(.custom("Inter", fixedSize: 13)).lineLimit(lines).id(
                    name
                )
            )
        case .spacer(let least): AnyView(Spacer(minLength: length(least)))
        case .stack(true, let spacing, let children):
            AnyView(HStack(spacing: length(spacing)) { views(children) })
        case .stack(false, let spacing, let children):
            AnyView(VStack(spacing: length(spacing)) { views(children) })
        case .layers(let children): AnyView(ZStack { views(children) })
        case .flow(let spacing, let children):
            AnyView(FlowLayout(horizontalSpacing: CGFloat(spacing)) { views(children) })
        case .grid(let rows):
            AnyView(Grid { ForEach(rows.indices, id: \.self) { row in GridRow { views(rows[row]) } } })
        case .frame(let width, let height, let child):
            AnyView(child.view.frame(width: length(width), height: length(height)))
        case .limits(let least, let most, let child):
            AnyView(child.view.frame(minWidth: CGFloat(least), maxWidth: length(most) ?? .infinity))
        case .padding(let all, let child): AnyView(child.view.padding(CGFloat(all)))
        case .overlay(let child, let content): AnyView(child.view.overlay { content.view })
        case .priority(let value, let child): AnyView(child.view.layoutPriority(Double(value)))
        case .ratio(let ratio, let child): AnyView(child.view.aspectRatio(ratio, contentMode: .fit))
        case .fixed(let child): AnyView(child.view.fixedSize())
        }
    }

    @MainActor private func views(_ nodes: [Self]) -> some View {
        ForEach(nodes.indices, id: \.self) { nodes[$0].view }
    }

    private func length(_ number: Int?) -> CGFloat? { number.map { CGFloat($0) } }
}

extension Dice {
    fileprivate mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
