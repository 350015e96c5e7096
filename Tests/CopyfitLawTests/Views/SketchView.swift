import Copyfit

/// The view that a program describes.
struct SketchView: View {
    let sketch: Sketch

    var body: some View {
        switch sketch.kind {
        case .leaf(let kind): LeafSketch(kind: kind, sketch: sketch)
        case .stack(let kind): StackSketch(kind: kind, sketch: sketch)
        case .repetition(let kind): RepetitionSketch(kind: kind, sketch: sketch)
        case .frame(let kind): FrameSketch(kind: kind, sketch: sketch)
        case .layer(let kind): LayerSketch(kind: kind, sketch: sketch)
        case .effect(let kind): EffectSketch(kind: kind, sketch: sketch)
        case .setting(let kind): SettingSketch(kind: kind, sketch: sketch)
        case .source(let kind): SourceSketch(kind: kind, sketch: sketch)
        case .observer(let kind): ObserverSketch(kind: kind, sketch: sketch).id(kind.identity(of: sketch))
        case .control(let kind): ControlSketch(kind: kind, sketch: sketch)
        case .screen(let kind): ScreenSketch(kind: kind, sketch: sketch)
        case .function(let kind): FunctionSketch(kind: kind, sketch: sketch).id(sketch.id)
        }
    }
}

/// A family's view of a node.
protocol SketchBuilding: View {
    var sketch: Sketch { get }
}

extension SketchBuilding {
    /// All children, put together in one of eight ways.
    var items: Items { Items(children: sketch.children, form: sketch.c) }
    /// The first child: a modifier's content.
    var primary: Items { Items(children: Array(sketch.children.prefix(1)), form: 2) }
    /// The other children: a modifier's second content.
    var secondary: Items { Items(children: Array(sketch.children.dropFirst()), form: sketch.c) }

    var length: CGFloat { Sketch.length(sketch.a) }
    var isOdd: Bool { sketch.a % 2 == 1 }
}

/// Several nodes as a list of views; the form says in which of the ways a program can be written.
struct Items: View {
    let children: [Sketch]
    let form: Int

    var body: some View {
        switch form {
        case 0: ForEach(children) { SketchView(sketch: $0) }
        case 1: ForEach(children.indices, id: \.self) { SketchView(sketch: children[$0]) }
        case 2: tuple
        case 3: ForEach(.constant(children)) { $child in SketchView(sketch: child) }
        case 4: ForEach(children) { AnyView(SketchView(sketch: $0)) }
        case 5: options
        case 6: ForEach(0..<children.count) { SketchView(sketch: children[$0]) }
        default: ForEach(children, id: \.kind) { SketchView(sketch: $0) }
        }
    }

    @ViewBuilder private var tuple: some View {
        switch children.count {
        case 0: EmptyView()
        case 1: SketchView(sketch: children[0])
        case 2:
            SketchView(sketch: children[0])
            SketchView(sketch: children[1])
        case 3:
            SketchView(sketch: children[0])
            SketchView(sketch: children[1])
            SketchView(sketch: children[2])
        default:
            SketchView(sketch: children[0])
            SketchView(sketch: children[1])
            Group { ForEach(children.dropFirst(2)) { SketchView(sketch: $0) } }
        }
    }

    @ViewBuilder private var options: some View {
        if let child = children.first { SketchView(sketch: child) }
        if children.count > 1 {
            SketchView(sketch: children[1])
        } else {
            Color.red.frame(width: 3, height: 3)
        }
        if children.count > 2 { ForEach(children[2...]) { SketchView(sketch: $0) } }
    }
}
