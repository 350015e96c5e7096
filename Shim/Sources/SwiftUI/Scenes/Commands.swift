/// Menus of a program. They are declared and never made.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that these are made of.
    associatedtype Body: Commands

    /// The commands that these are made of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Not called: the commands are not made of others.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds commands from several.
@resultBuilder
public enum CommandsBuilder {
    /// Commands as they are.
    nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No commands.
    nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// One group of commands.
    nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Several groups of commands.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> EmptyCommands {
        EmptyCommands()
    }

    /// Commands that depend on a condition.
    nonisolated public static func buildOptional<Content: Commands>(_ content: Content?) -> EmptyCommands {
        EmptyCommands()
    }

    /// One of two kinds of commands.
    nonisolated public static func buildEither<First: Commands>(first content: First) -> EmptyCommands {
        EmptyCommands()
    }
    nonisolated public static func buildEither<Second: Commands>(second content: Second) -> EmptyCommands {
        EmptyCommands()
    }

    /// Commands that need a version of the system.
    nonisolated public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
        EmptyCommands()
    }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
    public typealias Body = Never

    /// Creates the commands.
    public init() {}
}

/// A menu with a title. Its content is not made.
public nonisolated struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    /// A menu with a title and this content.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A group in one of the system's menus. Its content is not made.
public nonisolated struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    /// A group before, after or in place of another one.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// The named groups.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands for a sidebar.
public nonisolated struct SidebarCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}

/// The system's commands for a tool bar.
public nonisolated struct ToolbarCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}

/// The system's commands for an inspector.
public nonisolated struct InspectorCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}

/// The system's commands for editing text.
public nonisolated struct TextEditingCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}

/// The system's commands for formatting text.
public nonisolated struct TextFormattingCommands: Commands {
    public typealias Body = Never
    /// Creates the commands.
    public init() {}
}
