import CopyfitLayout
import Foundation

extension ViewHost {
    /// The elements of the tree that are laid out, as indented lines: each element's name and its frame in the host's
    /// space (x, y, width and height in points, with at most three decimals). Empty before the first update.
    public func dump() -> String {
        graph.query {
            let lines = root.slot.element?.shownSubtree.map {
                $0.line(indent: String(repeating: "  ", count: $1.count))
            }
            return lines?.joined(separator: "\n") ?? ""
        }
    }
}

extension Element {
    fileprivate func line(indent: String) -> String {
        let frame = globalFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(shortDescription).joined(separator: ", ")
        return "\(indent)\(name) (\(numbers))"
    }
}
