import CopyfitDocuments
import Testing

@Suite("Mistakes in layout documents")
struct MistakeTests {
    private static let text = #"{"text": {"string": "a"}}"#

    @Test(
        "A mistake is an error with its kind, its place and what to do",
        arguments: [
            (#"{"txet": {}}"#, "unknown-kind", "/txet", "did you mean “text”?"),
            (#"{"circle": {}}"#, "unknown-kind", "/circle", "use one of hstack, vstack"),
            (#"{"vstack": {"childern": []}}"#, "unknown-member", "/vstack/childern", "did you mean “children”?"),
            (
                #"{"vstack": {"children": [], "spcing": 4}}"#, "unknown-member", "/vstack/spcing",
                "did you mean “spacing”?"
            ),
            (#"{"vstack": {"children": [], "color": 4}}"#, "unknown-member", "/vstack/color", "it has id, alignment"),
            (#"{"vstack": {}}"#, "missing-member", "/vstack", "needs the member “children”"),
            (#"{"padding": {"all": 4}}"#, "missing-member", "/padding", "needs the member “child”"),
            (
                #"{"vstack": {"spacing": "4", "children": []}}"#, "invalid-value", "/vstack/spacing",
                "a number of points"
            ),
            (
                #"{"vstack": {"children": [{"box": {"width": -1}}]}}"#, "invalid-value", "/vstack/children/0/box/width",
                "from 0"
            ),
            (
                #"{"vstack": {"alignment": "left", "children": []}}"#, "invalid-value", "/vstack/alignment",
                "\"leading\""
            ),
            (
                #"{"grid": {"rows": [[{"box": {}}, {"bx": {}}]]}}"#, "unknown-kind", "/grid/rows/0/1/bx",
                "did you mean “box”?"
            ),
            (#"{"text": {"string": "a", "maxLines": 0}}"#, "invalid-value", "/text/maxLines", "at least 1"),
            (#"{"text": {"string": "a", "font": "No Such Font 12"}}"#, "font-not-found", "/text/font", "No Such Font"),
            (
                #"{"text": {"runs": [{"string": "a", "sise": 3}]}}"#, "unknown-member", "/text/runs/0/sise",
                "did you mean “size”?"
            ),
            (#"{"text": {"runs": []}}"#, "invalid-value", "/text/runs", "at least one run"),
            (#"{"text": {"string": "a", "string": "b"}}"#, "duplicate-member", "/text/string", "leave one"),
            (
                #"{"frame": {"width": 1, "minWidth": 2, "child": {"box": {}}}}"#, "invalid-value", "/frame/width",
                "one frame into another"
            ),
            (
                #"{"frame": {"height": 1, "maxWidth": 2, "child": {"box": {}}}}"#, "invalid-value", "/frame/height",
                "one frame into another"
            ),
            (#"{"text": {"string": "a", "size": 20000}}"#, "invalid-value", "/text/size", "from 1/2048 to 10000"),
            (
                #"{"text": {"runs": [{"string": "a", "size": 1e308}]}}"#, "invalid-value", "/text/runs/0/size",
                "from 1/2048 to 10000"
            ),
            (#"{"text": {"string": "a", "font": "Inter 12", "size": 14}}"#, "invalid-value", "/text/size", "once"),
            (#"{"text": {"string": "a", "language": "xx-!!"}}"#, "invalid-value", "/text/language", "a language tag"),
            (#"{"text": {"string": "a", "tracking": 1e308}}"#, "invalid-value", "/text/tracking", "at most"),
            (
                #"{"vstack": {"children": [{"box": {"width": 1e308}}]}}"#, "invalid-value",
                "/vstack/children/0/box/width", "to 1,000,000,000"
            ),
            (
                #"{"cell": {"columns": 9223372036854775807, "child": {"box": {}}}}"#, "invalid-value", "/cell/columns",
                "from 1 to 1,000"
            ),
            (
                #"{"frame": {"width": 1e999, "child": {"box": {}}}}"#, "invalid-value", "/frame/width",
                "a number of points"
            ),
            (#"{"box": {}, "text": {}}"#, "invalid-value", "", "one member"),
            (#"{"box": 4}"#, "invalid-value", "/box", "as an object"),
            (#"{"a/b": {}}"#, "unknown-kind", "/a~1b", "use one of"),
            ("[]", "invalid-value", "", "A node is an object"),
            ("", "invalid-json", "", "ends too early"),
            (#"{"box": {}} x"#, "invalid-json", "", "more text after the value (byte 12)"),
            (String(repeating: #"{"padding":{"child":"#, count: 300), "invalid-json", "", "nests deeper"),
        ]
    )
    func mistakes(_ json: String, _ code: String, _ path: String, _ words: String) throws {
        let error = #expect(throws: LayoutDocumentError.self) { try LayoutDocument(json) }
        #expect(error?.code == code)
        #expect(error?.path == path)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test("A name is given once")
    func names() {
        let json = #"{"hstack": {"children": [{"box": {"id": "a"}}, {"box": {"id": "a"}}]}}"#
        let error = #expect(throws: LayoutDocumentError.self) { try LayoutDocument(json) }
        #expect(error?.path == "/hstack/children/1/box/id")
        #expect(error?.message.contains("/hstack/children/0/box") == true)
    }
}
