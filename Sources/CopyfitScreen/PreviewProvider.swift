public import CopyfitViews

/// Makes views for an editor to show. Accepted so that files with previews compile; nothing calls it here.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder static var previews: Previews { get }
}
