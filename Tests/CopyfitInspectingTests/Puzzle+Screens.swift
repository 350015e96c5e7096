import Copyfit
import Foundation

// MARK: Ordinary screens

extension Puzzle {
    static let screens: [Puzzle] = [
        Puzzle(
            "The names of a contact are as wide as the longer",
            "layout rule 5.6",
            width: 400,
            is: nil,
            by: "Text \"Maximiliane Hohenzollern\"",
            "17.1"
        ) {
            HStack(spacing: 8) {
                box(40, 40)
                VStack(alignment: .leading) {
                    Text("Maximiliane Hohenzollern")
                    Text("Typesetter")
                }
                .asked()
                Spacer()
            }
            .padding(16)
        },
        Puzzle("The space beside a contact", "layout rule 5.4", width: 400, is: 300, by: "HStack", "5.4") {
            HStack(spacing: 0) {
                box(40, 40)
                box(60, 20)
                Spacer(minLength: 0).asked()
            }
        },
        Puzzle(
            "A bubble in a chat is as wide as its text",
            "O. Begemann, Working with percentages in SwiftUI layout",
            is: nil,
            by: "Text \"Hi\"",
            "17.1"
        ) {
            HStack {
                Text("Hi").padding(8).asked()
                Spacer(minLength: 60)
            }
        },
        Puzzle("A long message leaves the spacer its minimum", "layout rules 4.1, 5.4", is: 60, by: "Spacer", "4.1") {
            HStack(spacing: 0) {
                box(280, 20)
                Spacer(minLength: 60).asked()
            }
        },
        Puzzle(
            "A reader in a background measures the text",
            "Equal-width buttons via preferences",
            is: nil,
            by: "Text \"Hi\"",
            "17.1"
        ) {
            Text("Hi").background { GeometryReader { _ in Color.clear }.asked() }
        },
        Puzzle(
            "Equal-width buttons without preferences",
            "Equal-width buttons via preferences; layout rule 5.7",
            is: nil,
            by: "Text \"Continue reading\"",
            "17.1"
        ) {
            VStack {
                Text("Cancel").frame(maxWidth: .infinity).asked()
                Text("Continue reading").frame(maxWidth: .infinity)
            }
            .fixedSize(horizontal: true, vertical: false)
        },
        Puzzle(
            "Equal-width buttons with padding",
            "Equal-width buttons via preferences; layout rule 5.7",
            is: nil,
            by: "Text \"Continue reading\"",
            "17.1"
        ) {
            VStack {
                Text("Cancel").padding(8).frame(maxWidth: .infinity).asked()
                Text("Continue reading").padding(8).frame(maxWidth: .infinity)
            }
            .fixedSize(horizontal: true, vertical: false)
        },
        Puzzle("A button is as wide as its text needs", "layout rule 17.1", is: nil, by: "Text \"OK\"", "17.1") {
            Button("OK") {}.asked()
        },
        Puzzle("A text in a list", "layout rule 17.1", is: nil, by: "Text \"Row\"", "17.1") {
            List { Text("Row").asked() }
        },
        Puzzle(
            "80 % by a reader",
            "O. Begemann, Working with percentages in SwiftUI layout",
            is: 240,
            by: "frame(width: 240)",
            "9.1"
        ) {
            GeometryReader { proxy in Color.clear.frame(width: proxy.size.width * 0.8).asked() }
        },
        Puzzle("A mark on a padded text", "layout rule 8.4", is: nil, by: "Text \"Hi\"", "17.1") {
            Text("Hi").padding(8).overlay { Color.clear.asked() }
        },
        Puzzle("A touch target", "layout rule 9.2", .vertical, is: 44, by: "frame(minHeight: 44)", "9.2") {
            Text("Hi").frame(minHeight: 44).asked()
        },
        Puzzle("A colour with a least height takes all", "layout rule 9.2", .vertical, is: 200, by: "host", "19.1") {
            Color.clear.frame(minHeight: 44).asked()
        },
        Puzzle("Repeated colours share a row", "layout rule 5.4; StackVectors.S2", is: 284 / 3.0, by: "HStack", "5.4") {
            HStack {
                ForEach(0..<2) { _ in Color.clear }
                Color.clear.asked()
            }
        },
        Puzzle("A title beside a button is cut", "layout rule 5.4", width: 160, is: nil, by: "HStack", "5.4") {
            HStack(spacing: 0) {
                Text("A title that is rather long").lineLimit(1).asked()
                Spacer(minLength: 0)
                box(80, 30)
            }
        },
        Puzzle(
            "A card’s picture keeps its ratio",
            "layout rule 10.6",
            .vertical,
            width: 300,
            height: 400,
            is: 150,
            by: "aspectRatio(2.0, .fit)",
            "10.6"
        ) {
            VStack(spacing: 0) {
                Color.clear.aspectRatio(2, contentMode: .fit).asked()
                box(100, 100)
            }
        },
        Puzzle(
            "A label’s column has the room beside the field",
            "Column widths via PreferenceKey",
            is: 180,
            by: "HStack",
            "5.4"
        ) {
            HStack(spacing: 20) {
                box(100, 20)
                Color.clear.frame(height: 20).asked()
            }
        },
        Puzzle(
            "A text in a card of two lines",
            "layout rule 17.2",
            .vertical,
            width: 120,
            is: nil,
            by: "Text \"one two three four five six\"",
            "17.2"
        ) {
            Text("one two three four five six").asked().padding(10)
        },
        Puzzle(
            "A toolbar takes its height from its tallest item",
            "layout rule 5.6",
            .vertical,
            is: 44,
            by: "frame(width: 44, height: 44)",
            "9.1"
        ) {
            HStack {
                box(44, 44)
                Spacer()
                box(20, 20)
            }
            .asked()
        },
        Puzzle("A spacer makes a toolbar as wide as the host", "layout rule 5.6", is: 300, by: "host", "19.1") {
            HStack {
                box(44, 44)
                Spacer()
                box(20, 20)
            }
            .asked()
        },
        Puzzle("A separator under a row", "layout rule 8.4", is: 120, by: "frame(width: 120, height: 40)", "9.1") {
            box(120, 40).overlay(alignment: .bottom) { Divider().asked() }
        },
    ]
}

