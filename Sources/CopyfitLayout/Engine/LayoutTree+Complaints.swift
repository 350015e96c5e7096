import Foundation

/// Where the answers of code outside the engine enter: numbers that make no sense are replaced, and noted for a report.
extension LayoutTree {
    /// What leaves, layouts and guides answered since the last call that makes no sense and is ignored; at most eight
    /// different sentences.
    public func takeComplaints() -> [LayoutComplaint] {
        defer { complaints.removeAll() }
        return complaints
    }

    /// A size that a layout, a shape or another leaf answered, its sides as `CGFloat.answered` has them.
    @inline(__always)
    func sound(_ size: CGSize, for proposal: Proposal, of node: Int32) -> CGSize {
        if size.width >= 0, size.height >= 0, size.width <= .greatestLength, size.height <= .greatestLength {
            return size
        }
        return corrected(size, for: proposal, of: node)
    }

    private func corrected(_ size: CGSize, for proposal: Proposal, of node: Int32) -> CGSize {
        let sound = CGSize(
            width: size.width.answered(to: proposal.width),
            height: size.height.answered(to: proposal.height)
        )
        if sound
            != CGSize(
                width: size.width.isFinite ? size.width.bounded : size.width,
                height: size.height.isFinite ? size.height.bounded : size.height
            )
        {
            complain(
                node,
                "A size of \(size.width) × \(size.height) was answered and is ignored",
                "lengths of 0 or more"
            )
        }
        return sound
    }

    /// A guide's value; nil if it is infinite or NaN.
    func soundGuide(_ value: CGFloat?, of node: Int32) -> CGFloat? {
        guard let value, !value.isFinite else { return value?.bounded }
        complain(node, "An alignment guide was set to \(value), which is ignored", "a finite value")
        return nil
    }

    func complain(_ node: Int32, _ what: String, _ wanted: String) {
        let sentence = "\(what): give \(wanted)."
        guard complaints.count < 8, !complaints.contains(where: { $0.sentence == sentence }) else { return }
        complaints.append(LayoutComplaint(node: id(of: node), sentence: sentence))
    }
}
