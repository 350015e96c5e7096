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
}
