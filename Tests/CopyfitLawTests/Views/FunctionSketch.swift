import Copyfit
import Observation

enum FunctionKind: String, KindFamily {
    case guide, verticalGuide, containerLength, layout, shape, environment, preference, anchorPreference
    case observedPreference, preferenceLayer, geometryReader, geometryChange

    var arity: ClosedRange<Int> { 0...3 }
}

/// A number that a place keeps and functions of the program read.
@Observable
final class NumberCell: @unchecked Sendable {
    var number: Int
    init(_ number: Int) { self.number = number }
}

/// Functions that the library calls outside of bodies, and that read a number: of an observable object, or of a state.
struct FunctionSketch: SketchBuilding {
    let kind: FunctionKind
    let sketch: Sketch
    @Environment(\.desk) private var desk
    @State private var held: Int?
    @State private var names: [String] = []
    @State private var seen: CGFloat = 0

    init(kind: FunctionKind, sketch: Sketch) {
        self.kind = kind
        self.sketch = sketch
    }

    private var source: NumberSource {
        let known = desk?.number(of: sketch) ?? sketch.a
        if sketch.b % 2 == 1 { return NumberSource { [_held] in CGFloat(_held.wrappedValue ?? known) * 3 } }
        let cell = desk?.numberCell(of: sketch)
        return NumberSource { CGFloat(cell?.number ?? known) * 3 }
    }

    var body: some View {
        let _ = desk?.hold($held, ofNumber: sketch.id)
        let source = source
        switch kind {
        case .guide, .verticalGuide, .containerLength, .layout, .shape: sizes(source)
        case .environment: items.transformEnvironment(\.theme) { $0 += source.read() }
        case .preference, .anchorPreference, .observedPreference: preferences(source)
        default: geometry(source)
        }
    }

    @ViewBuilder private func sizes(_ source: NumberSource) -> some View {
        switch kind {
        case .guide: items.alignmentGuide(.leading) { source.read() - $0.width / 2 }
        case .verticalGuide: items.alignmentGuide(VerticalAlignment.center) { $0.height / 2 - source.read() }
        case .containerLength:
            items.containerRelativeFrame(.horizontal) { length, _ in length / (1 + source.read()) }
        case .layout: Shifted(source: source) { items }
        default: SizedShape(source: source).overlay { items }
        }
    }

    @ViewBuilder private func preferences(_ source: NumberSource) -> some View {
        switch kind {
        case .preference: items.transformPreference(NameList.self) { $0.append("\(source.read())") }
        case .anchorPreference:
            items.anchorPreference(key: NameList.self, value: .bounds) { _ in ["\(source.read())"] }
        default:
            items.transformPreference(LastName.self) { $0 = "\(source.read())" }
                .onPreferenceChange(LastName.self) { names = [$0] }
                .overlay { Text(names.first ?? "") }
        }
    }

    @ViewBuilder private func geometry(_ source: NumberSource) -> some View {
        switch kind {
        case .preferenceLayer:
            items.overlayPreferenceValue(NameList.self) { _ in Color.red.frame(width: source.read(), height: 2) }
        case .geometryReader:
            GeometryReader { _ in
                Color.red.frame(width: source.read(), height: 2)
                items
            }
        default:
            items.onGeometryChange(for: CGFloat.self) { _ in
                source.read()
            } action: {
                seen = $0
            }
            .overlay { Color.red.frame(width: seen, height: 2) }
        }
    }
}

/// Reads a number, from any value.
final class NumberSource: @unchecked Sendable {
    let read: () -> CGFloat
    init(_ read: @escaping () -> CGFloat) { self.read = read }
}

/// Each child to the right of the one before, by a number that the layout reads.
private struct Shifted: Layout {
    let source: NumberSource

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: sizes.enumerated().reduce(0) { max($0, CGFloat($1.offset) * source.read() + $1.element.width) },
            height: sizes.reduce(0) { max($0, $1.height) }
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + CGFloat(index) * source.read()
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(subview.sizeThatFits(proposal)))
        }
    }
}

/// A shape as wide as a number that it reads.
private struct SizedShape: Shape {
    let source: NumberSource

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: source.read(), height: 3) }
}
