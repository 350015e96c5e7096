import Copyfit
import Foundation

// MARK: Frames in each other

extension Puzzle {
    static let nestedFrames: [Puzzle] = [
        Puzzle("Between its bounds a frame takes the offer", "layout rule 9.2", width: 80, is: 80, by: "host", "19.1") {
            box(50, 20).frame(minWidth: 60, maxWidth: 120).asked()
        },
        Puzzle(
            "Beyond its bounds a frame takes its maximum",
            "layout rule 9.2",
            is: 120,
            by: "frame(minWidth: 60, maxWidth: 120)",
            "9.2"
        ) {
            box(50, 20).frame(minWidth: 60, maxWidth: 120).asked()
        },
        Puzzle(
            "Below its bounds a frame takes its minimum",
            "layout rule 9.2",
            width: 40,
            is: 60,
            by: "frame(minWidth: 60, maxWidth: 120)",
            "9.2"
        ) {
            box(50, 20).frame(minWidth: 60, maxWidth: 120).asked()
        },
        Puzzle(
            "minWidth: 0 lets a frame be smaller than its child",
            "layout rule 9.3",
            width: 20,
            is: 20,
            by: "host",
            "19.1"
        ) {
            box(50, 20).frame(minWidth: 0).asked()
        },
        Puzzle("The inner of two frames keeps its width", "layout rule 9.1", is: 100, by: "frame(width: 100)", "9.1") {
            Color.clear.frame(width: 100).asked().frame(maxWidth: .infinity)
        },
        Puzzle("The outer of two frames takes the host", "layout rule 9.3", is: 300, by: "host", "19.1") {
            Color.clear.frame(width: 100).frame(maxWidth: .infinity).asked()
        },
        Puzzle("A colour in a frame in a frame", "layout rule 9.1", is: 100, by: "frame(width: 100)", "9.1") {
            Color.clear.asked().frame(maxWidth: .infinity).frame(width: 100).frame(width: 200)
        },
        Puzzle("A row in a frame shares the frame", "layout rule 5.4", is: 140, by: "HStack", "5.4") {
            HStack(spacing: 0) {
                Color.clear.asked()
                box(60, 20)
            }
            .frame(width: 200)
        },
        Puzzle("A height that is given", "layout rule 9.1", .vertical, is: 44, by: "frame(height: 44)", "9.1") {
            Color.clear.frame(height: 44).asked()
        },
        Puzzle("A width that is not given", "layout rule 9.1", is: 268, by: "host", "19.1") {
            VStack { Color.clear.frame(height: 44).asked() }.padding(16)
        },
        Puzzle("A frame that a text fills", "layout rule 9.3", is: 300, by: "host", "19.1") {
            VStack(alignment: .leading) {
                Text("Name").frame(maxWidth: .infinity, alignment: .leading).asked()
                Text("Somebody")
            }
        },
        Puzzle("A cut text in a frame with a maximum", "layout rule 9.2", is: nil, by: "frame(maxWidth: 60)", "9.2") {
            Text("A rather long label").lineLimit(1).asked().frame(maxWidth: 60)
        },
    ]
}

// MARK: Shares

/// The row of layout rule 5.11, with the colour that is asked about.
@MainActor private func fiveColours(_ asked: Int) -> some View {
    func colour(_ index: Int, _ view: some View) -> some View {
        view.accessibilityIdentifier(index == asked ? "it" : "\(index)")
    }
    return HStack(spacing: 0) {
        colour(0, Color.red.frame(minWidth: 50))
        colour(1, Color.green.frame(width: 30)).layoutPriority(2)
        colour(2, Color.yellow.frame(minWidth: 50)).layoutPriority(1)
        colour(3, Color.blue).layoutPriority(2)
        colour(4, Color.orange.frame(minWidth: 100, maxWidth: 120))
    }
}

