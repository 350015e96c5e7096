/// Properties of a layout that its children see. Same as SwiftUI.
public struct LayoutProperties: Sendable {
    /// The axis that decides about a `Spacer` or `Divider` directly inside; nil lets spacers grow both ways.
    public var stackOrientation: Axis?

    /// No orientation.
    public init() {}

    init(stackOrientation: Axis?) {
        self.stackOrientation = stackOrientation
    }
}
