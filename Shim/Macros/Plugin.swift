import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct SwiftUIPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]
}
