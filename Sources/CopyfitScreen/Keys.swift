public import CopyfitViews
public import Foundation

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// The result of handling a key.
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }

    /// When a key counts.
    public struct Phases: OptionSet, Sendable {
        /// The phases as bits.
        public let rawValue: Int

        /// The phases whose bits are set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// When it goes down, repeats, goes up, and all.
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// When it counted, the key, its characters and the modifier keys.
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// A direction in which the focus moves.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

/// Actions for keys and commands. Without a keyboard they never run: the view does not change, and the modifiers are
/// reported as `unsupported-modifier`.
extension View {
    /// An action for a key.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        unsupported("onKeyPress")
    }

    /// An action for a key in some of its phases.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        unsupported("onKeyPress")
    }

    /// An action for some keys.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        unsupported("onKeyPress")
    }

    /// An action for some characters.
    nonisolated public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        unsupported("onKeyPress")
    }

    /// An action for all keys.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        unsupported("onKeyPress")
    }

    /// Actions for the keys that move the focus, end something, or play.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        unsupported("onMoveCommand")
    }
    /// An action for a key or a command.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { unsupported("onExitCommand") }
    /// An action for a key or a command.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        unsupported("onDeleteCommand")
    }
    /// An action for a key or a command.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        unsupported("onPlayPauseCommand")
    }
}

extension KeyEquivalent {
    /// More keys that type no visible character.
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
}

extension EventModifiers {
    /// More keys.
    public static let capsLock = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
}
