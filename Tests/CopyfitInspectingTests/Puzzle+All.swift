import Copyfit

extension Puzzle {
    static let all: [Puzzle] =
        readers + frames + stacks + texts + layers + containers + nestedFrames + shares + screens + rows + wrappers
}

// MARK: Geometry readers, percentages, sizes that measure themselves

extension Puzzle {
    static let readers: [Puzzle] = [
        Puzzle("A reader takes the screen", "apple-ux-guide, SwiftUI.md: GeometryReader", is: 300, by: "host", "19.1") {
            VStack(spacing: 0) {
                box(40, 20)
                GeometryReader { _ in Color.clear }.asked()
            }
        },
        Puzzle(
            "A reader takes the height that is left",
            "apple-ux-guide, SwiftUI.md: GeometryReader",
            .vertical,
            is: 180,
            by: "VStack",
            "5.4"
        ) {
            VStack(spacing: 0) {
                box(40, 20)
                GeometryReader { _ in Color.clear }.asked()
            }
        },
        Puzzle(
            "A reader in a scroll view is 10 high",
            "layout rules 1.3, 11.2",
            .vertical,
            is: 10,
            by: "ScrollView",
            "11.2"
        ) {
            ScrollView { GeometryReader { _ in Color.clear }.asked() }
        },
        Puzzle(
            "What is in a reader takes the reader’s size",
            "layout rule 11.1",
            is: 120,
            by: "frame(width: 120)",
            "9.1"
        ) {
            GeometryReader { _ in Color.clear.asked() }.frame(width: 120)
        },
        Puzzle(
            "A width that its own measuring pins to zero",
            "Equal-width buttons via preferences: the width is first 0",
            is: 0,
            by: "frame(width: 0)",
            "9.1"
        ) {
            Text("Weiter").frame(width: 0).asked()
        },
        Puzzle(
            "80 % are a frame of a number",
            "O. Begemann, Working with percentages in SwiftUI layout",
            is: 240,
            by: "frame(width: 240)",
            "9.1"
        ) {
            HStack(spacing: 0) {
                Color.clear.frame(width: 240).asked()
                Color.clear
            }
        },
        Puzzle(
            "80 % of a bubble are not 80 %: a short text is in a wide one",
            "O. Begemann, Working with percentages in SwiftUI layout",
            is: 240,
            by: "frame(maxWidth: 240)",
            "9.2"
        ) {
            Text("Hi").padding(8).frame(maxWidth: 240).asked()
        },
    ]
}

// MARK: Frames and other modifiers

extension Puzzle {
    static let frames: [Puzzle] = [
        Puzzle(
            "maxWidth: .infinity takes the host",
            "layout rule 9.3; skiptools/skip-ui#339",
            is: 300,
            by: "host",
            "19.1"
        ) {
            box(50, 20).frame(maxWidth: .infinity).asked()
        },
        Puzzle(
            "maxWidth: .infinity in a row takes what is left",
            "layout rule 9.3; StackVectors.S50",
            is: 250,
            by: "HStack",
            "5.4"
        ) {
            HStack(spacing: 0) {
                box(50, 20)
                box(20, 20).frame(maxWidth: .infinity).asked()
            }
        },
        Puzzle("minWidth wins over a small view", "layout rule 9.2", is: 100, by: "frame(minWidth: 100)", "9.2") {
            box(50, 20).frame(minWidth: 100).asked()
        },
        Puzzle(
            "maxWidth does not stop its child",
            "layout rules 1.4, 9.2",
            is: 100,
            by: "frame(width: 100, height: 20)",
            "9.1"
        ) {
            box(100, 20).asked().frame(maxWidth: 50)
        },
        Puzzle("A frame is not larger than its maximum", "layout rule 9.2", is: 50, by: "frame(maxWidth: 50)", "9.2") {
            box(100, 20).frame(maxWidth: 50).asked()
        },
        Puzzle(
            "An ideal width needs a fixed size",
            "layout rule 9.4; FrameVectors.F7",
            is: 70,
            by: "frame(idealWidth: 70)",
            "9.2"
        ) {
            Color.clear.frame(idealWidth: 70).asked().fixedSize()
        },
        Puzzle("A maximum around a fixed size is not reached", "FrameVectors.F6", is: 10, by: "fixedSize", "10.4") {
            Color.clear.frame(maxWidth: 200).asked().fixedSize()
        },
        Puzzle("Padding takes from what is offered", "layout rule 10.1; FrameVectors.P1", is: 268, by: "host", "19.1") {
            Color.clear.asked().padding(16)
        },
        Puzzle(
            "Padding adds to what is taken",
            "layout rule 10.1",
            is: 115,
            by: "frame(width: 75, height: 20)",
            "9.1"
        ) {
            box(75, 20).padding(20).asked()
        },
        Puzzle(
            "A ratio turns the width into a height",
            "FrameVectors.A1",
            .vertical,
            width: 90,
            is: 60,
            by: "aspectRatio(1.5, .fit)",
            "10.6"
        ) {
            Color.clear.aspectRatio(1.5, contentMode: .fit).asked()
        },
        Puzzle(
            "A ratio is narrower than its room",
            "layout rule 10.6",
            height: 100,
            is: 150,
            by: "aspectRatio(1.5, .fit)",
            "10.6"
        ) {
            Color.clear.aspectRatio(1.5, contentMode: .fit).asked()
        },
        Puzzle(
            "A view at a position takes everything",
            "layout rule 10.3; FrameVectors.Q1",
            is: 300,
            by: "host",
            "19.1"
        ) {
            box(50, 50).position(x: 50, y: 0).asked()
        },
        Puzzle(
            "A circle is as wide as it is high",
            "layout rule 4.3; LeafVectors.L3a",
            height: 40,
            is: 40,
            by: "Circle",
            "4.3"
        ) {
            Circle().asked()
        },
        Puzzle("An offset view keeps its size", "layout rule 10.2", is: 20, by: "frame(width: 20, height: 20)", "9.1") {
            box(20, 20).offset(x: 30, y: 5).asked()
        },
    ]
}

