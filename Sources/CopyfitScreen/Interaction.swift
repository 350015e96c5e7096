public import CopyfitViews
public import CopyfitDrawing
public import CopyfitGeometry
import Foundation

/// Interaction with a pointer, a keyboard and other programs. It has no effect here, and modifiers that would run an
/// action are reported as `unsupported-modifier`.
extension View {
    /// A menu of actions on this view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        unsupported("contextMenu")
    }

    /// A menu of actions on this view, with a preview.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View {
        unsupported("contextMenu")
    }

    /// Actions on a row.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        unsupported("swipeActions")
    }

    /// An action for the pointer entering or leaving. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { unsupported("onHover") }
    /// An action for submitting a text field. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { unsupported("onSubmit") }
    /// An action for opening a URL with the application. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unsupported("onOpenURL") }
    /// Keys that trigger the control. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        unsupported("keyboardShortcut")
    }
    /// Keys that trigger the control. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        unsupported("keyboardShortcut")
    }

    /// What a screen shows or allows; has no effect on layout.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    nonisolated public func help(_ text: Text) -> some View { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// The look of symbols. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        unsupported("symbolRenderingMode")
    }
    /// The look of headers. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { unsupported("headerProminence") }
    /// The predecessor of `tint(_:)`.
    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
    /// The shape of `ContainerRelativeShape` inside. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        unsupported("containerShape")
    }

    /// The appearance of this view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// The appearance that this view prefers for its presentation: that of this view, and the value of
    /// ``PreferredColorSchemeKey``, which a window follows.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Animates between this view and another one with the same id. Both are laid out in their own places; reported as
    /// `unsupported-modifier`.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        unsupported("matchedGeometryEffect")
    }
}

/// The properties that a matched view takes from its source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// The properties whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Position, size, and both.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types.
    public var character: Character

    /// The key that types this character.
    public init(_ character: Character) { self.character = character }

    /// The key that types this character.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// Keys that type no visible character.
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// The keys whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The named keys.
    public static let shift = EventModifiers(rawValue: 1)
    public static let control = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let command = EventModifiers(rawValue: 8)
}

/// Keys pressed together.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent

    /// A key.
    public init(_ key: KeyEquivalent) { self.key = key }

    /// The shortcuts of the default button and of a cancel button.
    public static let defaultAction = KeyboardShortcut(.return)
    public static let cancelAction = KeyboardShortcut(.escape)
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The label of the key that ends input.
public enum SubmitLabel: Hashable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// The appearance that the views of a presentation prefer: the first one that is not nil.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    public static var defaultValue: ColorScheme? { nil }

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
