public import CopyfitViews
import Foundation

/// An alert by its older name. It is never shown.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        /// A button with an action that is never run.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

    /// An alert whose buttons are above each other.
    public static func sideBySideButtons(
        title: Text,
        message: Text? = nil,
        primaryButton: Button,
        secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// A choice between actions by its older name. It is never shown.
public struct ActionSheet {
    public typealias Button = Alert.Button

    /// A choice between the actions of buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// Alerts and choices by their older names. They have no effect and are reported as `unsupported-modifier`.
extension View {
    /// An alert while a binding is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presenting("alert", isPresented)
    }

    /// An alert while there is an item.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        presenting("alert", item: item)
    }

    /// An alert about an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presenting("alert", isPresented, hasContent: error != nil)
    }

    /// An alert about an error, with a message.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        presenting("alert", isPresented, hasContent: error != nil)
    }

    /// A choice while a binding is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presenting("actionSheet", isPresented)
    }

    /// A choice while there is an item.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>,
        content: (Item) -> ActionSheet
    ) -> some View {
        presenting("actionSheet", item: item)
    }
}
