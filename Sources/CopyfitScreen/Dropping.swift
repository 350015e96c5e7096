public import CopyfitViews
public import Foundation

/// The state of a drag over a view. Nothing is dragged without a screen.
public struct DropInfo {
    /// Its position, in points in the view's space.
    public let location: CGPoint

    /// Whether something of the types is dragged: never.
    public func hasItemsConforming<T>(to contentTypes: [T]) -> Bool { false }
}

/// The operation of a drop.
public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
    /// The proposed operation.
    public let operation: DropOperation

    /// A proposal to do something.
    public init(operation: DropOperation) { self.operation = operation }
}

/// A receiver of drops. Without a screen it receives none.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether a drop is welcome; true by default.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped; true if that succeeds.
    func performDrop(info: DropInfo) -> Bool
    /// Something comes over the view; does nothing by default.
    func dropEntered(info: DropInfo)
    /// Something moves over the view; the default nil leaves the last proposal.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Something leaves the view; does nothing by default.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// What can be dropped, by the types of its data, which are of any type. Nothing is dropped without a screen: the view
    /// does not change, and the modifier is reported as `unsupported-modifier`.
    nonisolated public func onDrop<T>(of supportedContentTypes: [T], delegate: any DropDelegate) -> some View {
        unsupported("onDrop")
    }
}

extension DynamicViewContent {
    /// What may be dropped between rows. Accepted; nothing is dropped here.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { self }
}
