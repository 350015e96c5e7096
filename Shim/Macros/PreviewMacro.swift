import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` becomes a type that makes the previews, and a record in a section of the program by which
/// `PreviewRegistry` finds the type.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("Preview")
        let location = context.location(of: node)
        let file = location?.file ?? "\"\""
        let line = location?.line ?? "0"
        var call = PreviewCall(node)
        let view = call.extractPreviewable(named: context.makeUniqueName("View"))
        return [
            """
            nonisolated struct \(name): SwiftUI._PreviewSource {
                \(view ?? "")
                nonisolated static var place: (Swift.String, Swift.Int) { (\(file), \(line)) }
                @MainActor static var previews: [SwiftUI.Preview] {
                    SwiftUI.Preview._make(fileID: \(file), line: \(line), \(call.arguments))
                }
                @section("copyfit_previews") @used
                nonisolated private static let record: @convention(c) (UInt) -> Void = {
                    SwiftUI._storePreviewSource(\(name).self, at: $0)
                }
            }
            """
        ]
    }
}

/// The arguments of a `#Preview`, its body among them.
private struct PreviewCall {
    private var labelled: [(label: String?, expression: String)]
    private var body: ClosureExprSyntax?
    private var otherClosures: [(label: String, closure: ClosureExprSyntax)]

    init(_ node: some FreestandingMacroExpansionSyntax) {
        labelled = []
        body = node.trailingClosure
        for argument in node.arguments {
            if argument.label?.text == "body", let closure = argument.expression.as(ClosureExprSyntax.self) {
                body = closure
            } else {
                labelled.append((argument.label?.text, argument.expression.trimmedDescription))
            }
        }
        otherClosures = node.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    }

    /// The arguments in the order of the declaration, separated by commas.
    var arguments: ExprSyntax {
        var all = labelled.map { label, expression in label.map { "\($0): \(expression)" } ?? expression }
        if let body { all.append("body: \(body.trimmedDescription)") }
        all += otherClosures.map { "\($0.label): \($0.closure.trimmedDescription)" }
        return "\(raw: all.joined(separator: ", "))"
    }

    /// Takes the `@Previewable` variables out of the body: the result is a view that has them as properties and the
    /// rest as its body, and the body makes this view. Nil if there are none.
    mutating func extractPreviewable(named name: TokenSyntax) -> DeclSyntax? {
        guard let body else { return nil }
        var properties: [String] = []
        var rest: [String] = []
        for statement in body.statements {
            if var variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable {
                variable.attributes = variable.attributes.filter { !$0.isPreviewable }
                properties.append(variable.trimmedDescription)
            } else {
                rest.append(statement.trimmedDescription)
            }
        }
        guard !properties.isEmpty else { return nil }
        if let parameter = body.parameterPattern, let arguments = labelled.first(where: { $0.label == "arguments" }) {
            let all = arguments.expression
            properties.append("let __argument: Any")
            rest.insert("let \(parameter) = SwiftUI._previewArgument(__argument, of: \(all))", at: 0)
            self.body = ExprSyntax("{ \(name)(__argument: $0) }").as(ClosureExprSyntax.self)
        } else {
            self.body = ExprSyntax("{ \(name)() }").as(ClosureExprSyntax.self)
        }
        return """
            struct \(name): SwiftUI.View {
                \(raw: properties.joined(separator: "\n"))
                var body: some SwiftUI.View {
                    \(raw: rest.joined(separator: "\n"))
                }
            }
            """
    }
}

extension ClosureExprSyntax {
    /// The pattern of the parameters: `x` or `(x, y)`; nil without a signature.
    fileprivate var parameterPattern: String? {
        let names: [String]
        switch signature?.parameterClause {
        case .simpleInput(let parameters): names = parameters.map(\.name.text)
        case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: return nil
        }
        return names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool { attributes.contains { $0.isPreviewable } }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }
}
