import SwiftParser
import SwiftSyntax

/// What a source needs in order to take a platform's branches: the places of its conditions, and its imports.
final class SourceText: SyntaxVisitor {
    /// The conditions `os(…)` that name the platform, in order. Offsets count UTF-8 code units.
    private(set) var conditions: [Range<Int>] = []

    /// The modules that the source imports, without empty ones that it imports only if `canImport` finds them.
    private(set) var imports: Set<String> = []

    private let text: String
    private let platform: ImitatedPlatform
    private var isInCondition = false
    private var modulesAskedFor: [String] = []

    init(_ text: String, platform: ImitatedPlatform) {
        self.text = text
        self.platform = platform
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    /// The source with `true` in place of each condition. Every line keeps its number.
    var rewritten: String {
        var bytes = Array(text.utf8)
        for condition in conditions.reversed() { bytes.replaceSubrange(condition, with: "true".utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The line numbers of the conditions, from 1.
    var lines: [Int] {
        let bytes = Array(text.utf8)
        return conditions.map { bytes[..<$0.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1 }
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let outer = modulesAskedFor
        isInCondition = true
        if let condition = node.condition { walk(condition) }
        isInCondition = false
        if let elements = node.elements { walk(Syntax(elements)) }
        modulesAskedFor = outer
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInCondition, let argument = node.arguments.first?.expression.trimmedDescription else {
            return .visitChildren
        }
        switch node.calledExpression.trimmedDescription {
        case "os" where argument == platform.name:
            conditions.append(
                node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
            )
        case "canImport":
            modulesAskedFor.append(argument)
        default:
            break
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if Self.withoutContents.contains(module), modulesAskedFor.contains(module) { return .skipChildren }
        imports.insert(module)
        return .skipChildren
    }

    /// Modules that are empty here: code that asks `canImport` for them would not find their names.
    private static let withoutContents: Set = ["os", "simd", "QuartzCore"]
}
