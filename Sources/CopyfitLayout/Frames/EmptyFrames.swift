import Foundation

extension LayoutTree {
    /// The axis along which a node is a frame of length 0, or of at most 0; nil if it is none.
    package func emptyFrameAxis(of id: LayoutNodeID) -> Axis? {
        let node = index(of: id)
        if let frame = behaviour(of: node, as: FixedFrame.self) {
            return frame.width == 0 ? .horizontal : frame.height == 0 ? .vertical : nil
        }
        guard let frame = behaviour(of: node, as: FlexibleFrame.self) else { return nil }
        return frame.width.maximum == 0 ? .horizontal : frame.height.maximum == 0 ? .vertical : nil
    }
}
