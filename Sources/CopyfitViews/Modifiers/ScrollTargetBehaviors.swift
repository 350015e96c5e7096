import CopyfitLayout
import Foundation

/// Scrolling that ends at pages: whole lengths of the scroll view without margins, from the start of the content, or at the
/// end of the content. It ends at the nearest.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Pages as long as the scroll view.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let (page, distance) = (context.length(along: axis), context.distance(of: target, along: axis))
            guard page > 0 else { continue }
            let before = (distance / page).rounded(.down) * page
            let after = min(before + page, context.longestDistance(along: axis))
            context.move(&target, to: distance - before < after - distance ? before : after, along: axis)
        }
    }
}

/// Scrolling that ends with the start of a view at the start of the scroll view, or at the end of the content. The views are
/// those of a layout with `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate enum Limit { case none, few, one }

        fileprivate let limit: Limit
        private let name: String

        private init(_ limit: Limit, _ name: String) {
            (self.limit, self.name) = (limit, name)
        }

        /// Not limited here, where no finger scrolls.
        public static let automatic = LimitBehavior(.none, "automatic")

        /// As many as fit into the scroll view.
        public static let always = LimitBehavior(.few, "always")
        public static let alwaysByFew = LimitBehavior(.few, "alwaysByFew")

        /// One, or not limited.
        public static let alwaysByOne = LimitBehavior(.one, "alwaysByOne")
        public static let never = LimitBehavior(.none, "never")
    }

    private let limitBehavior: LimitBehavior

    /// Scrolling that ends at views and passes at most the limit of them.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let stops = context.stops(along: axis)
            guard let end = stops.nearest(to: context.distance(of: target, along: axis)),
                let start = stops.nearest(to: context.distance(of: context.originalTarget, along: axis))
            else { continue }
            let most = most(from: stops[start], in: stops, length: context.length(along: axis))
            context.move(&target, to: stops[min(max(end, start - most), start + most)], along: axis)
        }
    }

    private func most(from start: CGFloat, in stops: [CGFloat], length: CGFloat) -> Int {
        switch limitBehavior.limit {
        case .none: stops.count
        case .few: max(1, stops.count { $0 >= start && $0 < start + length })
        case .one: 1
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling that ends at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that ends at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Scrolling that ends at views and passes at most a limit of them.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// Distances from the start of the content, which is at the right from right to left.
extension ScrollTargetBehaviorContext {
    fileprivate func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? containerSize.width : containerSize.height
    }

    fileprivate func longestDistance(along axis: Axis) -> CGFloat {
        max(0, (axis == .horizontal ? contentSize.width : contentSize.height) - length(along: axis))
    }

    private func distance(to rect: CGRect, along axis: Axis) -> CGFloat {
        guard axis == .horizontal else { return rect.minY }
        return self.layoutDirection == .rightToLeft ? contentSize.width - rect.maxX : rect.minX
    }

    fileprivate func distance(of target: ScrollTarget, along axis: Axis) -> CGFloat {
        distance(to: target.rect, along: axis)
    }

    fileprivate func move(_ target: inout ScrollTarget, to distance: CGFloat, along axis: Axis) {
        let change = distance - self.distance(of: target, along: axis)
        switch axis {
        case .horizontal: target.rect.origin.x += self.layoutDirection == .rightToLeft ? -change : change
        case .vertical: target.rect.origin.y += change
        }
    }

    /// The distances at which a view starts, or the end of the content is reached before; each once, in order.
    fileprivate func stops(along axis: Axis) -> [CGFloat] {
        let most = longestDistance(along: axis)
        let all = views.map { min(max(distance(to: $0, along: axis), 0), most) }.sorted()
        return all.indices.filter { $0 == 0 || all[$0] - all[$0 - 1] > 0.5 }.map { all[$0] }
    }
}

extension [CGFloat] {
    /// The position of the number nearest to another one.
    fileprivate func nearest(to number: CGFloat) -> Int? {
        indices.min { abs(self[$0] - number) < abs(self[$1] - number) }
    }
}
