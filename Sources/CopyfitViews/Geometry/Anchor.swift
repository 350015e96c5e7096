public import CopyfitLayout
public import Foundation

/// A point or rectangle of a view, kept in the host's space. A geometry proxy converts it to its own space.
public struct Anchor<Value> {
    /// The part of a view that an anchor describes.
    public struct Source {
        let value: (CGRect) -> Value
        let toLocal: (Value, CGPoint) -> Value
    }

    /// In the host's space.
    let global: Value
    let toLocal: (Value, CGPoint) -> Value

    init(_ source: Source, frame: CGRect) {
        global = source.value(frame)
        toLocal = source.toLocal
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool { left.global == right.global }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { rect { $0 } }

    /// A rectangle in the view's own space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Self.rect { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    private static func rect(_ value: @escaping (CGRect) -> CGRect) -> Anchor<CGRect>.Source {
        .init(value: value) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        at { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point given by fractions of the view's width and height.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        at { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
    }

    /// The corners, the middles of the edges and the centre.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func at(_ value: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
        .init(value: value) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    }
}

extension Anchor.Source {
    /// Several anchors in one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        value = { frame in array.map { $0.value(frame) } }
        toLocal = { values, origin in zip(array, values).map { $0.toLocal($1, origin) } }
    }

    /// An anchor that may be missing.
    public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
        value = { frame in optional.map { $0.value(frame) } }
        toLocal = { value, origin in value.flatMap { value in optional.map { $0.toLocal(value, origin) } } }
    }
}

extension GeometryProxy {
    /// An anchor's value in this view's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.toLocal(anchor.global, frame(in: CoordinateSpace.global).origin)
    }
}

extension View {
    /// Contributes a value made from an anchor of this view. It replaces all contributions from inside for the key.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorWriter<A, K>(source: value, transform: transform))
    }

    /// Changes the value that this view contributes for a key, using an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorTransform<A, K>(source: value, transform: transform))
    }
}

/// Contributes a value that is computed from the placed view whenever it is read.
nonisolated struct AnchorWriter<A, K: PreferenceKey>: ElementWrapping {
    typealias Body = Never

    let source: Anchor<A>.Source
    let transform: (Anchor<A>) -> K.Value

    private func value(of view: Element) -> K.Value { transform(Anchor(source, frame: view.globalFrame)) }

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        PreferenceWriterElement<K>(node: node, around: content, value: value)
    }

    func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {
        (wrapper as? PreferenceWriterElement<K>)?.value = value
    }
}

/// Changes a value, using an anchor that is computed from the placed view whenever the value is read.
nonisolated struct AnchorTransform<A, K: PreferenceKey>: ElementWrapping {
    typealias Body = Never

    let source: Anchor<A>.Source
    let transform: (inout K.Value, Anchor<A>) -> Void

    private func change(_ value: inout K.Value, of view: Element) {
        transform(&value, Anchor(source, frame: view.globalFrame))
    }

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        PreferenceTransformElement<K>(node: node, around: content, callback: change)
    }

    func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {
        (wrapper as? PreferenceTransformElement<K>)?.callback = change
    }
}
