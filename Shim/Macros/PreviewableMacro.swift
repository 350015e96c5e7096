import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable` marks a variable in a preview's body; ``PreviewMacro`` makes it a property of the view.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
