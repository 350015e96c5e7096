import Copyfit

enum LeafKind: String, KindFamily {
    case text, styledText, joinedText, formattedText, color, rectangle, circle, ellipse, capsule, roundedRectangle
    case unevenRoundedRectangle, containerRelativeShape, path, anyShape, filledShape, strokedShape, borderedShape
    case derivedShape, image, spacer, divider, emptyView, linearGradient, radialGradient, angularGradient
    case ellipticalGradient, canvas, asyncImage, link

    var arity: ClosedRange<Int> { 0...0 }
}

/// Views without content.
struct LeafSketch: SketchBuilding {
    let kind: LeafKind
    let sketch: Sketch

    private var color: Color { Sketch.color(sketch.b) }

    var body: some View {
        switch kind {
        case .text, .styledText, .joinedText, .formattedText: texts
        case .color, .image, .spacer, .divider, .emptyView, .canvas, .asyncImage, .link: others
        case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient: gradients
        case .path, .anyShape, .filledShape, .strokedShape, .borderedShape, .derivedShape: drawnShapes
        default: shapes
        }
    }

    @ViewBuilder private var texts: some View {
        switch kind {
        case .text: Text(verbatim: sketch.word)
        case .styledText:
            Text(sketch.word).font(.system(size: 8 + 2 * CGFloat(sketch.b))).bold(sketch.c % 2 == 1)
                .italic(sketch.c > 4).kerning(CGFloat(sketch.c))
        case .joinedText: Text(verbatim: sketch.word) + Text("\(sketch.b)").bold()
        default: Text("\(sketch.b) of **\(sketch.word)**").foregroundStyle(color)
        }
    }

    @ViewBuilder private var others: some View {
        switch kind {
        case .color: color
        case .image: Image(systemName: sketch.b % 2 == 0 ? "star" : "circle").resizable(isOdd)
        case .spacer: Spacer(minLength: Sketch.spacing(sketch.a))
        case .divider: Divider()
        case .canvas: Canvas { _, _ in }
        case .asyncImage: AsyncImage(url: nil)
        case .link: Link(sketch.word, destination: URL(filePath: "/"))
        default: EmptyView()
        }
    }

    @ViewBuilder private var gradients: some View {
        switch kind {
        case .linearGradient: LinearGradient(colors: [color, .red], startPoint: .top, endPoint: .bottom)
        case .radialGradient: RadialGradient(colors: [color], center: .center, startRadius: 0, endRadius: length)
        case .angularGradient: AngularGradient(colors: [color, .blue], center: Sketch.point(sketch.a))
        default: EllipticalGradient(colors: [color, .blue])
        }
    }

    @ViewBuilder private var shapes: some View {
        switch kind {
        case .rectangle: Rectangle()
        case .circle: Circle()
        case .ellipse: Ellipse()
        case .capsule: Capsule()
        case .roundedRectangle: RoundedRectangle(cornerRadius: length)
        case .unevenRoundedRectangle: UnevenRoundedRectangle(topLeadingRadius: length, bottomTrailingRadius: 3)
        default: ContainerRelativeShape()
        }
    }

    @ViewBuilder private var drawnShapes: some View {
        switch kind {
        case .path: Path(CGRect(x: 1, y: 2, width: length, height: 10))
        case .anyShape: if isOdd { AnyShape(Circle()) } else { AnyShape(Rectangle()) }
        case .filledShape: Circle().fill(color)
        case .strokedShape: Rectangle().stroke(color, lineWidth: length)
        case .borderedShape: RoundedRectangle(cornerRadius: 4).strokeBorder(color, lineWidth: length)
        default: Rectangle().inset(by: length).rotation(.degrees(Double(sketch.b))).fill(color)
        }
    }
}

extension Image {
    fileprivate func resizable(_ isResizable: Bool) -> Image { isResizable ? resizable() : self }
}
