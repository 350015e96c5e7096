public import CopyfitLayout

/// A view to show while it is developed: what `#Preview` makes. ``PreviewRegistry/all`` lists those of a program.
public struct Preview {
    /// What the traits of a preview apply to.
    public struct ViewTraits: Sendable {}

    /// The name in the source, or `File.swift:12`.
    public let name: String
    /// The module and the file of the source: `MyApp/ContentView.swift`.
    public let fileID: String
    /// The line in the source.
    public let line: Int
    /// How the preview is to be shown.
    let traits: [PreviewTrait<ViewTraits>]
    private let make: @MainActor () -> AnyView

    private init(
        _ name: String?,
        fileID: String,
        line: Int,
        traits: [PreviewTrait<ViewTraits>],
        make: @escaping @MainActor () -> AnyView
    ) {
        self.name = name ?? "\(fileID.split(separator: "/").last ?? ""):\(line)"
        self.fileID = fileID
        self.line = line
        self.traits = traits
        self.make = make
    }

    /// The view, with the modifiers among its traits.
    @MainActor public var view: AnyView {
        traits.reduce(make()) { view, trait in trait.apply(to: view) }
    }

    /// The size that the preview asks for, in points: that of `.fixedLayout(width:height:)`, none along both axes for
    /// `.sizeThatFitsLayout`; nil for others.
    public var proposedSize: ProposedViewSize? {
        traits.lazy.compactMap { $0.proposedSize }.first
    }

    /// Whether it asks for a device on its side.
    public var isLandscape: Bool { traits.contains { $0.isLandscape } }
}

extension Preview {
    /// What `#Preview` calls.
    @MainActor
    public static func _make(
        fileID: String,
        line: Int,
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> [Preview] {
        [Preview(name, fileID: fileID, line: line, traits: traits) { AnyView(erasing: body()) }]
    }

    /// What `#Preview` with arguments calls.
    @MainActor
    public static func _make<T>(
        fileID: String,
        line: Int,
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        arguments: [T],
        @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) -> [Preview] {
        arguments.map { argument in
            Preview("\(name ?? "Preview") (\(argument))", fileID: fileID, line: line, traits: traits) {
                AnyView(erasing: body(argument))
            }
        }
    }

    /// What `#Preview` with a window's style calls.
    @MainActor
    public static func _make<Style: WindowStyle>(
        fileID: String,
        line: Int,
        _ name: String? = nil,
        windowStyle: Style,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> [Preview] {
        [Preview(name, fileID: fileID, line: line, traits: traits) { AnyView(erasing: body()) }]
    }

    /// What `#Preview` of a view or a controller by UIKit's or AppKit's name calls.
    @MainActor
    public static func _make(
        fileID: String,
        line: Int,
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @_PreviewBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
    ) -> [Preview] {
        [Preview(name, fileID: fileID, line: line, traits: traits) { AnyView(RepresentedView("UIView", make: body)) }]
    }
    @MainActor
    public static func _make(
        fileID: String,
        line: Int,
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @_PreviewBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
    ) -> [Preview] {
        [
            Preview(name, fileID: fileID, line: line, traits: traits) {
                AnyView(RepresentedView("UIViewController", make: body))
            }
        ]
    }
}

/// Tells the bodies of previews apart: one without `return` is that of a view of SwiftUI, unless it is one expression.
@resultBuilder
public enum _PreviewBodyBuilder<Body> {
    /// The body.
    public static func buildBlock(_ body: Body) -> Body { body }
}

/// The argument of a preview with `@Previewable` variables, in its type: that of the arguments, which are not made.
/// What `#Preview` calls.
public func _previewArgument<T>(_ argument: Any, of arguments: @autoclosure () -> [T]) -> T {
    guard let argument = argument as? T else { preconditionFailure("A preview got an argument of another type.") }
    return argument
}
