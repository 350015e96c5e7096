import CopyfitDocuments
import CopyfitInspecting
import Foundation
import Testing

@Suite("The explanation of a node")
struct DocumentExplanationTests {
    /// 100 are shared: 30 to the box, 10 to the gap, 60 to the frame without a maximum.
    private static let row = """
        {"hstack": {"id": "row", "spacing": 10, "children": [
            {"box": {"width": 30, "height": 20}},
            {"frame": {"id": "rest", "maxWidth": "infinity", "child": {"box": {"width": 5, "height": 10}}}}
        ]}}
        """

    @Test("The explanation of a node calls nodes by their kinds and ids")
    func names() throws {
        let host = DocumentHost(try LayoutDocument(Self.row))
        _ = host.layOut(width: 100, height: 50)
        let explanation = try #require(host.explain("rest"))
        #expect(explanation.length == 60)
        #expect(explanation.view.name == "frame" && explanation.view.id == "rest")
        #expect(explanation.decision.view.name == "hstack" && explanation.decision.view.id == "row")
        #expect(explanation.decision.rule == "5.4")
        #expect(host.explain("/hstack/children/1/frame") == explanation)
        #expect(host.explain("nothing") == nil)
    }

    private static func reason(_ document: String, _ id: String, width: Double) throws -> String? {
        let host = DocumentHost(try LayoutDocument(document))
        _ = host.layOut(width: width, height: nil)
        return host.explain(id)?.decision.reason
    }

    /// 2 + 20 + 2 and 7.
    @Test("The explanation of a node that is a sum names a padding where it counts")
    func sum() throws {
        let row = """
            {"hstack": {"id": "row", "spacing": 0, "children": [
                {"padding": {"all": 2, "child": {"box": {"id": "a", "width": 20}}}}, {"box": {"id": "b", "width": 7}}
            ]}}
            """
        #expect(try Self.reason(row, "row", width: 90) == "its views take padding of box (a) 24, box (b) 7, its gaps 0")
    }

    /// Layout rule 9.2: the ideal and then the greatest are at least the least, 100.
    @Test("The explanation of a node with a least length above the greatest names the least")
    func least() throws {
        let frame = """
            {"frame": {"id": "f", "minWidth": 100, "idealWidth": 20, "maxWidth": 50, "child": {"box": {"width": 5}}}}
            """
        #expect(try Self.reason(frame, "f", width: 70) == "its minimum is 100")
    }
}
