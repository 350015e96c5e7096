public import Foundation

/// A text in one font that wraps into lines, measured by a ``TextMeasurer``. It answers as the layout rules 17.1 to 17.5
/// say, without pixels.
///
/// A line ends after the last break opportunity that fits, or inside a word that is longer than a line; white space at such
/// an end takes no room. Newlines end paragraphs. Measuring takes time in proportion to the text and to the logarithm of
/// the length of a line.
public struct StringLeaf<Measurer: TextMeasurer>: LayoutLeaf {
    /// The text.
    public var string: String

    /// Its measurer.
    public var measurer: Measurer

    /// The greatest number of lines, 1 at least; nil for any number.
    public var lineLimit: Int?

    /// The gaps that the text asks for.
    public var spacing: ViewSpacing

    /// A text that asks for no gaps of its own: next to another such leaf there are 8 points. Where a unit is a cell, give
    /// `.zero`.
    public init(
        _ string: String,
        measurer: Measurer,
        lineLimit: Int? = nil,
        spacing: ViewSpacing = ViewSpacing()
    ) {
        self.string = string
        self.measurer = measurer
        self.lineLimit = lineLimit
        self.spacing = spacing
    }

    /// The visible lines in the proposed room: call it with `LayoutTree.placedProposal(of:)` to draw the
    /// text.
    ///
    /// As many lines as fit the height, one at least. If they are not all, the last is cut off character by character and
    /// has an ellipsis. A negative side counts as 0, NaN as nil.
    public func lines(for proposal: ProposedViewSize) -> [String] {
        let proposal = Proposal(proposal).publicValue
        let breaking = LineBreaking(measurer: measurer, room: proposal.width ?? .infinity)
        let lines = breaking.lines(of: string)
        let count = min(lines.count, max(lineLimit ?? .max, 1), fittingLines(proposal.height))
        var shown = lines.prefix(count).map { String($0.text) }
        if count < lines.count { shown[count - 1] = breaking.cutOff(lines[count - 1]) }
        return shown
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = Proposal(proposal).publicValue
        if proposal == .zero { return .zero }
        let lines = lines(for: proposal)
        let width = lines.reduce(0) { max($0, measurer.width(of: $1[...])) }
        return CGSize(
            width: min(width, proposal.width ?? .infinity),
            height: CGFloat(lines.count) * measurer.lineHeight
        )
    }

    public func baselines(for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        if Proposal(proposal).publicValue == .zero { return (0, 0) }
        let last = CGFloat(lines(for: proposal).count - 1) * measurer.lineHeight
        return (measurer.ascent, last + measurer.ascent)
    }

    /// A text of one paragraph can have any width up to that of its line.
    public func lengths(along axis: Axis) -> ClosedRange<CGFloat>? {
        guard axis == .horizontal, !string.contains(where: \.isNewline) else { return nil }
        let width = measurer.width(of: string[...])
        return width >= 0 ? 0...width : nil
    }

    private func fittingLines(_ height: CGFloat?) -> Int {
        guard let height, measurer.lineHeight > 0 else { return .max }
        let count = height / measurer.lineHeight + 1e-6
        return count < 1e9 ? max(Int(count), 1) : .max
    }
}

extension StringLeaf: Sendable where Measurer: Sendable {}
