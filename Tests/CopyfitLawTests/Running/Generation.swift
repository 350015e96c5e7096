/// Makes programs and edits of programs from dice.
struct Generation {
    var dice: Dice
    private var nextID = 0

    init(seed: Int) {
        dice = Dice(seed: seed)
    }

    // MARK: Programs

    /// A stage with a program of 5 to 40 nodes.
    mutating func stage() -> Stage {
        var root = Sketch(kind: .stack(dice.roll(3) == 0 ? .hStack : .vStack), id: newID())
        var budget = 5 + dice.roll(36)
        while budget > 0 {
            let child = sketch(1 + dice.roll(budget))
            budget -= child.count
            root.children.append(child)
        }
        var stage = Stage(root: root)
        for _ in 0..<2 { setHost(&stage) }
        return stage
    }

    /// A program of at most `budget` nodes.
    mutating func sketch(_ budget: Int) -> Sketch {
        var sketch = Sketch(kind: kind(budget), id: newID(), a: dice.roll(8), b: dice.roll(8), c: dice.roll(8))
        var rest = budget - 1
        let arity = sketch.kind.arity
        let count = arity.lowerBound + dice.roll(arity.count)
        for _ in 0..<count where rest > 0 {
            let child = self.sketch(1 + dice.roll(rest))
            rest -= child.count
            sketch.children.append(child)
        }
        return sketch
    }

    /// Containers and repetitions come more often than one by one, since most faults lie in how things come and go.
    private mutating func kind(_ budget: Int) -> Kind {
        if budget <= 1 { return dice.roll(5) == 0 ? .source(.token) : dice.pick(Kind.families[0]) }
        let family = dice.pick([0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 7, 7, 8, 8, 9, 10, 11, 11])
        return dice.pick(Kind.families[family])
    }

    private mutating func newID() -> Int {
        nextID += 1
        return nextID
    }

    // MARK: Edits

    /// The stage after a random edit.
    mutating func edited(_ stage: Stage, earlier: [Stage]) -> Stage {
        var new = stage
        switch dice.roll(20) {
        case 0: break
        case 1: new = dice.pick(earlier)
        case 2...4: setHost(&new)
        case 5...9: setParameter(&new.root)
        case 10: setKind(&new.root)
        case 11...13: insert(&new.root)
        case 14...15: remove(&new.root)
        case 16: move(&new.root)
        case 17: reorder(&new.root)
        case 18: wrap(&new.root)
        default: unwrap(&new.root)
        }
        return new.root.count <= 60 ? new : stage
    }

    private mutating func setHost(_ stage: inout Stage) {
        switch dice.roll(7) {
        case 0: stage.width = dice.pick([nil, 0, 50, 120, 200, 300, 301, 500, 1000])
        case 1: stage.height = dice.pick([nil, 0, 40, 100, 300, 400, 900])
        case 2: stage.isRightToLeft.toggle()
        case 3: stage.isDark.toggle()
        case 4: stage.typeSize = dice.roll(4)
        case 5: stage.isFramed.toggle()
        default: stage.theme = dice.roll(6)
        }
    }

    private mutating func anyNode(_ root: Sketch) -> Sketch { dice.pick(root.all) }

    private mutating func setParameter(_ root: inout Sketch) {
        let (which, value) = (dice.roll(4), dice.roll(8))
        root.change(anyNode(root).id) { node in
            switch which {
            case 0, 1: node.a = value
            case 2: node.b = value
            default: node.c = value
            }
        }
    }

    private mutating func setKind(_ root: inout Sketch) {
        let node = dice.pick(root.all.dropFirst() + [root])
        guard node.id != root.id, let family = Kind.families.first(where: { $0.contains(node.kind) }) else { return }
        let kind = dice.pick(family + [node.kind])
        root.change(node.id) { $0.kind = kind }
    }

    private mutating func insert(_ root: inout Sketch) {
        let child = sketch(1 + dice.roll(8))
        insert(child, &root)
    }

    private mutating func insert(_ child: Sketch, _ root: inout Sketch) {
        let parents = root.all.filter { $0.kind.arity.upperBound > 0 }
        guard let parent = parents.isEmpty ? nil : dice.pick(parents) else { return }
        let index = dice.roll(parent.children.count + 1)
        root.change(parent.id) { $0.children.insert(child, at: index) }
    }

    private mutating func remove(_ root: inout Sketch) {
        let node = anyNode(root)
        root.delete(node.id)
    }

    private mutating func move(_ root: inout Sketch) {
        let node = anyNode(root)
        guard node.id != root.id else { return }
        root.delete(node.id)
        insert(node, &root)
    }

    private mutating func reorder(_ root: inout Sketch) {
        let parents = root.all.filter { $0.children.count > 1 }
        guard let parent = parents.isEmpty ? nil : dice.pick(parents) else { return }
        let (from, to) = (dice.roll(parent.children.count), dice.roll(parent.children.count))
        root.change(parent.id) { $0.children.insert($0.children.remove(at: from), at: to) }
    }

    private mutating func wrap(_ root: inout Sketch) {
        let node = anyNode(root)
        guard node.id != root.id else { return }
        let kind = self.kind(9)
        guard kind.arity.upperBound > 0 else { return }
        let wrapper = Sketch(
            kind: kind,
            id: newID(),
            a: dice.roll(8),
            b: dice.roll(8),
            c: dice.roll(8),
            children: [node]
        )
        root.change(node.id) { $0 = wrapper }
    }

    private mutating func unwrap(_ root: inout Sketch) {
        let node = anyNode(root)
        root.hoist(node.id)
    }
}

extension Sketch {
    /// Removes the node with an id and all below it; the root stays.
    mutating func delete(_ id: Int) {
        children.removeAll { $0.id == id }
        for index in children.indices { children[index].delete(id) }
    }

    /// Puts a node's children in its place; the root stays.
    mutating func hoist(_ id: Int) {
        children = children.flatMap { $0.id == id ? $0.children : [$0] }
        for index in children.indices { children[index].hoist(id) }
    }
}
