import Copyfit

enum FrameKind: String, KindFamily {
    case frame, flexibleFrame, padding, edgePadding, fixedSize, aspectRatio, scaledToFit, scaledToFill, offset, position
    case alignmentGuide, verticalGuide, layoutPriority, containerRelativeFrame, containerRelativeLength
    case safeAreaPadding, ignoresSafeArea, contentMargins, zIndex, layoutValue, containerValue, tag
    case gridCellColumns, gridCellAnchor, gridCellUnsizedAxes, gridColumnAlignment
    case listRowInsets, listRowSpacing, defaultScrollAnchor

    var arity: ClosedRange<Int> { 1...2 }
}

/// Modifiers of layout around each of the children.
struct FrameSketch: SketchBuilding {
    let kind: FrameKind
    let sketch: Sketch

    private var limit: CGFloat? { Sketch.limit(sketch.b) }
    private var alignment: Alignment { Sketch.alignment(sketch.c) }

    var body: some View {
        switch kind {
        case .frame, .flexibleFrame, .padding, .edgePadding, .fixedSize, .aspectRatio, .scaledToFit, .scaledToFill:
            frames
        case .offset, .position, .alignmentGuide, .verticalGuide, .layoutPriority, .containerRelativeFrame,
            .containerRelativeLength:
            places
        case .safeAreaPadding, .ignoresSafeArea, .contentMargins, .listRowInsets, .listRowSpacing,
            .defaultScrollAnchor:
            areas
        default: traits
        }
    }

    @ViewBuilder private var frames: some View {
        switch kind {
        case .frame: items.frame(width: sketch.a == 0 ? nil : length, height: limit, alignment: alignment)
        case .flexibleFrame: flexibleFrame
        case .padding: items.padding(length)
        case .edgePadding: items.padding(Sketch.edges(sketch.b), sketch.a == 0 ? nil : length)
        case .fixedSize: items.fixedSize(horizontal: isOdd, vertical: sketch.b % 2 == 1)
        case .aspectRatio:
            items.aspectRatio(sketch.a == 0 ? nil : CGFloat(sketch.a) / 2, contentMode: sketch.b < 4 ? .fit : .fill)
        case .scaledToFit: items.scaledToFit()
        default: items.scaledToFill()
        }
    }

    private var flexibleFrame: some View {
        items.frame(
            minWidth: sketch.a < 3 ? nil : Sketch.length(sketch.a - 3),
            idealWidth: sketch.a == 6 ? 250 : nil,
            maxWidth: sketch.b < 4 ? .infinity : nil,
            minHeight: sketch.a == 7 ? 20 : nil,
            maxHeight: sketch.b % 2 == 0 ? nil : 250,
            alignment: alignment
        )
    }

    @ViewBuilder private var places: some View {
        switch kind {
        case .offset: items.offset(x: length, y: CGFloat(sketch.b))
        case .position: items.position(x: length, y: CGFloat(sketch.b))
        case .alignmentGuide:
            items.alignmentGuide(Sketch.horizontal(sketch.b)) { [length] in $0.width - length }
        case .verticalGuide:
            items.alignmentGuide(Sketch.vertical(sketch.b)) { [length] in $0[.bottom] - length }
        case .layoutPriority: items.layoutPriority(Double(sketch.a) - 3)
        case .containerRelativeFrame:
            items.containerRelativeFrame(
                Sketch.axes(sketch.a),
                count: 1 + sketch.b,
                span: 1 + sketch.a % 2,
                spacing: 4,
                alignment: alignment
            )
        default:
            items.containerRelativeFrame(Sketch.axes(sketch.a), alignment: alignment) { length, _ in length / 3 }
        }
    }

    @ViewBuilder private var areas: some View {
        switch kind {
        case .safeAreaPadding: items.safeAreaPadding(Sketch.edges(sketch.b), length)
        case .ignoresSafeArea: items.ignoresSafeArea(edges: Sketch.edges(sketch.b))
        case .contentMargins: items.contentMargins(Sketch.edges(sketch.b), length)
        case .listRowInsets:
            items.listRowInsets(sketch.b == 0 ? nil : EdgeInsets(top: length, leading: 3, bottom: 0, trailing: 9))
        case .listRowSpacing: items.listRowSpacing(Sketch.spacing(sketch.b))
        default: items.defaultScrollAnchor(Sketch.point(sketch.a))
        }
    }

    @ViewBuilder private var traits: some View {
        switch kind {
        case .zIndex: items.zIndex(Double(sketch.a))
        case .layoutValue: items.layoutValue(key: Rank.self, value: sketch.a)
        case .containerValue: items.containerValue(\.rank, sketch.a)
        case .tag: items.tag(sketch.a)
        case .gridCellColumns: items.gridCellColumns(1 + sketch.a % 4)
        case .gridCellAnchor: items.gridCellAnchor(Sketch.point(sketch.a))
        case .gridCellUnsizedAxes: items.gridCellUnsizedAxes(Sketch.axes(sketch.a))
        default: items.gridColumnAlignment(Sketch.horizontal(sketch.a))
        }
    }
}

struct Rank: LayoutValueKey {
    static let defaultValue = 0
}

struct RankValue: ContainerValueKey {
    static let defaultValue = 0
}

extension ContainerValues {
    var rank: Int {
        get { self[RankValue.self] }
        set { self[RankValue.self] = newValue }
    }
}
