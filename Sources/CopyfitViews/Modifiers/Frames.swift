public import CopyfitLayout
public import Foundation

extension View {
    /// An invisible box of a fixed width, height or both around this view. If a length is nil, the box is as long as
    /// the view. A length that is negative, infinite or NaN counts as nil and is reported.
    @inlinable nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// An invisible box around this view, with bounds for its lengths.
    ///
    /// With both bounds, a length is the proposal, kept between them. With only a minimum, the box shrinks with the
    /// proposal down to the minimum; with only a maximum, it grows with the proposal up to the maximum. An ideal length
    /// counts if nothing is proposed. Only a maximum may be infinite. If a minimum is above the maximum and there is no
    /// ideal, the box is as long as the view, which is offered at most the maximum. A negative length counts as 0, NaN as
    /// nil; all of this is reported.
    @inlinable nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight,
                maxHeight: maxHeight,
                alignment: alignment
            )
        )
    }

    /// Does nothing.
    @available(*, deprecated, message: "Pass one or more arguments.")
    nonisolated public func frame() -> some View { self }

    /// This view at its ideal size, whatever is proposed.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// This view at its ideal length on the chosen axes, whatever is proposed there.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// The order in which the stack around this view offers space: higher priorities first, 0 by default.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(priority: value))
    }

    /// Proposes this view a size with this ratio of width to height that fits in the proposal or fills it. Nil is the
    /// ratio of the view's ideal size; so is, with a report, a ratio that is not a finite number above 0.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes this view a size with the ratio of `aspectRatio` that fits in the proposal or fills it.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Proposes this view a size with its own ratio that fits in the proposal.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Proposes this view a size with its own ratio that fills the proposal.
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

@usableFromInline nonisolated struct FixedFrameModifier: LayoutModifier, Equatable {
    @usableFromInline typealias Body = Never

    private let givenWidth: PackedLength
    private let givenHeight: PackedLength
    private let alignment: BoxedAlignment

    var width: CGFloat? { givenWidth.length }
    var height: CGFloat? { givenHeight.length }

    @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        givenWidth = PackedLength(width)
        givenHeight = PackedLength(height)
        self.alignment = BoxedAlignment(alignment)
    }

    @usableFromInline nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        reconcileWrappers(modifier, content: content, at: position)
    }

    var behaviour: LayoutBehaviour {
        .frame(FixedFrame(width: given(width), height: given(height), alignment: alignment))
    }

    /// The length, 1e100 at most; nil, with a report, if it is negative, infinite or NaN.
    private func given(_ length: CGFloat?) -> CGFloat? {
        guard let length, let extent = length.givenExtent(as: "A frame's length"), length >= 0 else { return nil }
        return extent
    }

    var name: String {
        "frame" + description(of: [("width", width), ("height", height)])
    }
}

/// A length or nil in the memory of a length, because frames are the most frequent modifier. The NaN whose bits mean nil becomes
/// nil; any other stays a NaN.
private struct PackedLength: Equatable {
    private let bits: UInt64

    /// The bits of a NaN that no calculation gives.
    private static var nilBits: UInt64 { 0x7FF8_6E69_6C00_0000 }

    init(_ length: CGFloat?) {
        bits = length.map { Double($0).bitPattern } ?? Self.nilBits
    }

    var length: CGFloat? { bits == Self.nilBits ? nil : CGFloat(Double(bitPattern: bits)) }
}

@usableFromInline nonisolated struct FlexibleFrameModifier: LayoutModifier, Equatable {
    @usableFromInline typealias Body = Never

    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    @usableFromInline init(
        minWidth: CGFloat?,
        idealWidth: CGFloat?,
        maxWidth: CGFloat?,
        minHeight: CGFloat?,
        idealHeight: CGFloat?,
        maxHeight: CGFloat?,
        alignment: Alignment
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }

    @usableFromInline nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        reconcileWrappers(modifier, content: content, at: position)
    }

    var behaviour: LayoutBehaviour {
        let widths = FrameLimits(minWidth, idealWidth, maxWidth, side: "width")
        let heights = FrameLimits(minHeight, idealHeight, maxHeight, side: "height")
        return .flexibleFrame(
            FlexibleFrame(
                minWidth: widths.least,
                idealWidth: widths.ideal,
                maxWidth: widths.greatest,
                minHeight: heights.least,
                idealHeight: heights.ideal,
                maxHeight: heights.greatest,
                alignment: alignment
            )
        )
    }

    var name: String {
        let lengths = [
            ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
            ("idealHeight", idealHeight), ("maxHeight", maxHeight),
        ]
        return "frame" + description(of: lengths)
    }
}

/// The sensible limits of a frame on one axis; contradictions are reported.
private struct FrameLimits {
    let least: CGFloat?
    let ideal: CGFloat?
    let greatest: CGFloat?

    init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?, side: String) {
        self.least = least?.givenExtent(as: "A frame's length")
        self.ideal = ideal?.givenExtent(as: "A frame's length")
        self.greatest = greatest?.givenLimit(as: "A frame's length")
        if let contradiction = contradiction(side) {
            DiagnosticSink.report(.contradictoryFrame, "\(contradiction): give them in order.")
        }
    }

    private func contradiction(_ side: String) -> String? {
        func say(_ name: String, _ length: CGFloat, _ what: String, _ other: CGFloat, _ result: String) -> String {
            "A frame's \(name) \(side) of \(shortDescription(of: length)) is \(what) of \(shortDescription(of: other)), "
                + "so \(result)"
        }
        if let least, let greatest, least > greatest {
            let result = ideal == nil ? "the frame is as long as its content" : "the greatest is ignored"
            return say("least", least, "above its greatest", greatest, result)
        }
        guard let ideal else { return nil }
        if let least, ideal < least { return say("ideal", ideal, "below its least", least, "the least counts") }
        guard let greatest, ideal > greatest else { return nil }
        return say("ideal", ideal, "above its greatest", greatest, "it counts as the greatest")
    }
}

nonisolated struct FixedSizeModifier: LayoutModifier, Equatable {
    typealias Body = Never

    let horizontal: Bool
    let vertical: Bool

    var behaviour: LayoutBehaviour {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return .fixedSize(axes)
    }

    var name: String { horizontal && vertical ? "fixedSize" : "fixedSize(\(horizontal ? "horizontal" : "vertical"))" }
}

nonisolated struct LayoutPriorityModifier: LayoutModifier, Equatable {
    typealias Body = Never

    let priority: Double

    var behaviour: LayoutBehaviour { .layoutPriority(CGFloat(priority).givenRank(as: "A layout priority") ?? 0) }
    var name: String { "layoutPriority(\(priority))" }
}

nonisolated struct AspectRatioModifier: LayoutModifier, Equatable {
    typealias Body = Never

    let ratio: CGFloat?
    let contentMode: ContentMode

    var behaviour: LayoutBehaviour { .aspectRatio(ratio?.givenRatio(as: "An aspect ratio"), contentMode) }
    var name: String { "aspectRatio(\(ratio.map { "\($0), " } ?? "").\(contentMode))" }
}

/// The lengths that are set, as arguments.
private func description(of lengths: [(label: String, value: CGFloat?)]) -> String {
    let arguments = lengths.compactMap { length in length.value.map { "\(length.label): \(shortDescription(of: $0))" } }
    return "(" + arguments.joined(separator: ", ") + ")"
}