// MARK: Scroll views, lazy rows and grids

extension Puzzle {
    static let rows: [Puzzle] = [
        Puzzle(
            "A colour in a horizontal scroll view",
            "layout rule 11.2",
            is: 10,
            by: "ScrollView(.horizontal)",
            "11.2"
        ) {
            ScrollView(.horizontal) { HStack { Color.clear.asked() } }
        },
        Puzzle(
            "A spacer in a scroll view does not grow",
            "layout rules 4.1, 11.2",
            .vertical,
            is: 8,
            by: "ScrollView",
            "11.2"
        ) {
            ScrollView {
                VStack {
                    box(10, 10)
                    Spacer().asked()
                }
            }
        },
        Puzzle("A row of a lazy stack is as wide as the stack", "layout rule 11.3", is: 300, by: "host", "19.1") {
            ScrollView {
                LazyVStack {
                    ForEach(0..<1) { _ in Color.clear.frame(height: 20).asked() }
                }
            }
        },
        Puzzle("A view in a lazy row is as high as the row", "layout rule 11.3", .vertical, is: 200, by: "host", "19.1")
        {
            LazyHStack { Color.clear.frame(width: 20).asked() }
        },
        Puzzle(
            "A flexible column of a grid takes what is left",
            "layout rule 12.5; GridVectors.D1",
            width: 200,
            is: 140,
            by: "Grid",
            "12.5"
        ) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    box(50, 20)
                    Color.clear.asked()
                }
            }
        },
        Puzzle("A cell of a grid keeps its size", "layout rule 12.5", is: 30, by: "frame(width: 30, height: 20)", "9.1")
        {
            Grid(horizontalSpacing: 10) {
                GridRow { box(50, 20) }
                GridRow { box(30, 20).asked() }
            }
        },
        Puzzle("A fixed track of a lazy grid", "layout rule 11.4; GridVectors.LG1", is: 60, by: "LazyVGrid", "11.4") {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
                Color.clear.frame(height: 10).asked()
                box(10, 10)
            }
        },
        Puzzle(
            "A quarter of the container",
            "layout rule 14.3; ContainerVectors.C1",
            width: 390,
            is: 90,
            by: "containerRelativeFrame",
            "14.1"
        ) {
            Color.clear.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10).asked()
        },
        Puzzle(
            "The first candidate fits",
            "layout rule 13.1; ContainerVectors.V1a",
            width: 150,
            is: 100,
            by: "frame(width: 100, height: 20)",
            "9.1"
        ) {
            ViewThatFits {
                box(100, 20)
                box(50, 20)
            }
            .asked()
        },
        Puzzle(
            "A candidate that grows takes the offer",
            "layout rule 13.2; ContainerVectors.V2a",
            width: 40,
            is: 40,
            by: "host",
            "19.1"
        ) {
            ViewThatFits {
                Color.clear.asked()
                box(5, 5)
            }
        },
        Puzzle(
            "The last candidate overflows",
            "layout rule 13.1; ContainerVectors.V1c",
            width: 80,
            is: 90,
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
        Puzzle("A bar keeps its height", "layout rule 15.2", .vertical, is: 44, by: "frame(height: 44)", "9.1") {
            Color.clear.safeAreaInset(edge: .bottom, spacing: 8) { Color.clear.frame(height: 44).asked() }
        },
        Puzzle("A reader reads the share of its row", "layout rules 5.4, 11.1", is: 220, by: "HStack", "5.4") {
            HStack(spacing: 0) {
                box(80, 20)
                GeometryReader { _ in Color.clear.asked() }
            }
        },
    ]
}
