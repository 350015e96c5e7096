import Copyfit
import Observation

/// Where a host's views and its script meet: views hand out the states and objects that hold their content, so that an
/// edit can reach the place without a way from the root. One per host.
final class Desk: Equatable {
    private(set) var states: [Int: [Binding<[Sketch]?>]] = [:]
    private(set) var cells: [Int: Cell] = [:]
    private(set) var publishers: [Int: PublishedCell] = [:]
    private(set) var contents: [Int: [Sketch]] = [:]
    private var numberStates: [Int: [Binding<Int?>]] = [:]
    private var numberCells: [Int: NumberCell] = [:]
    private var numbers: [Int: Int] = [:]
    /// The state of the root view.
    var root: Binding<Edition?>?
    /// How many more times than it disappeared a place appeared.
    var presence: [Int: Int] = [:]
    /// What places were told of their presence against the rules.
    var faults: [String] = []

    static func == (one: Desk, other: Desk) -> Bool { one === other }

    func hold(_ state: Binding<[Sketch]?>, of place: Int) { states[place, default: []].append(state) }

    func hold(_ state: Binding<Int?>, ofNumber place: Int) { numberStates[place, default: []].append(state) }

    /// What a place reads that has no number of its own yet.
    func number(of sketch: Sketch) -> Int { numbers[sketch.id] ?? sketch.a }

    func numberCell(of sketch: Sketch) -> NumberCell {
        if let cell = numberCells[sketch.id] { return cell }
        let cell = NumberCell(number(of: sketch))
        numberCells[sketch.id] = cell
        return cell
    }

    func cell(of sketch: Sketch) -> Cell {
        if let cell = cells[sketch.id] { return cell }
        let cell = Cell(content(of: sketch))
        cells[sketch.id] = cell
        return cell
    }

    func publisher(of sketch: Sketch) -> PublishedCell {
        if let publisher = publishers[sketch.id] { return publisher }
        let publisher = PublishedCell(content(of: sketch))
        publishers[sketch.id] = publisher
        return publisher
    }

    /// What a place shows that has no content of its own yet: a root that was passed by knows only an old one.
    func content(of sketch: Sketch) -> [Sketch] { contents[sketch.id] ?? sketch.children }

    /// Takes note of what all places are to show.
    func note(_ root: Sketch) {
        contents = Dictionary(uniqueKeysWithValues: root.all.filter(\.holdsContent).map { ($0.id, $0.children) })
        cells = cells.filter { contents[$0.key] != nil }
        publishers = publishers.filter { contents[$0.key] != nil }
        numbers = Dictionary(uniqueKeysWithValues: root.all.filter(\.holdsNumber).map { ($0.id, $0.a) })
        numberCells = numberCells.filter { numbers[$0.key] != nil }
    }

    /// Brings the content of every place that holds its own to the places themselves; `trigger` acts as a user would.
    func deliver(_ root: Sketch, trigger: (String) -> Void) {
        note(root)
        for (place, number) in numbers {
            for state in numberStates[place] ?? [] where state.wrappedValue != number { state.wrappedValue = number }
            if let cell = numberCells[place], cell.number != number { cell.number = number }
        }
        for sketch in root.all where sketch.holdsContent {
            if sketch.kind == .source(.actionState) { trigger(Stated.name(sketch.id)) }
            for state in states[sketch.id] ?? [] where state.wrappedValue != sketch.children {
                state.wrappedValue = sketch.children
            }
            if let cell = cells[sketch.id], cell.children != sketch.children { cell.children = sketch.children }
            if let publisher = publishers[sketch.id], publisher.children != sketch.children {
                publisher.children = sketch.children
            }
        }
    }
}

extension Sketch {
    /// Whether the place keeps its first parameter itself, for functions that read it.
    var holdsNumber: Bool {
        if case .function = kind { true } else { false }
    }

    /// Whether the place keeps its content itself.
    var holdsContent: Bool {
        if case .source(let kind) = kind { kind.holdsContent } else { false }
    }
}

@Observable
final class Cell {
    var children: [Sketch]
    init(_ children: [Sketch]) { self.children = children }
}

final class PublishedCell: ObservableObject {
    @Published var children: [Sketch]
    init(_ children: [Sketch]) { self.children = children }
}

/// Keeps its content in a state.
struct Stated: View {
    @Environment(\.desk) private var desk
    @State private var held: [Sketch]?
    let kind: SourceKind
    let sketch: Sketch

    init(kind: SourceKind, sketch: Sketch) {
        self.kind = kind
        self.sketch = sketch
    }

    nonisolated static func name(_ place: Int) -> String { "place \(place)" }

    private var children: [Sketch] { held ?? desk?.content(of: sketch) ?? sketch.children }

    var body: some View {
        let _ = desk?.hold($held, of: sketch.id)
        switch kind {
        case .boundState:
            Bound(children: Binding(get: { children }, set: { held = $0 }), form: sketch.c)
        case .actionState:
            Items(children: children, form: sketch.c)
                .onTapGesture { [desk, id = sketch.id] in
                    if let content = desk?.contents[id] { held = content }
                }
                .id(Self.name(sketch.id))
        default: Items(children: children, form: sketch.c)
        }
    }
}

private struct Bound: View {
    @Binding var children: [Sketch]
    let form: Int

    var body: some View {
        if form == 3 {
            ForEach($children) { $child in SketchView(sketch: child) }
        } else {
            Items(children: children, form: form)
        }
    }
}

struct Observed: View {
    @Environment(\.desk) private var desk
    let sketch: Sketch

    var body: some View {
        Items(children: desk?.cell(of: sketch).children ?? sketch.children, form: sketch.c)
    }
}

struct PublishedContent: View {
    @Environment(\.desk) private var desk
    let sketch: Sketch

    var body: some View {
        if let desk { Publishing(cell: desk.publisher(of: sketch), form: sketch.c) }
    }
}

private struct Publishing: View {
    @ObservedObject var cell: PublishedCell
    let form: Int
    var body: some View { Items(children: cell.children, form: form) }
}
