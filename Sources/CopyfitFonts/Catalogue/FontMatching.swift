/// Finds the face of a family that is nearest to a style: CSS Fonts Level 4, section 5.2, step 4.
enum FontMatching {
    /// The index of the nearest style, the first of equal ones; nil if there is none. O(n).
    static func nearest(to asked: FontStyle, among styles: [FontStyle]) -> Int? {
        var candidates = Array(styles.indices)
        // 4.1 width
        keepNearest(&candidates) { widthDistance(styles[$0].width.value, asked.width.value) }
        // 4.2 slant
        keepNearest(&candidates) { slantDistance(styles[$0].slant, asked.slant) }
        // 4.3 weight
        keepNearest(&candidates) { weightDistance(styles[$0].weight.value, asked.weight.value) }
        return candidates.first
    }

    private static func keepNearest(_ candidates: inout [Int], _ distance: (Int) -> Double) {
        guard let nearest = candidates.map(distance).min() else { return }
        candidates.removeAll { distance($0) != nearest }
    }

    /// Larger than any distance in the preferred direction.
    private static let otherSide = 10_000.0

    /// Normal and narrower widths prefer narrower faces, wider ones wider faces.
    private static func widthDistance(_ width: Double, _ asked: Double) -> Double {
        let isPreferredSide = asked <= 100 ? width <= asked : width >= asked
        return abs(width - asked) + (isPreferredSide ? 0 : otherSide)
    }

    private static func slantDistance(_ slant: FontSlant, _ asked: FontSlant) -> Double {
        let order: [FontSlant] =
            switch asked {
            case .normal: [.normal, .oblique, .italic]
            case .italic: [.italic, .oblique, .normal]
            case .oblique: [.oblique, .italic, .normal]
            }
        return Double(order.firstIndex(of: slant) ?? order.count)
    }

    /// 400 to 500 tries weights up to 500, then lower ones, then higher ones; below 400 lower weights come first, above
    /// 500 higher ones.
    private static func weightDistance(_ weight: Double, _ asked: Double) -> Double {
        let distance = abs(weight - asked)
        if (400...500).contains(asked) {
            if weight >= asked, weight <= 500 { return distance }
            return weight < asked ? otherSide + distance : 2 * otherSide + distance
        }
        let isPreferredSide = asked < 400 ? weight <= asked : weight >= asked
        return distance + (isPreferredSide ? 0 : otherSide)
    }
}
