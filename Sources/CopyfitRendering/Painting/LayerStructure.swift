import CopyfitDrawing
import Foundation

/// Which items begin, mask and end layers, and how far the content of each layer reaches.
struct LayerStructure {
    /// The mask's index for the index of each `begin` whose layer has one.
    private(set) var maskOfLayer: [Int: Int] = [:]
    /// The indices of masks and ends that belong to a layer.
    private(set) var masks: Set<Int> = []
    private(set) var ends: Set<Int> = []
    /// How many layers have no end.
    private(set) var unendedCount = 0
    /// Where the content of each layer may be, clip and filters included, by the index of its `begin`.
    private(set) var extents: [Int: LayerExtent] = [:]

    private struct Open {
        let begin: Int
        let layer: DisplayList.Layer
        let outer: PlaneMap
        let inner: PlaneMap
        var extent = LayerExtent()
    }

    /// Reads the layers of a list that is drawn in a map. O(items).
    init(_ items: [DisplayList.Item], in matrix: PlaneMap) {
        var open: [Open] = []
        for (index, item) in items.enumerated() {
            switch item {
            case .begin(let layer):
                let outer = open.last?.inner ?? matrix
                open.append(Open(begin: index, layer: layer, outer: outer, inner: layer.transform.concatenating(outer)))
            case .mask:
                guard let layer = open.last, maskOfLayer[layer.begin] == nil else { continue }
                maskOfLayer[layer.begin] = index
                masks.insert(index)
            case .end:
                guard let layer = open.popLast() else { continue }
                ends.insert(index)
                close(layer, in: &open)
            default:
                guard let layer = open.last else { continue }
                open[open.count - 1].extent.add(item, in: layer.inner)
            }
        }
        unendedCount = open.count
        while let layer = open.popLast() { close(layer, in: &open) }
    }

    private mutating func close(_ layer: Open, in open: inout [Open]) {
        var extent = layer.extent
        if let clip = layer.layer.clip {
            var edge = LayerExtent()
            edge.add(clip.path, in: layer.inner)
            extent.cut(to: edge)
        }
        for filter in layer.layer.filters { filter.extend(&extent, in: layer.outer) }
        extents[layer.begin] = extent
        if !open.isEmpty { open[open.count - 1].extent.add(extent) }
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

    fileprivate func extend(_ extent: inout LayerExtent, in map: PlaneMap) { extent.grow(by: reach(in: map)) }
}
