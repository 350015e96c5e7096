import CopyfitLayout

/// A container with content made from its own size and place.
///
/// It takes the proposed size, with 10 for a nil side, whatever its content is. Each element of the content is proposed
/// that size and placed at the top leading corner. The content is evaluated after the reader has been placed, never
/// with a provisional size. Its preferences count at the reader's place in the tree.
///
/// ```swift
/// let half = GeometryReader { geometry in
///     Color.gray.frame(width: geometry.size.width / 2).id("half")
/// }
/// let host = ViewHost(half, size: ProposedViewSize(width: 300, height: 100))
/// host.update()
/// print(host.frame(id: "half")!.width)  // 150.0
/// ```
///
/// - Parity: the same as SwiftUI, which may evaluate the content with other sizes first.
public nonisolated struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    /// Makes the content from the geometry.
    public var content: (GeometryProxy) -> Content

    /// A reader with content made from its geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { GeometryReaderNode<Content>(at: $0) }
        node.update(view.content)
        return node
    }
}

/// The place of a geometry reader.
final class GeometryReaderNode<Content: View>: ListingNode, LateContent {
    private var content: ((GeometryProxy) -> Content)?
    private var child: _ViewNode?
    private var needsEvaluation = true
    private var evaluatedFrame: CGRect?
    private let recorder = SpaceRecorder()
    private lazy var element = NamedElement(node: self, behaviour: .geometryReader, name: "GeometryReader")

    override init(at position: _ViewPosition) {
        super.init(at: position)
        _ = replaceElements(.one(element))
        graph.lateContents.add(self, of: element.layoutNode)
    }

    func update(_ content: @escaping (GeometryProxy) -> Content) {
        self.content = content
        graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: element.layoutNode)
        _ = reevaluate()
    }

    /// Waits until the place is known.
    override func reevaluate() -> Bool {
        needsEvaluation = true
        child?.isOutdated = true
        graph.layout.invalidate(element.layoutNode)
        return false
    }

    func provideLateContent() {
        let frame = element.globalFrame
        guard needsEvaluation || frame != evaluatedFrame || readsDiffer, let content else { return }
        needsEvaluation = false
        evaluatedFrame = frame
        recorder.safeAreaInsets = nil
        let view = graph.evaluate(self) { content(GeometryProxy(element: element, recorder: recorder)) }
        let known = child
        known?.isOutdated = false
        child = position(of: known).bringIn(view)
        _ = collectElements()
        graph.evaluateRenewed(known)
    }

    /// Whether something else than the frame that the content read may have changed.
    private var readsDiffer: Bool {
        recorder.usesNamedSpaces || recorder.safeAreaInsets.map { $0 != element.safeAreaInsets } ?? false
    }

    override func collectElements() -> Bool {
        element.setChildren(child?.elements.array ?? [])
        return false
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }

    override func willDestroy() {
        graph.lateContents.remove(element.layoutNode)
        element.release()
    }
}
