import Copyfit

enum SourceKind: String, KindFamily {
    case token, state, boundState, actionState, observed, published, themeReader, schemeReader, directionReader
    case modelReader, objectReader, geometryReader, namedGeometryReader, preference, transformPreference
    case anchorPreference, transformAnchorPreference, scaledMetric, timelineView

    var arity: ClosedRange<Int> {
        switch self {
        case .token: 0...0
        default: 0...3
        }
    }

    /// Whether the node's content is delivered to the place itself, once the place is there.
    var holdsContent: Bool {
        switch self {
        case .state, .boundState, .actionState, .observed, .published: true
        default: false
        }
    }
}

/// Where values come from and go to: states, objects, the environment, geometry, preferences.
struct SourceSketch: SketchBuilding {
    let kind: SourceKind
    let sketch: Sketch

    var body: some View {
        switch kind {
        case .token: TokenView(place: sketch.id)
        case .state, .boundState, .actionState: Stated(kind: kind, sketch: sketch).id(sketch.id)
        case .observed: Observed(sketch: sketch)
        case .published: PublishedContent(sketch: sketch)
        case .preference, .transformPreference, .anchorPreference, .transformAnchorPreference: preferences
        default: readers
        }
    }

    @ViewBuilder private var readers: some View {
        switch kind {
        case .themeReader: ThemeReader(content: items)
        case .schemeReader: SchemeReader(first: primary, second: secondary)
        case .directionReader: DirectionReader(content: items)
        case .modelReader: ModelReader(content: items)
        case .objectReader: ObjectReader(content: items)
        case .scaledMetric: Scaled(content: items)
        case .timelineView: TimelineView(.explicit([.distantPast])) { _ in items }
        default: geometry
        }
    }

    @ViewBuilder private var geometry: some View {
        switch kind {
        case .geometryReader:
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: 5)
                    .preference(key: NameList.self, value: ["\(proxy.size.height)"])
                items
            }
        default:
            GeometryReader { proxy in
                let frame = proxy.frame(in: sketch.a < 4 ? .named(sketch.a % 2) : CoordinateSpace.global)
                Color.red.frame(width: abs(frame.minX), height: abs(frame.minY))
                items
            }
        }
    }

    @ViewBuilder private var preferences: some View {
        switch kind {
        case .preference:
            switch sketch.b % 3 {
            case 0: items.preference(key: NameList.self, value: [sketch.word])
            case 1: items.preference(key: Largest.self, value: sketch.a)
            default: items.preference(key: LastName.self, value: sketch.word)
            }
        case .transformPreference: items.transformPreference(NameList.self) { [word = sketch.word] in $0.append(word) }
        case .anchorPreference: items.anchorPreference(key: AnchorList.self, value: .bounds) { [$0] }
        default: items.transformAnchorPreference(key: AnchorList.self, value: .bounds) { $0.append($1) }
        }
    }
}

/// Keeps a token for as long as the place lives.
private struct TokenView: View {
    let place: Int
    @State private var token = Token()

    var body: some View {
        Color.red.frame(width: 3, height: 3)
            .preference(key: TokenList.self, value: [TokenMark(place: place, token: token)])
    }
}

private struct ThemeReader<Content: View>: View {
    @Environment(\.theme) private var theme
    let content: Content
    var body: some View { content.padding(.top, theme) }
}

private struct SchemeReader<First: View, Second: View>: View {
    @Environment(\.colorScheme) private var scheme
    let first: First
    let second: Second

    var body: some View {
        if scheme == .dark { first } else { second }
    }
}

private struct DirectionReader<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    let content: Content

    var body: some View {
        content
        if direction == .rightToLeft { Text("right to left") }
    }
}

private struct ModelReader<Content: View>: View {
    @Environment(Model.self) private var model: Model?
    let content: Content
    var body: some View { content.padding(.leading, CGFloat(model?.number ?? 9)) }
}

private struct ObjectReader<Content: View>: View {
    @EnvironmentObject private var object: Publisher
    let content: Content
    var body: some View { content.padding(.leading, CGFloat(object.number)) }
}

private struct Scaled<Content: View>: View {
    @ScaledMetric private var inset: CGFloat = 4
    let content: Content
    var body: some View { content.padding(inset) }
}
