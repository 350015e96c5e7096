import CopyfitDrawing
import Foundation

/// How far the content of each group reaches, masks, clips and filters included.
struct GroupExtents {
    /// In the order in which the groups begin.
    private(set) var extents: [LayerExtent] = []

    private struct Open {
        let index: Int
        let layer: DisplayList.Layer
        let outer: PlaneMap
        let inner: PlaneMap
    }

    /// The extents of groups that are drawn in a map. O(items).
    init(_ items: DisplayList.Items, in matrix: PlaneMap) {
        var open: [Open] = []
        for step in items.steps {
            switch step {
            case .item(.group(let group)):
                let (outer, layer) = (open.last?.inner ?? matrix, group.layer)
                let inner = layer.transform.concatenating(outer)
                open.append(Open(index: extents.count, layer: layer, outer: outer, inner: inner))
                extents.append(LayerExtent())
            case .item(let item): if let group = open.last { extents[group.index].add(item, in: group.inner) }
            case .mask: break
            case .end:
                let group = open.removeLast()
                close(group)
                if let outer = open.last { extents[outer.index].add(extents[group.index]) }
            }
        }
    }

    private mutating func close(_ group: Open) {
        if let clip = group.layer.clip {
            var edge = LayerExtent()
            edge.add(clip.path, in: group.inner)
            extents[group.index].cut(to: edge)
        }
        for filter in group.layer.filters { extents[group.index].grow(by: filter.reach(in: group.outer)) }
    }
}

extension DisplayList.Filter {
    /// How far the filter moves ink, in the units of `map`'s result; 0 for a filter that cannot be drawn.
    func reach(in map: PlaneMap) -> Double {
        switch self {
        case .blur(let radius): return BoxBlur(radius: radius * map.scale).reach
        case .shadow(_, let radius, let offset):
            let distance = hypot(offset.width, offset.height) * map.stretch
            return distance < 1e5 ? BoxBlur(radius: radius * map.scale).reach + distance : 0
        case .colors: return 0
        }
    }
}
