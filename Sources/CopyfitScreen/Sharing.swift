public import CopyfitViews
public import Foundation

/// A value that can be handed to other programs.
///
/// - Parity: SwiftUI's requires a representation; nothing is handed over here.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}

/// The preview of a shared value.
public struct SharePreview<Image, Icon> {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    public init(_ title: Text) where Image == Never, Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}

    /// A title with a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    public init(_ title: Text, image: Image) where Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
}

/// A button that hands values to other programs. It is laid out as a button; its action does nothing.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: BuiltInView {
    private let label: Label

    init(label: Label) {
        self.label = label
    }

    public var body: some View { Button(action: {}) { label } }
}

/// The label of a ``ShareLink`` that names none.
public nonisolated struct DefaultShareLinkLabel: BuiltInView {
    private let title: Text

    init(title: Text = Text(verbatim: "Share\u{2026}")) {
        self.title = title
    }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares one value; the label is a view.
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(label: label())
    }

    /// Shares several values; the label is a view.
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares one value.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel())
    }

    /// Shares one value, with a title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares one value, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares several values.
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(label: DefaultShareLinkLabel())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares one value with a preview.
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel())
    }

    /// Shares one value with a title and a preview.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

extension ShareLink {
    /// Shares one value with a preview; the label is a view.
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(label: label())
    }
}

/// Dragging and dropping. Nothing is dragged without a screen: the view does not change, and the modifiers are reported
/// as `unsupported-modifier`.
extension View {
    /// What can be dragged.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        unsupported("draggable")
    }

    /// What can be dragged, with a preview that is not made.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        unsupported("draggable")
    }

    /// What can be dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        unsupported("dropDestination")
    }
}
