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

/// A node with content that is evaluated once its place is known. Until then the content that it has is outdated.
protocol LateContent: AnyObject {
    /// Evaluates the content and attaches it; called while the tree is being placed.
    func provideLateContent()
}
