public import CopyfitViews

/// More spellings of alerts and confirmation dialogs; see ``View/alert(_:isPresented:actions:)``. They have no effect
/// and are reported as `unsupported-modifier`.
extension View {
    /// An alert with a message and actions.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presenting("alert", isPresented)
    }

    /// An alert about a value, with actions.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presenting("alert", isPresented, hasContent: data != nil)
    }

    /// An alert about a value, with actions.
    nonisolated public func alert<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presenting("alert", isPresented, hasContent: data != nil)
    }

    /// An alert about a value, with a message and actions.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presenting("alert", isPresented, hasContent: data != nil)
    }

    /// An alert about a value, with a message and actions.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presenting("alert", isPresented, hasContent: data != nil)
    }

    /// A choice between actions.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presenting("confirmationDialog", isPresented)
    }

    /// A choice between actions, with a message.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presenting("confirmationDialog", isPresented)
    }

    /// A choice between actions, with a message.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presenting("confirmationDialog", isPresented)
    }

    /// A choice between actions on a value.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presenting("confirmationDialog", isPresented, hasContent: data != nil)
    }

    /// A choice between actions on a value, with a message.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presenting("confirmationDialog", isPresented, hasContent: data != nil)
    }
}
