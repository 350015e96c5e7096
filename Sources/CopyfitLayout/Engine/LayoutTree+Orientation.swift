/// What spacers and dividers below a node follow.
enum Orientation: Equatable {
    case along(Axis)
    /// No axis: spacers grow both ways.
    case free

    /// What is around the node decides.
    case inherited
}

extension LayoutBehaviour {
    var orientation: Orientation {
        switch self {
        case .stack(let stack), .lazyStack(let stack): .along(stack.axis)
        case .custom(let box): box.stackOrientation.map { .along($0) } ?? .free
        case .zStack, .geometryReader, .grid: .free
        case .scrollView: .along(.vertical)
        default: .inherited
        }
    }
}

/// Spacers and dividers answer by the axis of the container around them; when that may be another one, they and what
/// wraps them start anew.
extension LayoutTree {
    /// Forgets what the children of a node answered by an orientation that is no longer theirs.
    func forgetOrientation(below node: Int32) {
        for position in childRange(node) { forgetOrientation(of: childLists[position]) }
    }

    /// Whether the node's answers followed from the orientation around it; they are forgotten then. Goes down to the
    /// next containers.
    @discardableResult
    func forgetOrientation(of node: Int32) -> Bool {
        guard hasRoom else { return true }
        var follows = false
        switch behaviours[Int(node)] {
        case .spacer, .divider: follows = true
        case let behaviour where behaviour.orientation == .inherited:
            for position in childRange(node) where forgetOrientation(of: childLists[position]) { follows = true }
        default: break
        }
        if follows {
            forgetAnswers(of: node)
            nodes[Int(node)].flags.insert(.needsPlacement)
        }
        return follows
    }
}
