/// A node with content that is evaluated once its place is known. Until then the content that it has is outdated.
protocol LateContent: AnyObject {
    /// Evaluates the content and attaches it; called while the tree is being placed.
    func provideLateContent()
}
