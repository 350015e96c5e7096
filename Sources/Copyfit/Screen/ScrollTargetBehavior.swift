public import CopyfitLayout
public import Foundation

/// Where scrolling ends: asked when a host scrolls to a point or further by a distance. Views that scroll themselves end
/// where they say.
public protocol ScrollTargetBehavior {
    /// What is known when scrolling ends.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where scrolling ends.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling ends: the part of the content that is to be shown, in points in the content's coordinates.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content.
    public var rect: CGRect
    /// The point of the part that is at the same point of the scroll view; nil is the top left corner.
    public var anchor: UnitPoint?

    /// A part of the content.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour knows when scrolling ends, in points. Values of the environment are its members too.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was shown before.
    public let originalTarget: ScrollTarget
    /// How fast the content moves, in points a second: 0, because a host scrolls at once.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view without the insets of its content.
    public let containerSize: CGSize
    /// The axes along which the content scrolls.
    public let axes: Axis.Set

    let environment: EnvironmentValues

    /// The targets of the content, in its coordinates, in tree order.
    let views: [CGRect]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling that ends at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Pages along the axes that scroll.
    public init() {}

    /// The nearest page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let size = context.containerSize
        if context.axes.contains(.horizontal), size.width > 0 {
            target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
        }
        if context.axes.contains(.vertical), size.height > 0 {
            target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
        }
    }
}

/// Scrolling that ends where a target of the content begins. `scrollTargetLayout()` says which views are targets.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The number of views that one scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String

        /// One view.
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")

        /// As many views as a host is told to pass: it scrolls as somebody who does not let go.
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        public static let never = LimitBehavior(name: "never")
    }

    private let limitBehavior: LimitBehavior

    /// The start of the nearest view.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// The start of the nearest view, from the right in right-to-left layouts.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard !context.views.isEmpty else { return }
        let original = context.originalTarget.rect
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
            let isMirrored = axis == .horizontal && context.environment.layoutDirection == .rightToLeft
            func start(_ rect: CGRect) -> CGFloat {
                if axis == .vertical { return rect.minY }
                return isMirrored ? rect.maxX - context.containerSize.width : rect.minX
            }
            let starts = Set(context.views.map(start)).sorted()
            var end = nearest(start(target.rect), in: starts)
            if limitBehavior == .alwaysByOne {
                let now = nearest(start(original), in: starts)
                end = min(max(end, now - 1), now + 1)
            }
            if axis == .horizontal { target.rect.origin.x = starts[end] } else { target.rect.origin.y = starts[end] }
        }
    }

    /// The index of the number next to another one. `numbers` are sorted, and there is one.
    private func nearest(_ number: CGFloat, in numbers: [CGFloat]) -> Int {
        numbers.indices.min { abs(numbers[$0] - number) < abs(numbers[$1] - number) } ?? 0
    }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    /// Wraps a behaviour.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    /// What the wrapped behaviour makes of it.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling that ends at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that ends where a target of the content begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// The same with a limit on the number of views that one scroll may pass.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Where scrolling ends in the scroll views inside, except in those in other scroll views, when a host scrolls to a
    /// point or further by a distance.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EnvironmentModifier { $0.scrollTargetBehavior = AnyScrollTargetBehavior(behavior) })
    }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: AnyScrollTargetBehavior? { nil }
}

extension EnvironmentValues {
    /// Where scrolling ends in scroll views; nil is where it is asked to.
    var scrollTargetBehavior: AnyScrollTargetBehavior? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension ScrolledNode {
    /// How far to scroll so that a scroll by a distance ends where the behaviour of the scroll view wants it.
    func distance(_ asked: CGSize) -> CGSize {
        guard let behavior = environment.scrollTargetBehavior else { return asked }
        let (geometry, region) = (geometry, region)
        let shown = CGRect(
            origin: CGPoint(x: geometry.contentOffset.x + region.minX, y: geometry.contentOffset.y + region.minY),
            size: region.size
        )
        var target = ScrollTarget(
            rect: shown.offsetBy(dx: asked.width, dy: asked.height).held(in: geometry.contentSize)
        )
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: shown),
            velocity: .zero,
            contentSize: geometry.contentSize,
            containerSize: region.size,
            axes: scrolledAxes,
            environment: environment,
            views: targets { _ in true }.map {
                $0.frame.offsetBy(dx: geometry.contentOffset.x, dy: geometry.contentOffset.y)
            }
        )
        behavior.updateTarget(&target, context: context)
        let anchor = target.anchor ?? .topLeading
        let end = CGPoint(
            x: target.rect.minX + anchor.x * (target.rect.width - shown.width),
            y: target.rect.minY + anchor.y * (target.rect.height - shown.height)
        )
        return CGSize(
            width: end.x - shown.minX,
            height: end.y - shown.minY
        ).given(as: "A scroll target", otherwise: 0)
    }
}

extension CGRect {
    /// The rectangle moved as little as brings it into content of a size, at whose start it is if it is larger.
    fileprivate func held(in size: CGSize) -> CGRect {
        let x = max(0, min(minX, size.width - width))
        let y = max(0, min(minY, size.height - height))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
