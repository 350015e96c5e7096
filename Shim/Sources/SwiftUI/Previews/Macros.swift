/// Declares a preview: ``PreviewRegistry`` lists it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view or a controller by UIKit's or AppKit's name.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview for each argument.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview in a window of a style.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
    _ name: String? = nil,
    windowStyle: Style,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a variable in the body of a `#Preview` a property of the view that the preview shows.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` one of
/// their values, with its initial value as the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
