/// A place with an action that a host triggers, like that of a button.
protocol TriggeredNode: _ViewNode {
    /// Runs the action, unless the place is disabled.
    func trigger()
}

/// A place that keeps an action for taps.
protocol TappedNode: _ViewNode {
    /// nil if there is nothing to trigger.
    var tapAction: (() -> Void)? { get }
}

/// A place whose text a host sets, like that of a text field.
protocol EditedNode: _ViewNode {
    /// Writes the text, unless the place is disabled.
    func setText(_ string: String)
}

/// A place that identifies its children by ids.
protocol IdentifyingNode {
    func id(of child: _ViewNode) -> AnyHashable?

    /// The first element of the child with an id; nil if it has none.
    func element(withID id: AnyHashable) -> Element?
}
