/// Something to be done with a behaviour, whatever its type.
protocol BehaviourVisitor {
    associatedtype Result

    func visit(_ behaviour: some Behaviour) -> Result
}

extension LayoutTree {
    /// The one place that tells behaviours apart: hands the behaviour to a visitor as a value of its own type, so that
    /// each visitor is compiled once per behaviour and calls it directly. The switch is over the array's own element, so
    /// that only what a visitor uses is copied.
    @inline(__always)
    func dispatch<Visitor: BehaviourVisitor>(_ node: Int32, _ visitor: Visitor) -> Visitor.Result {
        switch behaviours[Int(node)] {
        case .fixed(let size): visitor.visit(FixedLeaf(size: size))
        case .flexible: visitor.visit(FlexibleLeaf())
        case .resizable(let ideal, let minimum): visitor.visit(ResizableLeaf(ideal: ideal, minimum: minimum))
        case .circle: visitor.visit(CircleLeaf())
        case .spacer(let minLength): visitor.visit(SpacerLeaf(minLength: minLength))
        case .divider(let thickness): visitor.visit(DividerLeaf(lineThickness: thickness))
        case .measured(let leaf): visitor.visit(MeasuredContent(leaf: leaf))
        case .passThrough: visitor.visit(PassThrough())
        case .centeredFrame(let width, let height): visitor.visit(FixedFrame(centeredWidth: width, height: height))
        case .alignedFrame(let frame): visitor.visit(frame)
        case .flexibleFrame(let frame): visitor.visit(frame)
        case .evenPadding(let vertical, let horizontal):
            visitor.visit(Padding(insets: EdgeInsets(vertical: vertical, horizontal: horizontal)))
        case .unevenPadding(let insets): visitor.visit(Padding(insets: insets))
        case .fixedSize(let axes): visitor.visit(FixedSize(axes: axes))
        case .aspectRatio(let ratio, let mode): visitor.visit(AspectRatio(ratio: ratio, mode: mode))
        case .offset(let offset): visitor.visit(Offset(offset: offset))
        case .position(let point): visitor.visit(Position(point: point))
        case .layoutPriority(let priority): visitor.visit(LayoutPriority(value: priority))
        case .alignmentGuide(let guide): visitor.visit(guide)
        case .containerRelativeFrame(let frame): visitor.visit(frame)
        case .safeAreaPadding(let insets): visitor.visit(SafeAreaPadding(insets: insets))
        case .ignoresSafeArea(let edges): visitor.visit(IgnoredSafeArea(edges: edges))
        case .layered(let content): visitor.visit(content)
        case .safeAreaInset(let inset): visitor.visit(inset)
        case .plainStack(let plain): visitor.visit(StackBehaviour(plain))
        case .guidedStack(let stack): visitor.visit(stack)
        case .zStack(let alignment): visitor.visit(ZStackBehaviour(alignment: alignment))
        case .lazyStack(let stack): visitor.visit(LazyStack(stack: stack))
        case .geometryReader: visitor.visit(GeometryReaderBehaviour())
        case .scrollView(let axes): visitor.visit(ScrollViewBehaviour(axes: axes))
        case .viewThatFits(let axes): visitor.visit(ViewThatFitsBehaviour(axes: axes))
        case .grid(let grid): visitor.visit(grid)
        case .gridRow(let alignment): visitor.visit(GridRowBehaviour(alignment: alignment))
        case .lazyGrid(let grid): visitor.visit(grid)
        case .custom(let box): visitor.visit(CustomLayout(box: box))
        }
    }

    /// A node's behaviour if it is of a type.
    @inline(__always)
    func behaviour<B: Behaviour>(of node: Int32, as _: B.Type) -> B? { dispatch(node, Casting<B>()) }
}

private struct Casting<Wanted: Behaviour>: BehaviourVisitor {
    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Wanted? { behaviour as? Wanted }
}
