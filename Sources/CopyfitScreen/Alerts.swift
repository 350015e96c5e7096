public import CopyfitViews

/// Alerts and confirmation dialogs. They have no effect, because there is no screen to show them, and the host reports
/// the modifier as `unsupported-modifier`, and as `content-not-shown` while it is presented.
extension View {
    /// An alert with actions.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presenting("alert", isPresented)
    }

    /// An alert with actions.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presenting("alert", isPresented)
    }

    /// An alert with actions.
    nonisolated public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presenting("alert", isPresented)
    }

    /// An alert with a message and actions.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presenting("alert", isPresented)
    }

    /// An alert with a message and actions.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presenting("alert", isPresented)
    }

    /// An alert about a value, with actions.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presenting("alert", isPresented, hasContent: data != nil)
    }

    /// An alert about a value, with a message and actions.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presenting("alert", isPresented, hasContent: data != nil)
    }

    /// A choice between actions.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presenting("confirmationDialog", isPresented)
    }

    /// A choice between actions.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presenting("confirmationDialog", isPresented)
    }

    /// A choice between actions, with a message.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presenting("confirmationDialog", isPresented)
    }
}
