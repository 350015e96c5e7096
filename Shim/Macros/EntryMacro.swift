import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry` makes a variable of environment values, a transaction, container values or focused values one that is stored
/// under a key, and makes the key.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try EntryVariable(declaration, in: context)
        return [
            "get { self[\(raw: entry.key).self] }",
            "set { self[\(raw: entry.key).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        [try EntryVariable(declaration, in: context).keyDeclaration]
    }
}

/// The variable to which `@Entry` is attached.
private struct EntryVariable {
    private let name: String
    private let type: TypeSyntax?
    private let value: ExprSyntax?
    private let owner: String

    /// The protocols of the keys, by the types that hold the values.
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            binding.accessorBlock == nil, variable.bindingSpecifier.tokenKind == .keyword(.var)
        else { throw EntryError.notAStoredVariable }
        let place = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard let owner = place?.split(separator: ".").last.map(String.init), Self.protocols[owner] != nil else {
            throw EntryError.wrongPlace
        }
        self.name = name.identifier.text.filter { $0 != "`" }
        self.owner = owner
        type = binding.typeAnnotation?.type.trimmed
        value = binding.initializer?.value.trimmed
        if value == nil, type?.wrappedType == nil { throw EntryError.noValue }
    }

    var key: String { "__Key_\(name)" }

    var keyDeclaration: DeclSyntax {
        """
        private struct \(raw: key): SwiftUI.\(raw: Self.protocols[owner] ?? "") {
            \(raw: members)
        }
        """
    }

    private var members: String {
        if owner == "FocusedValues", let type {
            return "typealias Value = \(type.wrappedType ?? type.trimmedDescription)"
        }
        let value = value?.description ?? "nil"
        guard let type else { return "nonisolated static let defaultValue = \(value)" }
        return "nonisolated static var defaultValue: \(type) { \(value) }"
    }
}

extension TypeSyntax {
    /// The type inside `T?`, `T!`, `Optional<T>` or `Swift.Optional<T>`; nil for other types.
    fileprivate var wrappedType: String? {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.trimmedDescription }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.trimmedDescription }
        let text = trimmedDescription
        for name in ["Optional<", "Swift.Optional<"] where text.hasPrefix(name) && text.hasSuffix(">") {
            return String(text.dropFirst(name.count).dropLast())
        }
        return nil
    }
}

enum EntryError: Error, CustomStringConvertible {
    case notAStoredVariable, wrongPlace, noValue

    var description: String {
        switch self {
        case .notAStoredVariable: "@Entry needs one variable with a name and a default value."
        case .wrongPlace:
            "@Entry needs an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
        case .noValue: "@Entry needs a default value; write one, or make the type optional."
        }
    }
}
