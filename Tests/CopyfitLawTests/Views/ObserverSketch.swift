import Copyfit
import Synchronization

enum ObserverKind: String, KindFamily {
    case onAppear, onDisappear, onChange, onGeometryChange, onPreferenceChange, task, taskID, onTapGesture, gesture,
        watched

    var arity: ClosedRange<Int> { 1...3 }

    /// What makes a place another one: the kind, and where appearances are counted for a node, the node.
    func identity(of sketch: Sketch) -> String {
        self == .onDisappear || self == .watched ? "\(sketch.id)" : rawValue
    }
}

/// Modifiers that act. What an action sets is shown in an overlay, which has no influence on what was observed.
struct ObserverSketch: SketchBuilding {
    let kind: ObserverKind
    let sketch: Sketch
    @Environment(\.desk) private var desk
    @State private var names: [String] = []
    @State private var size = CGSize.zero
    @State private var number = 0
    @State private var mark = PresenceMark()

    var body: some View {
        switch kind {
        case .watched: watched
        case .onAppear: items.onAppear { number = 5 }.overlay { mark(number) }
        case .onDisappear:
            items.onAppear { [desk, id = sketch.id] in desk?.presence[id, default: 0] += 1 }
                .onDisappear { [desk, id = sketch.id] in desk?.presence[id, default: 0] -= 1 }
        case .onChange: items.onChange(of: sketch.a, initial: true) { number = $1 }.overlay { mark(number) }
        case .onGeometryChange:
            items.onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .overlay { Color.red.frame(width: size.width / 2, height: size.height / 2) }
        case .onPreferenceChange:
            VStack { items }.onPreferenceChange(NameList.self) { names = $0 }.overlay { mark(names.count) }
        case .onTapGesture: items.onTapGesture {}
        case .gesture: items.gesture(DragGesture().onEnded { _ in })
        default: tasks
        }
    }

    /// Actions of each kind, which run only between an appearance and the next disappearance.
    private var watched: some View {
        let act: () -> Void = { [desk, mark] in mark.act(desk) }
        return items.onAppear { [desk, mark] in mark.appear(desk) }
            .onPreferenceChange(NameList.self) { _ in act() }
            .onChange(of: sketch.a, initial: true, act)
            .onGeometryChange(for: CGSize.self, of: \.size) { _ in act() }
            .onDisappear { [desk, mark] in mark.disappear(desk) }
    }

    @ViewBuilder private var tasks: some View {
        switch kind {
        case .task: items.task { number = 5 }.overlay { mark(number) }
        default: items.task(id: sketch.a) { [a = sketch.a] in number = a }.overlay { mark(number) }
        }
    }

    private func mark(_ number: Int) -> some View {
        Color.red.frame(width: 2 * CGFloat(number), height: 2)
    }
}

/// What one place has been told of its presence.
final class PresenceMark: Sendable {
    private let isPresent = Mutex(false)

    func appear(_ desk: Desk?) { become(true, desk) }

    func disappear(_ desk: Desk?) { become(false, desk) }

    func act(_ desk: Desk?) {
        if !isPresent.withLock({ $0 }) { desk?.faults.append("an action of a view that is not shown") }
    }

    private func become(_ value: Bool, _ desk: Desk?) {
        let isSame = isPresent.withLock { present in
            defer { present = value }
            return present == value
        }
        if isSame { desk?.faults.append(value ? "a second appearance" : "a second disappearance") }
    }
}