// MARK: Stacks

extension Puzzle {
    static let stacks: [Puzzle] = [
        Puzzle(
            "A spacer takes what is left",
            "layout rule 5.1; StackVectors.S11",
            width: 200,
            is: 100,
            by: "HStack",
            "5.4"
        ) {
            HStack(spacing: 0) {
                box(50, 50)
                Spacer(minLength: 0).asked()
                box(50, 50)
            }
        },
        Puzzle("A spacer in a tight row", "layout rule 1.4; StackVectors.S8", width: 120, is: 50, by: "Spacer", "4.1") {
            HStack(spacing: 0) {
                box(50, 50)
                Spacer(minLength: 50).asked()
                box(50, 50)
            }
        },
        Puzzle("A row wider than its host", "StackVectors.S8", width: 120, is: 150, by: "HStack", "5.6") {
            HStack(spacing: 0) {
                box(50, 50)
                Spacer(minLength: 50)
                box(50, 50)
            }
            .asked()
        },
        Puzzle("Three colours share a row", "layout rule 21.1; StackVectors.S2", is: 284 / 3.0, by: "HStack", "5.4") {
            HStack {
                Color.clear
                Color.clear.asked()
                Color.clear
            }
        },
        Puzzle(
            "A higher priority takes all",
            "layout rule 5.3; StackVectors.S20b",
            width: 200,
            is: 0,
            by: "HStack",
            "5.3"
        ) {
            HStack(spacing: 0) {
                Color.clear.asked()
                Color.clear.layoutPriority(1)
            }
        },
        Puzzle(
            "Padding hides a priority",
            "layout rule 10.5; StackVectors.S20",
            width: 200,
            is: 100,
            by: "HStack",
            "5.4"
        ) {
            HStack(spacing: 0) {
                Color.clear.asked()
                Color.clear.layoutPriority(1).padding(0)
            }
        },
        Puzzle(
            "Minimums need not be reachable",
            "layout rule 5.9; StackVectors.S21b",
            width: 100,
            is: 80,
            by: "frame(minWidth: 80)",
            "9.2"
        ) {
            HStack(spacing: 0) {
                Color.clear.frame(minWidth: 80).asked()
                Color.clear.frame(minWidth: 150)
            }
        },
        Puzzle(
            "Equal widths are those of the widest",
            "Equal-width buttons via preferences; layout rule 5.7, StackVectors.S16",
            is: 80,
            by: "frame(width: 80, height: 20)",
            "9.1"
        ) {
            VStack(spacing: 0) {
                box(80, 20)
                Color.clear.frame(height: 10).asked()
            }
            .fixedSize()
        },
        Puzzle(
            "A divider is as high as its row",
            "layout rule 5.7; StackVectors.S22",
            .vertical,
            is: 60,
            by: "frame(width: 50, height: 60)",
            "9.1"
        ) {
            HStack(spacing: 0) {
                box(50, 30)
                Divider().asked()
                box(50, 60)
            }
            .fixedSize()
        },
        Puzzle(
            "A column is as wide as its widest view",
            "StackVectors.S48",
            is: 150,
            by: "frame(width: 150, height: 20)",
            "9.1"
        ) {
            VStack(spacing: 0) {
                box(150, 20)
                box(30, 20)
            }
            .asked()
        },
        Puzzle(
            "Guides make a column wider than its views",
            "layout rule 5.6; AlignmentVectors.G3",
            is: 150,
            by: "VStack",
            "5.6"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(100, 10).alignmentGuide(.leading) { _ in -50 }
                box(100, 10).alignmentGuide(.leading) { _ in -50 }
            }
            .asked()
        },
        Puzzle("A stack of one is its child", "layout rule 3.3", is: 40, by: "frame(width: 40, height: 10)", "9.1") {
            HStack { VStack { box(40, 10) } }.asked()
        },
        Puzzle(
            "A colour is ideal in an ideal column",
            "StackVectors.S44",
            .vertical,
            is: 10,
            by: "fixedSize(vertical)",
            "10.4"
        ) {
            VStack(spacing: 0) {
                Color.clear.asked()
                box(60, 20)
            }
            .fixedSize(horizontal: false, vertical: true)
        },
    ]
}
