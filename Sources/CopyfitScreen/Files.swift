public import CopyfitViews
public import Foundation

/// Choosing files. Nothing is chosen without a screen: the view does not change, and the modifiers are reported as
/// `unsupported-modifier`.
extension View {
    /// Files to read. `allowedContentTypes` are of any type, because the module of SwiftUI's types is not there.
    nonisolated public func fileImporter<T>(
        isPresented: Binding<Bool>,
        allowedContentTypes: [T],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        unsupported("fileImporter")
    }

    /// Several files to read.
    nonisolated public func fileImporter<T>(
        isPresented: Binding<Bool>,
        allowedContentTypes: [T],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        unsupported("fileImporter")
    }

    /// A place for a file.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        unsupported("fileMover")
    }

    /// What can be dropped, by the types of its data, which are of any type.
    nonisolated public func onDrop<T, P>(
        of supportedContentTypes: [T],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [P]) -> Bool
    ) -> some View {
        unsupported("onDrop")
    }

    /// What can be dropped, with the place.
    nonisolated public func onDrop<T, P>(
        of supportedContentTypes: [T],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [P], _ location: CGPoint) -> Bool
    ) -> some View {
        unsupported("onDrop")
    }

    /// What can be dragged.
    nonisolated public func onDrag<P>(_ data: @escaping () -> P) -> some View { unsupported("onDrag") }
}

extension View {
    /// What dialogs for files say, which are not shown. Accepted; has no effect.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey?) -> some View { self }
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
    /// What dialogs for files say. Accepted; has no effect.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S?) -> some View { self }
    /// What the button of dialogs for files says. Accepted; has no effect.
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey?) -> some View { self }
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    /// What the button of dialogs for files says. Accepted; has no effect.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    /// Where dialogs for files begin, and how they behave. Accepted; has no effect.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
}
