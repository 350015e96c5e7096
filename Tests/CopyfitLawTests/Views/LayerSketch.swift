import Copyfit

enum LayerKind: String, KindFamily {
    case overlay, overlayView, overlayStyle, overlayShape, background, backgroundView, backgroundStyle, backgroundShape
    case border, mask, maskView, overlayPreferenceValue, backgroundPreferenceValue, safeAreaInset,
        horizontalSafeAreaInset
    case safeAreaBar, shapeBackground

    var arity: ClosedRange<Int> { 1...3 }
}

/// Modifiers with a second content.
struct LayerSketch: SketchBuilding {
    let kind: LayerKind
    let sketch: Sketch

    private var alignment: Alignment { Sketch.alignment(sketch.a) }
    private var color: Color { Sketch.color(sketch.b) }

    var body: some View {
        switch kind {
        case .overlay, .overlayView, .background, .backgroundView, .mask, .maskView: layers
        case .overlayStyle, .overlayShape, .backgroundStyle, .backgroundShape, .border, .shapeBackground: fills
        default: others
        }
    }

    @ViewBuilder private var layers: some View {
        switch kind {
        case .overlay: primary.overlay(alignment: alignment) { secondary }
        case .overlayView: primary.overlay(secondary, alignment: alignment)
        case .background: primary.background(alignment: alignment) { secondary }
        case .backgroundView: primary.background(secondary, alignment: alignment)
        case .mask: primary.mask(alignment: alignment) { secondary }
        default: primary.mask(secondary)
        }
    }

    @ViewBuilder private var fills: some View {
        switch kind {
        case .overlayStyle: items.overlay(color)
        case .overlayShape: items.overlay(color, in: Capsule())
        case .backgroundStyle: items.background(color)
        case .backgroundShape: items.background(color, in: RoundedRectangle(cornerRadius: length))
        case .border: items.border(color, width: length)
        default: items.background { RoundedRectangle(cornerRadius: length) }
        }
    }

    @ViewBuilder private var others: some View {
        switch kind {
        case .overlayPreferenceValue:
            primary.overlayPreferenceValue(NameList.self, alignment: alignment) { names in
                Color.red.frame(width: 3 * CGFloat(names.count), height: 2)
                secondary
            }
        case .backgroundPreferenceValue:
            primary.backgroundPreferenceValue(AnchorList.self, alignment: alignment) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        Color.red.frame(width: proxy[anchors[index]].width, height: 2)
                    }
                }
                secondary
            }
        case .safeAreaInset:
            primary.safeAreaInset(edge: isOdd ? .top : .bottom, spacing: Sketch.spacing(sketch.b)) { secondary }
        case .horizontalSafeAreaInset:
            primary.safeAreaInset(edge: isOdd ? .leading : .trailing, spacing: Sketch.spacing(sketch.b)) { secondary }
        default: primary.safeAreaBar(edge: isOdd ? .top : .bottom) { secondary }
        }
    }
}
