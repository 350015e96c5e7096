import Copyfit
import Foundation

// MARK: Texts

extension Puzzle {
    static let texts: [Puzzle] = [
        Puzzle(
            "A row cuts a text",
            "How to detect text truncation in SwiftUI (fatbobman.com); layout rule 5.4",
            width: 260,
            is: nil,
            by: "HStack",
            "5.4"
        ) {
            HStack(spacing: 8) {
                Text("A rather long label").lineLimit(1).asked()
                box(200, 10)
            }
        },
        Puzzle("A short text has its own width", "layout rule 17.1", is: nil, by: "Text \"Weiter\"", "17.1") {
            Text("Weiter").asked()
        },
        Puzzle(
            "A text of several lines is as wide as its widest",
            "layout rule 17.2; TextTests.wrapping",
            width: 100,
            is: nil,
            by: "Text \"one two three four five six\"",
            "17.2"
        ) {
            Text("one two three four five six").asked()
        },
        Puzzle(
            "A text is as high as its lines",
            "layout rule 17.2",
            .vertical,
            width: 100,
            is: nil,
            by: "Text \"one two three four five six\"",
            "17.2"
        ) {
            Text("one two three four five six").asked()
        },
        Puzzle("A fixed size lets a text overflow", "layout rule 10.4", is: nil, by: "fixedSize", "10.4") {
            Text("A text that is much wider than fifty points").asked().fixedSize().frame(width: 50)
        },
        Puzzle("A background does not widen a text", "layout rule 8.4", is: nil, by: "Text \"Hi\"", "17.1") {
            Text("Hi").background(Color.clear.frame(width: 300)).asked()
        },
        Puzzle("A text in a narrow frame", "layout rule 17.2", is: nil, by: "frame(width: 20)", "9.1") {
            Text("Donaudampfschiff").asked().frame(width: 20)
        },
        Puzzle(
            "A spacer cannot save a text of lower priority",
            "layout rule 5.3",
            width: 150,
            is: nil,
            by: "HStack",
            "5.3"
        ) {
            HStack(spacing: 0) {
                Text("A rather long label").lineLimit(1).asked()
                box(100, 10).layoutPriority(1)
            }
        },
    ]
}

// MARK: Layers

extension Puzzle {
    static let layers: [Puzzle] = [
        Puzzle(
            "An overlay is as large as what is below it",
            "layout rule 8.4; LayerVectors.Z6",
            is: 150,
            by: "frame(width: 150, height: 50)",
            "9.1"
        ) {
            box(150, 50).overlay { Color.clear.asked() }
        },
        Puzzle(
            "A background is as large as what is above it",
            "layout rule 8.4",
            .vertical,
            is: 50,
            by: "frame(width: 150, height: 50)",
            "9.1"
        ) {
            box(150, 50).background { Color.clear.asked() }
        },
        Puzzle(
            "A badge is larger than what it is on",
            "LayerVectors.Z6",
            is: 30,
            by: "frame(width: 30, height: 30)",
            "9.1"
        ) {
            box(20, 20).overlay { box(30, 30).asked() }
        },
        Puzzle(
            "A colour in layers is as large as the largest view",
            "layout rule 8.2; LayerVectors.Z2",
            is: 80,
            by: "frame(width: 80, height: 40)",
            "9.1"
        ) {
            ZStack {
                Color.clear.asked()
                box(80, 40)
            }
            .fixedSize()
        },
        Puzzle("A colour in layers fills the host", "layout rule 8.1", is: 300, by: "host", "19.1") {
            ZStack {
                Color.clear.asked()
                box(80, 40)
            }
        },
    ]
}

// MARK: Containers

extension Puzzle {
    static let containers: [Puzzle] = [
        Puzzle(
            "The second candidate is chosen",
            "layout rule 13.1; ContainerVectors.V1b",
            width: 150,
            is: 100,
            by: "ViewThatFits",
            "13.1"
        ) {
            ViewThatFits {
                box(200, 20)
                box(100, 20)
                box(90, 20)
            }
            .asked()
        },
        Puzzle(
            "A scroll view is as wide as its content",
            "layout rule 11.2; ContainerVectors.W2",
            is: 80,
            by: "frame(width: 80, height: 400)",
            "9.1"
        ) {
            ScrollView { box(80, 400) }.asked()
        },
        Puzzle(
            "A scroll view takes the height that it scrolls",
            "layout rule 11.2",
            .vertical,
            is: 200,
            by: "host",
            "19.1"
        ) {
            ScrollView { box(80, 400) }.asked()
        },
        Puzzle(
            "A colour in a lazy stack is 10 high",
            "layout rule 11.3; ContainerVectors.lazyStack",
            .vertical,
            is: 10,
            by: "LazyVStack",
            "11.3"
        ) {
            LazyVStack(spacing: 4) {
                ForEach(0..<1) { _ in Color.clear.asked() }
                box(40, 20)
            }
        },
        Puzzle("A grid’s column is as wide as its widest cell", "layout rule 12.5", is: 50, by: "Grid", "12.5") {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box(50, 20)
                    box(30, 20)
                }
                GridRow {
                    Color.clear.gridCellUnsizedAxes(.horizontal).asked()
                    box(20, 30)
                }
            }
        },
        Puzzle("A grid is as wide as its columns", "layout rule 12.5; GridVectors.D1", is: 90, by: "Grid", "12.5") {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    box(50, 20)
                    box(30, 20)
                }
            }
            .asked()
        },
        Puzzle(
            "Tracks of a lazy grid share the width",
            "layout rule 11.4; GridVectors.LG3",
            is: 146,
            by: "LazyVGrid",
            "11.4"
        ) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible(), spacing: 8)]) {
                Color.clear.frame(height: 10).asked()
                box(10, 10)
            }
        },
        Puzzle(
            "A page is as wide as its scroll view",
            "layout rule 14.1; ContainerChangeTests.width",
            width: 100,
            is: 100,
            by: "containerRelativeFrame",
            "14.1"
        ) {
            ScrollView(.horizontal) {
                Color.clear.containerRelativeFrame(.horizontal).asked()
            }
        },
        Puzzle(
            "A bar takes from its content",
            "layout rule 15.2; ContainerVectors.E2",
            .vertical,
            height: 400,
            is: 348,
            by: "safeAreaInset",
            "15.2"
        ) {
            Color.clear.asked().safeAreaInset(edge: .bottom, spacing: 8) { Color.clear.frame(height: 44) }
        },
        Puzzle("A layout proposes what it wants", "layout rule 2.3", is: 42, by: "FortyTwo", "2.3") {
            FortyTwo { Color.clear.asked() }
        },
    ]
}

/// Proposes 42 to each of its views, and is as large as it is offered.
private struct FortyTwo: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(width: 42, height: 42)) }
    }
}
