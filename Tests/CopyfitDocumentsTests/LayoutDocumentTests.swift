import CopyfitDocuments
import Foundation
import Testing

@Suite("Layout documents")
struct LayoutDocumentTests {
    private func answer(_ json: String, width: Double? = nil, height: Double? = nil) throws -> LayoutAnswer {
        DocumentHost(try LayoutDocument(json)).layOut(width: width.map { .init($0) }, height: height.map { .init($0) })
    }

    private func frames(_ answer: LayoutAnswer) -> [String: [Double]] {
        Dictionary(
            uniqueKeysWithValues: answer.places.compactMap { place in
                place.node.id.map {
                    (
                        $0,
                        [place.frame.minX, place.frame.minY, place.frame.width, place.frame.height].map { Double($0) }
                    )
                }
            }
        )
    }

    @Test("A column has its children below each other, in the middle")
    func column() throws {
        let json = """
            {"vstack": {"id": "all", "spacing": 4, "children": [
                {"box": {"id": "a", "width": 30, "height": 10}}, {"box": {"id": "b", "width": 10, "height": 20}}
            ]}}
            """
        // As wide as the widest child, 10 + 4 + 20 high.
        #expect(frames(try answer(json)) == ["all": [0, 0, 30, 34], "a": [0, 0, 30, 10], "b": [10, 14, 10, 20]])
    }

    @Test("Spacers push, flexible boxes share, and limits limit")
    func rows() throws {
        let json = """
            {"hstack": {"spacing": 0, "children": [
                {"box": {"id": "a", "width": 30, "height": 10}}, {"spacer": {"minLength": 5}},
                {"frame": {"id": "f", "maxWidth": 20, "height": null, "child": {"box": {"id": "b", "height": 10}}}}
            ]}}
            """
        let found = frames(try answer(json, width: 100, height: 50))
        #expect(found["a"] == [0, 0, 30, 10])
        #expect(found["f"] == [80, 0, 20, 10])
        #expect(found["b"] == [80, 0, 20, 10])
    }
}