extension Puzzle {
    static let shares: [Puzzle] = [
        Puzzle(
            "Red of the worked example is left with its minimum",
            "layout rule 5.11; StackVectors.S19",
            width: 400,
            is: 50,
            by: "HStack",
            "5.3"
        ) {
            fiveColours(0)
        },
        Puzzle(
            "Green of the worked example is fixed",
            "layout rule 5.11; StackVectors.S19",
            width: 400,
            is: 30,
            by: "frame(width: 30)",
            "9.1"
        ) {
            fiveColours(1)
        },
        Puzzle(
            "Yellow of the worked example comes after priority 2",
            "layout rule 5.11; StackVectors.S19",
            width: 400,
            is: 50,
            by: "HStack",
            "5.3"
        ) {
            fiveColours(2)
        },
        Puzzle(
            "Blue of the worked example takes what priority 2 may",
            "layout rule 5.11; StackVectors.S19",
            width: 400,
            is: 170,
            by: "HStack",
            "5.4"
        ) {
            fiveColours(3)
        },
        Puzzle(
            "Orange of the worked example has its minimum",
            "layout rule 5.11; StackVectors.S19",
            width: 400,
            is: 100,
            by: "frame(minWidth: 100, maxWidth: 120)",
            "9.2"
        ) {
            fiveColours(4)
        },
        Puzzle(
            "A view with a maximum takes no more than that",
            "layout rule 5.3; StackVectors.S38",
            width: 200,
            is: 50,
            by: "frame(maxWidth: 50)",
            "9.2"
        ) {
            HStack(spacing: 0) {
                Color.clear.frame(maxWidth: 50).asked()
                Color.clear
            }
        },
        Puzzle(
            "And leaves the rest to the others",
            "layout rule 5.4; StackVectors.S38",
            width: 200,
            is: 150,
            by: "HStack",
            "5.4"
        ) {
            HStack(spacing: 0) {
                Color.clear.frame(maxWidth: 50)
                Color.clear.asked()
            }
        },
        Puzzle(
            "A stack hides the priorities in it",
            "layout rule 5.8; StackVectors.S27",
            .vertical,
            width: 200,
            height: 300,
            is: 284,
            by: "VStack",
            "5.4"
        ) {
            VStack {
                Color.clear
                Color.clear.asked().layoutPriority(1)
                HStack {
                    Color.clear
                    Color.clear
                }
            }
        },
        Puzzle(
            "A colour of lower priority in a column",
            "layout rule 5.8; StackVectors.S27",
            .vertical,
            width: 200,
            height: 300,
            is: 0,
            by: "VStack",
            "5.3"
        ) {
            VStack {
                Color.clear.asked()
                Color.clear.layoutPriority(1)
                HStack {
                    Color.clear
                    Color.clear
                }
            }
        },
        Puzzle(
            "A colour in a column in a row has the column’s share",
            "layout rules 5.4, 5.5",
            is: 200,
            by: "HStack",
            "5.4"
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.clear.asked()
                    Color.clear
                }
                box(100, 20)
            }
        },
        Puzzle("A negative gap", "layout rule 5.1; StackVectors.S36", is: 90, by: "HStack", "5.6") {
            HStack(spacing: -10) {
                box(50, 10)
                box(50, 10)
            }
            .asked()
        },
        Puzzle("A spacer pushes a box down", "layout rules 4.1, 6.4", .vertical, is: 190, by: "VStack", "5.4") {
            VStack {
                Spacer().asked()
                box(10, 10)
            }
        },
        Puzzle("A divider’s thickness", "layout rule 4.2", .vertical, is: 1, by: "Divider", "4.2") {
            VStack {
                Divider().asked()
                box(10, 10)
            }
        },
        Puzzle("A divider’s length", "layout rule 4.2", is: 300, by: "host", "19.1") {
            VStack {
                Divider().asked()
                box(10, 10)
            }
        },
        Puzzle("An empty stack", "layout rule 3.5", is: 0, by: "HStack", "3.5") {
            HStack {}.asked()
        },
        Puzzle("Guides make layers wider than their views", "layout rule 8.1", is: 150, by: "ZStack", "8.1") {
            ZStack(alignment: .leading) {
                box(100, 10).alignmentGuide(.leading) { _ in 0 }
                box(100, 10).alignmentGuide(.leading) { _ in 50 }
            }
            .asked()
        },
        Puzzle(
            "Layers are as large as the largest",
            "layout rule 8.1; LayerVectors.Z1",
            is: 100,
            by: "frame(width: 100, height: 100)",
            "9.1"
        ) {
            ZStack {
                box(100, 100)
                box(60, 60)
            }
            .asked()
        },
        Puzzle(
            "Only the highest priority sizes layers",
            "layout rule 8.1; LayerVectors.Z5",
            is: 40,
            by: "frame(width: 40, height: 40)",
            "9.1"
        ) {
            ZStack {
                box(100, 100)
                box(40, 40).layoutPriority(1)
            }
            .asked()
        },
    ]
}
