import Copyfit
import CopyfitDocuments
import Testing

/// Frames by hand: each word of a document has the place that SwiftUI's rules give it.
@Suite("Kinds of nodes")
struct KindTests {
    private func frames(
        _ json: String,
        _ width: CGFloat?,
        _ height: CGFloat?,
        isRightToLeft: Bool = false
    ) throws -> [String: [CGFloat]] {
        var environment = EnvironmentValues()
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let answer = DocumentHost(try LayoutDocument(json), environment: environment)
            .layOut(width: width, height: height)
        let named = answer.places.compactMap { place in
            place.node.id.map { ($0, [place.frame.minX, place.frame.minY, place.frame.width, place.frame.height]) }
        }
        return Dictionary(uniqueKeysWithValues: named)
    }

    /// A box of 10 × 10.
    private static func box(_ id: String, _ width: Int = 10, _ height: Int = 10) -> String {
        #"{"box": {"id": "\#(id)", "width": \#(width), "height": \#(height)}}"#
    }

    /// A box in a frame of 40 × 40.
    @Test(
        "Every alignment of a frame has its place",
        arguments: [
            ("topLeading", 0, 0), ("top", 15, 0), ("topTrailing", 30, 0), ("leading", 0, 15), ("center", 15, 15),
            ("trailing", 30, 15), ("bottomLeading", 0, 30), ("bottom", 15, 30), ("bottomTrailing", 30, 30),
        ] as [(String, CGFloat, CGFloat)]
    )
    func alignments(_ word: String, _ x: CGFloat, _ y: CGFloat) throws {
        let box = Self.box("a")
        let members = #""alignment": "\#(word)""#
        let frame = #"{"frame": {"width": 40, "height": 40, \#(members), "child": \#(box)}}"#
        #expect(try frames(frame, nil, nil)["a"] == [x, y, 10, 10])
        #expect(try frames(frame, nil, nil, isRightToLeft: true)["a"] == [30 - x, y, 10, 10])
        let (large, small) = (Self.box("large", 40, 40), Self.box("a"))
        #expect(
            try frames(#"{"zstack": {\#(members), "children": [\#(large), \#(small)]}}"#, 99, 99)["a"] == [
                x, y, 10, 10,
            ]
        )
        for kind in ["overlay", "background"] {
            let layers = #"{"\#(kind)": {\#(members), "child": \#(large), "content": \#(small)}}"#
            #expect(try frames(layers, 99, 99) == ["large": [0, 0, 40, 40], "a": [x, y, 10, 10]])
        }
        let grid =
            #"{"grid": {\#(members), "rows": [[\#(large), \#(small)], [\#(small.replacing("\"a\"", with: "\"b\"")), \#(large.replacing("large", with: "other"))]]}}"#
        #expect(try frames(grid, 400, 400)["b"]?[0] == x)
    }

    @Test(
        "Stacks align their children, and the gap is theirs",
        arguments: [("top", 0), ("center", 15), ("bottom", 30)]
    )
    func rows(_ word: String, _ y: CGFloat) throws {
        let children = "[\(Self.box("large", 40, 40)), \(Self.box("a"))]"
        let row = #"{"hstack": {"alignment": "\#(word)", "spacing": 3, "children": \#(children)}}"#
        #expect(try frames(row, 99, 99)["a"] == [43, y, 10, 10])
        let column =
            #"{"vstack": {"alignment": "\#(["top": "leading", "bottom": "trailing"][word] ?? word)", "spacing": 3, "#
        #expect(try frames(column + #""children": \#(children)}}"#, 99, 99)["a"] == [y, 43, 10, 10])
        let flow = #"{"flow": {"alignment": "\#(word)", "horizontalSpacing": 3, "children": \#(children)}}"#
        #expect(try frames(flow, 99, 99)["a"] == [43, y, 10, 10])
    }

    /// Two boxes of 10 with a gap of 4 in 50: 26 are left.
    @Test(
        "A flow justifies its rows",
        arguments: [("leading", 0, 14), ("center", 13, 27), ("trailing", 26, 40), ("spaceBetween", 0, 40)]
            as [(String, CGFloat, CGFloat)]
    )
    func flow(_ word: String, _ first: CGFloat, _ second: CGFloat) throws {
        let boxes = "[\(Self.box("a")), \(Self.box("b")), \(Self.box("c", 40)), \(Self.box("d", 20))]"
        let gaps = #""horizontalSpacing": 4, "verticalSpacing": 6"#
        let found = try frames(#"{"flow": {"justification": "\#(word)", \#(gaps), "children": \#(boxes)}}"#, 50, nil)
        #expect(found["a"] == [first, 0, 10, 10])
        #expect(found["b"] == [second, 0, 10, 10])
        #expect(found["c"]?[1] == 16)
        #expect(found["d"]?[1] == 32)
    }

    @Test("Paddings name their sides; one side leaves the others at 0")
    func paddings() throws {
        let sides = #""top": 1, "leading": 2, "bottom": 4, "trailing": 8"#
        let padding = #"{"padding": {"id": "p", \#(sides), "child": \#(Self.box("a"))}}"#
        #expect(try frames(padding, nil, nil) == ["p": [0, 0, 20, 15], "a": [2, 1, 10, 10]])
        #expect(try frames(padding, nil, nil, isRightToLeft: true)["a"] == [8, 1, 10, 10])
        let top = #"{"padding": {"id": "p", "top": 4, "child": \#(Self.box("a"))}}"#
        #expect(try frames(top, nil, nil) == ["p": [0, 0, 10, 14], "a": [0, 4, 10, 10]])
        let axes = #"{"padding": {"id": "p", "all": 1, "horizontal": 3, "child": \#(Self.box("a"))}}"#
        #expect(try frames(axes, nil, nil) == ["p": [0, 0, 16, 12], "a": [3, 1, 10, 10]])
    }

    @Test("A ratio of 2 fits into 60 × 60 as 60 × 30, and fills it as 120 × 60")
    func ratios() throws {
        func found(_ mode: String) throws -> [CGFloat]? {
            try frames(
                #"{"aspectRatio": {"ratio": 2, "mode": "\#(mode)", "child": {"box": {"id": "a"}}}}"#,
                60,
                60
            )["a"]
        }
        #expect(try found("fit")?.suffix(2) == [60, 30])
        #expect(try found("fill")?.suffix(2) == [120, 60])
    }

    /// A flexible box is 10 × 10 by itself.
    @Test("A fixed size is the ideal one, along the axes that are named")
    func fixedSizes() throws {
        func found(_ members: String) throws -> [CGFloat]? {
            try frames(#"{"fixedSize": {\#(members)"child": {"box": {"id": "a"}}}}"#, 60, 50)["a"]?.suffix(2)
        }
        #expect(try found("") == [10, 10])
        #expect(try found(#""horizontal": false, "#) == [60, 10])
        #expect(try found(#""vertical": false, "#) == [10, 50])
    }

    @Test("The priority decides who is served first, limits how much each takes")
    func priorities() throws {
        let low = #"{"frame": {"id": "low", "minWidth": 12, "maxWidth": 100, "height": null, "child": {"box": {}}}}"#
        let high =
            #"{"priority": {"value": 1, "child": {"frame": {"id": "high", "maxWidth": 70, "child": {"box": {}}}}}}"#
        let row = #"{"hstack": {"spacing": 0, "children": [\#(low), \#(high)]}}"#
        #expect(try frames(row, 100, 20)["high"]?[2] == 70)
        #expect(try frames(row, 100, 20)["low"]?[2] == 30)
        #expect(try frames(row, 60, 20)["high"]?[2] == 48)
    }

    @Test("The first candidate that fits is chosen; the others have no place")
    func choices() throws {
        let choice = #"{"viewThatFits": {"children": [\#(Self.box("large", 80, 5)), \#(Self.box("small", 20, 40))]}}"#
        #expect(try frames(choice, 100, 100).keys.sorted() == ["large"])
        #expect(try frames(choice, 50, 100).keys.sorted() == ["small"])
        let wide = choice.replacing(#"{"children""#, with: #"{"axes": ["vertical"], "children""#)
        #expect(try frames(wide, 50, 100).keys.sorted() == ["large"])
    }

    @Test("A guide moves a node by its distance from the edge")
    func guides() throws {
        let moved = #"{"alignmentGuide": {"guide": "leading", "value": -7, "child": \#(Self.box("a"))}}"#
        let column = #"{"vstack": {"alignment": "leading", "spacing": 0, "children": [\#(moved), \#(Self.box("b"))]}}"#
        #expect(try frames(column, nil, nil) == ["a": [7, 0, 10, 10], "b": [0, 10, 10, 10]])
        let raised = #"{"alignmentGuide": {"guide": "middle", "value": 10, "child": \#(Self.box("a"))}}"#
        let row = #"{"hstack": {"spacing": 0, "children": [\#(raised), \#(Self.box("b"))]}}"#
        #expect(try frames(row, nil, nil) == ["a": [0, 0, 10, 10], "b": [10, 5, 10, 10]])
    }

    /// Columns of 30 and 20 with gaps of 2; a cell over both is 52 wide, and its box is at the anchor.
    @Test("Cells span columns and have an anchor")
    func cells() throws {
        let cell = #"{"cell": {"columns": 2, "anchor": "trailing", "child": \#(Self.box("c"))}}"#
        let rows = "[[\(Self.box("a", 30)), \(Self.box("b", 20))], [\(cell)], \(Self.box("whole", 5))]"
        let grid = #"{"grid": {"id": "g", "horizontalSpacing": 2, "verticalSpacing": 3, "rows": \#(rows)}}"#
        let found = try frames(grid, nil, nil)
        #expect(found["g"] == [0, 0, 52, 36])
        #expect(found["b"] == [32, 0, 20, 10])
        #expect(found["c"] == [42, 13, 10, 10])
        #expect(found["whole"] == [23.5, 26, 5, 10])
    }

    @Test(
        "A node keeps clear of an inset unless it ignores the safe area",
        arguments: ["top", "bottom", "leading", "trailing"]
    )
    func insets(_ edge: String) throws {
        let inset = { (child: String) in
            #"{"safeAreaInset": {"edge": "\#(edge)", "spacing": 5, "child": \#(child), "content": \#(Self.box("i"))}}"#
        }
        let clear: [String: [CGFloat]] = [
            "top": [0, 15, 100, 85], "bottom": [0, 0, 100, 85], "leading": [15, 0, 85, 100],
        ]
        let child = #"{"box": {"id": "a"}}"#
        #expect(try frames(inset(child), 100, 100)["a"] == clear[edge] ?? [0, 0, 85, 100])
        let ignoring = #"{"ignoresSafeArea": {"edges": ["\#(edge)"], "child": \#(child)}}"#
        #expect(try frames(inset(ignoring), 100, 100)["a"] == [0, 0, 100, 100])
    }

    @Test("A divider is a line across its stack")
    func dividers() throws {
        let row = #"{"hstack": {"spacing": 0, "children": [\#(Self.box("a")), {"divider": {"id": "d"}}]}}"#
        #expect(try frames(row, 50, 40)["d"] == [10, 0, 1, 40])
    }
}
