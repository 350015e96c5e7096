public import Copyfit
public import CopyfitInspecting
public import Foundation

/// A document that is laid out again and again: at other sizes it costs what a resize costs.
///
/// Used by one thread at a time; different hosts are independent.
public final class DocumentHost {
    /// The document.
    public let document: LayoutDocument

    let host: ViewHost

    /// A host for a document. The document's nodes see the environment.
    public init(_ document: LayoutDocument, environment: EnvironmentValues = .init(), options: HostOptions = .init()) {
        self.document = document
        var options = options
        options.fonts = document.fonts
        let root = MainActorView(document.root)
        host = ViewHost(
            root,
            size: ProposedViewSize(width: nil, height: nil),
            environment: environment,
            options: options
        )
    }

    /// Lays out the document for a proposal. A root that takes less than is proposed stays at the top left.
    ///
    /// - Parameters:
    ///   - width: in points; nil proposes none, so that the root takes its ideal width.
    ///   - height: the same.
    public func layOut(width: CGFloat? = nil, height: CGFloat? = nil) -> LayoutAnswer {
        host.size = ProposedViewSize(width: width, height: height)
        let report = host.updateUnchecked()
        if report.passes > 0 { notes = report.diagnostics.map(\.description) }
        let (frames, texts) = (host.identifiedFrames, texts)
        let root = frames[document.root.path] ?? .zero
        let places = document.nodes.compactMap { node in
            frames[node.path].map { frame in
                LayoutAnswer.Place(
                    node: node,
                    frame: frame.offsetBy(dx: -root.minX, dy: -root.minY),
                    text: texts[node.path]
                )
            }
        }
        return LayoutAnswer(width: width, height: height, size: root.size, places: places, notes: notes)
    }

    /// Why the node with an `id`, or at a path, is as wide, or as high, as it was laid out last; nil if there is no such node in
    /// the layout. See `ViewHost.explain` for what it costs.
    public func explain(_ id: String, axis: Axis = .horizontal) -> Explanation? {
        let node = document.nodes.first { $0.id == id } ?? document.nodes.first { $0.path == id }
        return node.flatMap { host.explain(identifier: $0.path, axis, calling: names) }
    }

    /// What explanations call the nodes: their kinds, texts with their beginning.
    var names: [String: GivenName] {
        let texts = host.texts.reduce(into: [String: String]()) { texts, text in
            if let path = text.identifier { texts[path] = text.string }
        }
        return document.nodes.reduce(into: [:]) { names, node in
            let text = texts[node.path].map { " “\($0.prefix(24))\($0.count > 24 ? "…" : "")”" } ?? ""
            names[node.path] = GivenName(name: node.kind + text, id: node.id)
        }
    }

    private var notes: [String] = []

    private var texts: [String: LayoutAnswer.PlacedText] {
        var texts: [String: LayoutAnswer.PlacedText] = [:]
        for text in host.texts {
            guard let path = text.identifier else { continue }
            texts[path] = LayoutAnswer.PlacedText(
                lineCount: text.lines.count,
                firstBaseline: text.firstBaseline.map { $0 - text.frame.minY } ?? 0,
                isTruncated: text.isTruncated,
                problem: text.problem,
                missingCharacters: text.missingCharacters
            )
        }
        return texts
    }
}

/// The view of a document's root.
private struct MainActorView: View {
    private let root: DocumentNode

    nonisolated init(_ root: DocumentNode) { self.root = root }

    var body: some View { root.view }
}
