import CopyfitDrawing
import Foundation
import Testing

@Suite("Display list as a tree")
struct DisplayListTreeTests {
    private static func box(_ width: Double) -> DisplayList.Item {
        .fill(Path(CGRect(x: 0, y: 0, width: width, height: 1)), .color(.black), FillStyle())
    }

    private static func layer(_ opacity: Double) -> DisplayList.Layer {
        var layer = DisplayList.Layer()
        layer.opacity = opacity
        return layer
    }

    /// Box 1, a group of box 2 and a group of boxes 3 and 4 with a mask of box 5, box 6.
    private static let inner = DisplayList.Group(layer(0.5), [box(3), box(4)], mask: [box(5)])
    private static let outer = DisplayList.Group(layer(0.25), [box(2), .group(inner)])
    private static let tree: DisplayList.Items = [box(1), .group(outer), box(6)]

    /// The steps of a walk: the widths of boxes, and what groups do.
    private func walk(_ items: DisplayList.Items) -> [String] {
        items.steps.map { step in
            switch step {
            case .item(.fill(let path, _, _)): "\(Int(path.boundingRect.width))"
            case .item(.group(let group)): "begin \(group.layer.opacity)"
            case .item: "another item"
            case .mask: "mask"
            case .end: "end"
            }
        }
    }

    @Test("A group holds its items, its mask and its layer")
    func groups() throws {
        #expect(Self.tree.count == 3)
        #expect(Array(Self.tree) == [Self.box(1), .group(Self.outer), Self.box(6)])
        #expect(Self.tree.groups == [Self.outer, Self.inner])
        #expect(Self.outer.items == [Self.box(2), .group(Self.inner)])
        #expect(Self.outer.mask == nil && !Self.outer.hasMask)
        #expect(Self.inner.items == [Self.box(3), Self.box(4)])
        #expect(Self.inner.mask == [Self.box(5)] && Self.inner.hasMask)
        #expect(Self.inner.layer == Self.layer(0.5))
        #expect(Self.tree.leaves == (1...6).map { Self.box(Double($0)) })
    }

    @Test("A walk visits every item, in painting order, and says where masks and groups begin and end")
    func steps() {
        #expect(walk(Self.tree) == ["1", "begin 0.25", "2", "begin 0.5", "3", "4", "mask", "5", "end", "end", "6"])
        #expect(walk(Self.outer.items) == ["2", "begin 0.5", "3", "4", "mask", "5", "end"])
        #expect(walk([]) == [])
    }

    @Test("A walk visits groups and masks without items")
    func empty() {
        let layer = Self.layer(1)
        let nested = DisplayList.Group(layer, [.group(DisplayList.Group(layer, [], mask: []))], mask: [])
        #expect(walk([.group(nested)]) == ["begin 1.0", "begin 1.0", "mask", "end", "mask", "end"])
    }

    @Test("Items are added, inserted and removed with all that is inside them")
    func changes() {
        var items = Self.tree
        items.insert(Self.box(0), at: items.startIndex)
        items.append(.group(Self.inner))
        items.append(contentsOf: Self.inner.items)
        #expect(items.leaves == [0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 3, 4].map { Self.box($0) })
        items.removeAll { if case .group = $0 { true } else { false } }
        #expect(items == [Self.box(0), Self.box(1), Self.box(6), Self.box(3), Self.box(4)])
        #expect(Self.tree + [Self.box(7)] != Self.tree)
    }

    @Test("A recorder makes the same tree as literals do")
    func recorder() {
        var recorder = ItemRecorder()
        recorder.add(Self.box(1))
        recorder.begin(Self.layer(0.25))
        recorder.add(Self.box(2))
        recorder.begin(Self.layer(0.5))
        recorder.add(contentsOf: [Self.box(3), Self.box(4)])
        recorder.beginMask()
        recorder.add(Self.box(5))
        recorder.end()
        recorder.end()
        recorder.add(Self.box(6))
        #expect(recorder.items == Self.tree)
    }

    @Test("A recorder ignores ends and masks without a group and second masks, and ends what is open")
    func unbalanced() {
        var recorder = ItemRecorder()
        recorder.end()
        recorder.beginMask()
        recorder.begin(Self.layer(0.5))
        recorder.beginMask()
        recorder.add(Self.box(1))
        recorder.beginMask()
        recorder.begin(Self.layer(1))
        recorder.add(Self.box(2))
        #expect(walk(recorder.items) == ["begin 0.5", "mask", "1", "begin 1.0", "2", "end", "end"])
    }

    @Test("A hundred thousand groups inside each other are made, walked, compared, written, read and released")
    func depth() throws {
        let count = 100_000
        func nest() -> DisplayList.Items {
            var recorder = ItemRecorder()
            for _ in 0..<count { recorder.begin(Self.layer(0.5)) }
            recorder.add(Self.box(1))
            for _ in 0..<count {
                recorder.beginMask()
                recorder.end()
            }
            return recorder.items
        }
        let list = DisplayList(size: .zero, items: nest())
        #expect(list.items.count == 1)
        #expect(list.items.steps.reduce(0) { count, _ in count + 1 } == 3 * count + 1)
        #expect(list.items == nest())
        let read = try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list))
        #expect(read == list)
        var inside = list.items
        for _ in 0..<count {
            guard case .group(let group) = inside.first else { break }
            inside = group.items
        }
        #expect(inside == [Self.box(1)])
    }
}
