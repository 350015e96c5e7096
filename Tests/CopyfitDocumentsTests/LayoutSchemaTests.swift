import CopyfitDocuments
import Foundation
import Testing

@Suite("The schema of layout documents")
struct LayoutSchemaTests {
    private func kinds() throws -> [String: [String: Any]] {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let schema = try JSONSerialization.jsonObject(
            with: Data(contentsOf: package.appending(path: "Schemas/layout.schema.json"))
        )
        let definitions = (schema as? [String: Any])?["$defs"] as? [String: Any]
        let node = definitions?["node"] as? [String: Any]
        return try #require(node?["properties"] as? [String: [String: Any]])
    }

    private static let examples = [
        "child": #"{"box": {}}"#, "content": #"{"box": {}}"#, "children": "[]", "rows": "[]", "value": "1",
        "guide": #""top""#, "edge": #""top""#,
    ]

    @Test("The schema has the kinds and members that documents may have, and no others")
    func members() throws {
        for (kind, schema) in try kinds() {
            var required = schema["required"] as? [String] ?? []
            if kind == "text" { required.append("string") }
            let members = required.map { "\"\($0)\": \(Self.examples[$0] ?? "\"a\"")" }.joined(separator: ", ")
            #expect(throws: Never.self, "\(kind)") { try LayoutDocument("{\"\(kind)\": {\(members)}}") }
            let comma = members.isEmpty ? "" : ", "
            let error = #expect(throws: LayoutDocumentError.self) {
                try LayoutDocument("{\"\(kind)\": {\(members)\(comma)\"qqqqqqqqqqqq\": 1}}")
            }
            let known = error?.message.split(separator: "it has ").last?.dropLast().split(separator: ", ").map(
                String.init
            )
            let names = try #require(schema["properties"] as? [String: Any])
            #expect(Set(known ?? []) == Set(names.keys), "\(kind)")
        }
        let error = #expect(throws: LayoutDocumentError.self) { try LayoutDocument(#"{"qqqqqqqqqqqq": {}}"#) }
        let known = error?.message.split(separator: "use one of ").last?.dropLast().split(separator: ", ").map(
            String.init
        )
        #expect(Set(known ?? []) == Set(try kinds().keys))
    }
}
