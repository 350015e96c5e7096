/// Reads a face's vertical metrics by a named policy.
struct MetricsReader {
    private let face: HarfBuzzFace

    init(_ face: HarfBuzzFace) { self.face = face }

    func metrics(_ policy: FontMetricsPolicy) -> FontMetrics {
        let (ascent, descent, leading) = vertical(policy) ?? harfBuzz
        return FontMetrics(
            unitsPerEm: Double(face.unitsPerEm),
            ascent: Double(ascent),
            descent: Double(descent),
            leading: Double(max(0, leading)),
            capHeight: Double(max(0, face.capHeight ?? 0)),
            xHeight: Double(max(0, face.xHeight ?? 0))
        )
    }

    /// HarfBuzz's; if the font leaves them at zero in `hhea`, those of `OS/2` in FreeType's order: typographic, then
    /// Windows'.
    private var harfBuzz: (Int, Int, Int) {
        let extents = face.horizontalExtents
        if extents.ascender == 0, extents.descender == 0 {
            let others = [vertical(.openType), vertical(.windows)].compactMap { $0 }
            if let other = others.first(where: { $0.0 != 0 || $0.1 != 0 }) { return other }
        }
        return (extents.ascender, -extents.descender, extents.lineGap)
    }

    private func vertical(_ policy: FontMetricsPolicy) -> (Int, Int, Int)? {
        switch policy {
        case .harfBuzz:
            return nil
        case .apple:
            return face.table("hhea", int16At: [4, 6, 8]).map { ($0[0], -$0[1], $0[2]) }
        case .openType:
            return face.table("OS/2", int16At: [68, 70, 72]).map { ($0[0], -$0[1], $0[2]) }
        case .windows:
            return face.table("OS/2", int16At: [74, 76]).map { ($0[0] & 0xFFFF, $0[1] & 0xFFFF, 0) }
        }
    }
}
