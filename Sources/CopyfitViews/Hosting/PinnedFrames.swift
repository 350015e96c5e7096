import CopyfitLayout

/// Finds the puzzle of a measured length that is fed back into the frame of what is measured: the state starts at 0, so the
/// frame has no length, so 0 is measured, for ever.
extension ViewGraph {
    /// Reports the frames around texts that have no length because of a state that was set, by an action of this update,
    /// to the 0 that it already was.
    func reportPinnedFrames() {
        for state in record.unchangedWrites where StateSeries.isZero(state.snapshot) {
            guard let (frame, axis) = pinnedFrame(readBy: state) else { continue }
            let owner = owner(of: state)
            let side = axis == .horizontal ? "width" : "height"
            diagnostics.report(
                .pinnedToZero,
                about: owner?.property,
                "\(owner.map { "`\($0.property)`" } ?? "A state") starts at 0 and is set to what is measured in a frame "
                    + "whose \(side) it is: both stay 0. Start with nil (`CGFloat?`), or measure outside of the frame."
            )
            diagnostics.settlePlace(frame.node)
        }
    }

    /// The first frame without a length below a view that reads a state, if it has a text that wants room there. Gives up
    /// after ten thousand elements.
    private func pinnedFrame(readBy state: AnyStateBox) -> (frame: Element, axis: Axis)? {
        var pending = state.liveReaders.reversed().flatMap { $0.elements.array.reversed() }
        var looked = 0
        while let element = pending.popLast(), looked < 10_000 {
            looked += 1
            if let axis = pinnedAxis(of: element) { return (element, axis) }
            pending += element.shownChildren.reversed()
        }
        return nil
    }

    private func pinnedAxis(of element: Element) -> Axis? {
        guard element.ownsLayoutNode, !element.isGone, let content = element.children.first,
            let axis = layout.emptyFrameAxis(of: element.layoutNode)
        else { return nil }
        var pending = [content]
        while let inside = pending.popLast() {
            if inside.shownString != nil {
                let wanted = layout.measure(content.layoutNode, .unspecified)
                return (axis == .horizontal ? wanted.width : wanted.height) > 0 ? axis : nil
            }
            pending += inside.shownChildren
        }
        return nil
    }
}
