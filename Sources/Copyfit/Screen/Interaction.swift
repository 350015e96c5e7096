public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

/// What a pointer, a keyboard and other programs do with views. Nothing of it happens here: the views stay as they are, and
/// what would run an action is reported as `unsupported-modifier`.
extension View {
    /// Would offer actions on this view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        unsupported("contextMenu")
    }

    /// Would offer actions on this view with a preview.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View {
        unsupported("contextMenu")
    }

    /// Would offer actions on a row.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        unsupported("swipeActions")
    }

    /// Would run an action when the pointer enters or leaves; reported as `unsupported-modifier`.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { unsupported("onHover") }
    /// Would run an action when a text field is submitted; reported as `unsupported-modifier`.
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { unsupported("onSubmit") }
    /// Would run an action when the application is asked to open a URL; reported as `unsupported-modifier`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unsupported("onOpenURL") }
    /// Would press the control when keys are pressed; reported as `unsupported-modifier`.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        unsupported("keyboardShortcut")
    }
    /// Would press the control when keys are pressed; reported as `unsupported-modifier`.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        unsupported("keyboardShortcut")
    }

    /// What a screen would show or allow; nothing of it shapes layout.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    nonisolated public func help(_ text: Text) -> some View { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// How symbols would look; reported as `unsupported-modifier`.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        unsupported("symbolRenderingMode")
    }
    /// How headers would look; reported as `unsupported-modifier`.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { unsupported("headerProminence") }
    /// The older `tint(_:)`.
    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
    /// What shape `ContainerRelativeShape` would have inside; reported as `unsupported-modifier`.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        unsupported("containerShape")
    }

    /// The appearance of this view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// The appearance that this view asks its surroundings for; here that of this view.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }

    /// Would move between this view and another one with the same id. Both are laid out where they are; reported as
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

/// What a matched view would take over from its source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// The properties whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Place, size, and both.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key writes.
    public var character: Character

    /// The key that writes a character.
    public init(_ character: Character) { self.character = character }

    /// The key that writes a character.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// Keys that write nothing one sees.
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// The keys whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The keys that have a name.
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

    /// What accepts, and what gives up.
    public static let defaultAction = KeyboardShortcut(.return)
    public static let cancelAction = KeyboardShortcut(.escape)
}

/// Whether text could be selected.
public protocol TextSelectability {}

/// Text that could be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that could not be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that could be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that could not be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What the key that ends input would say.
public enum SubmitLabel: Hashable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}

/// In how many colours symbols are drawn.
public enum SymbolRenderingMode: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}
