import CopyfitLayout
import Foundation

extension ViewHost {
    /// The elements of the tree that are laid out, as indented lines: what each is, its frame in the host's space (x, y, width, height in
    /// points, at most three decimals).
    public func dump() -> String {
        var lines: [String] = []
        root.slot.element?.dump(into: &lines, indent: "")
        return lines.joined(separator: "\n")
    }
}

extension Element {
    fileprivate func dump(into lines: inout [String], indent: String) {
        let frame = globalFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(shortDescription).joined(separator: ", ")
        lines.append("\(indent)\(name) (\(numbers))")
        for child in shownChildren { child.dump(into: &lines, indent: indent + "  ") }
    }
}
