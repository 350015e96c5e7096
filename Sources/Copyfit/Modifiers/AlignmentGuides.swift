public import CopyfitLayout
public import Foundation

extension View {
    /// Sets where a guide of this view lies, in points from its leading edge. Only containers that align by this guide
    /// take notice.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: AlignmentGuide(g, computeValue: computeValue)))
    }

    /// Sets where a guide of this view lies, in points from its top edge. Only containers that align by this guide take
    /// notice.
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

    /// Functions cannot be compared.
    func lays(outLike other: AlignmentGuideModifier) -> Bool { false }
}
