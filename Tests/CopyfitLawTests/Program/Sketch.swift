/// One node of a view program: what it is, its parameters and what lies inside. A plain value, so that a program can be
/// edited, shrunk and printed.
struct Sketch: Equatable, Identifiable, Sendable {
    var kind: Kind
    /// No other node of the program has the same.
    var id: Int
    /// Parameters from 0 to 7; what they mean is the kind's matter.
    var a = 0
    var b = 0
    var c = 0
    var children: [Sketch] = []

    /// This node and all below it, from the root down.
    var all: [Sketch] { [self] + children.flatMap(\.all) }

    /// How many nodes there are.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The program as indented lines.
    func lines(indent: String = "") -> [String] {
        ["\(indent)\(kind) #\(id) (\(a) \(b) \(c))"] + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    /// The node with an id, changed; true when it was found.
    @discardableResult
    mutating func change(_ id: Int, _ change: (inout Sketch) -> Void) -> Bool {
        if self.id == id {
            change(&self)
            return true
        }
        return children.indices.contains { children[$0].change(id, change) }
    }

    /// The node with an id.
    func node(_ id: Int) -> Sketch? {
        if self.id == id { return self }
        for child in children {
            if let found = child.node(id) { return found }
        }
        return nil
    }
}

/// All that a host's frames follow from.
struct Stage: Equatable, Sendable {
    var root: Sketch
    var width: Int? = 300
    var height: Int? = 400
    var isRightToLeft = false
    var isDark = false
    var typeSize = 0
    var theme = 1
    /// Whether the root has a size that does not depend on the host's.
    var isFramed = false

    var description: String {
        """
        size \(width.map(String.init) ?? "nil") × \(height.map(String.init) ?? "nil")\
        \(isFramed ? ", framed" : "")\(isRightToLeft ? ", right to left" : "")\(isDark ? ", dark" : ""), type size \(typeSize), theme \(theme)
        \(root.lines(indent: "  ").joined(separator: "\n"))
        """
    }
}
