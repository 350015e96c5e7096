public import CopyfitLayout
public import Foundation

extension View {
    /// Gives this view, on the given axes, the length of the nearest scroll view or the host.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeModifier(frame: ContainerRelativeFrame(axes, alignment: alignment)))
    }

    /// Gives this view the length of `span` of `count` equal parts of the nearest scroll view or the host, with
    /// `spacing` points between the parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeModifier(
                frame: ContainerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
            )
        )
    }

    /// Gives this view the length that a function makes of the length of the nearest scroll view or the host.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            ContainerRelativeModifier(frame: ContainerRelativeFrame(axes, alignment: alignment, length: length))
        )
    }
}

nonisolated struct ContainerRelativeModifier: LayoutModifier {
    typealias Body = Never

    let frame: ContainerRelativeFrame

    var behaviour: LayoutBehaviour { .containerRelativeFrame(frame) }
    var name: String { "containerRelativeFrame" }

    /// Always false, because functions cannot be compared.
    func lays(outLike other: ContainerRelativeModifier) -> Bool { false }
}
