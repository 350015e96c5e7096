public import CopyfitLayout
public import Foundation

extension View {
    /// Sets the position of a guide of this view, in points from its leading edge. It affects only containers that
    /// align by this guide.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: AlignmentGuide(g, computeValue: computeValue)))
    }

    /// Sets the position of a guide of this view, in points from its top edge. It affects only containers that align by
    /// this guide.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: AlignmentGuide(g, computeValue: computeValue)))
    }
}

nonisolated struct AlignmentGuideModifier: LayoutModifier {
    typealias Body = Never

    let guide: AlignmentGuide

    var behaviour: LayoutBehaviour { .alignmentGuide(guide) }
    var name: String { "alignmentGuide" }

    /// Always false, because functions cannot be compared.
    func lays(outLike other: AlignmentGuideModifier) -> Bool { false }
}
