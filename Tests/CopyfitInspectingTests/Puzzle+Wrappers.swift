import Copyfit
import Foundation

// MARK: Wrappers that change nothing, and some that do

extension Puzzle {
    static let wrappers: [Puzzle] = [
        Puzzle("A colour in a ratio", "layout rule 10.6", height: 100, is: 200, by: "aspectRatio(2.0, .fit)", "10.6") {
            Color.clear.asked().aspectRatio(2, contentMode: .fit)
        },
        Puzzle(
            "A colour that fills a ratio",
            "layout rule 10.6; FrameVectors.A3",
            width: 100,
            height: 100,
            is: 200,
            by: "aspectRatio(2.0, .fill)",
            "10.6"
        ) {
            Color.clear.asked().aspectRatio(2, contentMode: .fill)
        },
        Puzzle(
            "A rigid view ignores a ratio",
            "layout rule 10.6; FrameVectors.rigidAspectRatio",
            is: 30,
            by: "frame(width: 30, height: 30)",
            "9.1"
        ) {
            box(30, 30).aspectRatio(2, contentMode: .fit).asked()
        },
        Puzzle("A mask has its own size", "layout rule 10.8", is: 100, by: "frame(width: 100, height: 20)", "9.1") {
            box(30, 20).mask { box(100, 20).asked() }
        },
        Puzzle("A safe area padding", "layout rule 15.3", is: 280, by: "host", "19.1") {
            Color.clear.asked().safeAreaPadding(10)
        },
        Puzzle("A hidden view takes its room", "layout rule 10.8", is: 40, by: "frame(width: 40, height: 10)", "9.1") {
            box(40, 10).hidden().asked()
        },
        Puzzle("A rotated view keeps its size", "layout rule 10.8", is: 40, by: "frame(width: 40, height: 10)", "9.1") {
            box(40, 10).rotationEffect(.degrees(90)).asked()
        },
        Puzzle(
            "A fixed height lets a text have its lines",
            "layout rule 10.4",
            .vertical,
            width: 100,
            is: nil,
            by: "fixedSize(vertical)",
            "10.4"
        ) {
            Text("one two three four five six").asked().fixedSize(horizontal: false, vertical: true).frame(height: 10)
        },
        Puzzle("A negative padding", "layout rule 10.1; FrameVectors.P4", width: 100, is: 120, by: "host", "19.1") {
            Color.clear.asked().padding(-10)
        },
        Puzzle("A group is no container", "layout rule 3.2", is: 150, by: "HStack", "5.4") {
            HStack(spacing: 0) {
                Group {
                    Color.clear.asked()
                    Color.clear
                }
            }
        },
    ]
}
