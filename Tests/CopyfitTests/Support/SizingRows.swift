import Copyfit
import Foundation

/// The views of the table of sizes.
extension SizingRow {
    static var all: [SizingRow] { leaves + texts + stacks + lists + containers + frames + modifiers + controls }

    private static var box: some View { Color.red.frame(width: 40, height: 20) }
    private static var picture: Image { Image(decorative: CGImage(width: 40, height: 20), scale: 1) }
    private static let words = "one two three four"

    private static var leaves: [SizingRow] {
        [
            SizingRow { Color.red },
            SizingRow { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) },
            SizingRow { Rectangle() },
            SizingRow { RoundedRectangle(cornerRadius: 4) },
            SizingRow { Capsule() },
            SizingRow { Ellipse() },
            SizingRow { Path(CGRect(x: 0, y: 0, width: 5, height: 5)) },
            SizingRow { Circle() },
            SizingRow { Circle().stroke(lineWidth: 4) },
            SizingRow { Circle().strokeBorder(lineWidth: 4) },
            SizingRow { Circle().scale(0.5) },
            SizingRow { Canvas { _, _ in } },
            SizingRow { GeometryReader { _ in box } },
            SizingRow { picture },
            SizingRow { picture.resizable() },
            SizingRow { picture.resizable(capInsets: EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6)) },
            SizingRow { picture.resizable().scaledToFit() },
            SizingRow { picture.resizable().scaledToFill() },
            SizingRow { Divider() },
            SizingRow { HStack { Divider() } },
            SizingRow { VStack { Spacer() } },
            SizingRow { HStack { Spacer() } },
            SizingRow { ZStack { Spacer() } },
            SizingRow { HStack { Spacer(minLength: 20) } },
        ]
    }

    private static var texts: [SizingRow] {
        [
            SizingRow { Text("one two") },
            SizingRow { Text(words) },
            SizingRow { Text(words).lineLimit(1) },
            SizingRow { Text(words).fixedSize() },
            SizingRow { Text(words).fixedSize(horizontal: false, vertical: true) },
        ]
    }

    private static var stacks: [SizingRow] {
        [
            SizingRow { HStack {} },
            SizingRow {
                HStack {
                    box; box
                }
            },
            SizingRow {
                HStack {
                    box; Color.red
                }
            },
            SizingRow {
                HStack {
                    box; Spacer(); box
                }
            },
            SizingRow {
                HStack(spacing: 0) {
                    Color.red; box.frame(maxWidth: .infinity)
                }
            },
            SizingRow {
                VStack {
                    box; box
                }
            },
            SizingRow {
                VStack {
                    box; Color.red
                }
            },
            SizingRow {
                VStack {
                    box; Divider()
                }
            },
            SizingRow {
                VStack {
                    box; Spacer()
                }
            },
            SizingRow {
                ZStack {
                    box; Color.red
                }
            },
            SizingRow {
                ZStack {
                    box; Color.red.layoutPriority(-1)
                }
            },
        ]
    }

    private static var lists: [SizingRow] {
        [
            SizingRow {
                LazyVStack {
                    box; Color.red
                }
            },
            SizingRow {
                LazyHStack {
                    box; Color.red
                }
            },
            SizingRow {
                Grid {
                    GridRow {
                        box; box
                    }
                }
            },
            SizingRow {
                Grid {
                    GridRow {
                        box; Color.red
                    }
                }
            },
            SizingRow {
                Grid {
                    GridRow {
                        box; box
                    }; Divider()
                }
            },
            SizingRow {
                Grid {
                    GridRow {
                        box; box
                    }; Divider().gridCellUnsizedAxes(.horizontal)
                }
            },
            SizingRow {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    box; box
                }
            },
            SizingRow {
                LazyVGrid(columns: [GridItem(.fixed(30))]) {
                    box; box
                }
            },
            SizingRow {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                    box; box
                }
            },
            SizingRow {
                LazyHGrid(rows: [GridItem(), GridItem()]) {
                    box; box
                }
            },
            SizingRow { List { box } },
            SizingRow { Form { box } },
        ]
    }

    private static var containers: [SizingRow] {
        [
            SizingRow { ScrollView { box } },
            SizingRow { ScrollView { Color.red } },
            SizingRow { ScrollView(.horizontal) { box } },
            SizingRow { ScrollView([.horizontal, .vertical]) { box } },
            SizingRow {
                ViewThatFits {
                    box.padding(20); box
                }
            },
            SizingRow {
                ViewThatFits(in: .vertical) {
                    Text(words); box
                }
            },
            SizingRow {
                AnyLayout(HStackLayout(spacing: 0)) {
                    box; Color.red
                }
            },
            SizingRow { GroupBox { box } },
        ]
    }

    private static var frames: [SizingRow] {
        [
            SizingRow { Color.red.frame(width: 50) },
            SizingRow { box.frame(minWidth: 50) },
            SizingRow { Color.red.frame(minWidth: 50) },
            SizingRow { box.frame(maxWidth: 50) },
            SizingRow { Color.red.frame(maxWidth: 50) },
            SizingRow { box.frame(maxWidth: .infinity) },
            SizingRow { box.frame(minWidth: 0) },
            SizingRow { box.frame(minWidth: 0, maxWidth: .infinity) },
            SizingRow { Color.red.frame(idealWidth: 50) },
            SizingRow { Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 80) },
            SizingRow { box.containerRelativeFrame(.horizontal) },
            SizingRow { box.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8) },
        ]
    }

    private static var modifiers: [SizingRow] {
        [
            SizingRow { Color.red.padding(5) },
            SizingRow { box.padding() },
            SizingRow { box.padding(.leading, 5) },
            SizingRow { Color.red.fixedSize() },
            SizingRow { Color.red.fixedSize(horizontal: true, vertical: false) },
            SizingRow { Color.red.aspectRatio(2, contentMode: .fit) },
            SizingRow { Color.red.aspectRatio(2, contentMode: .fill) },
            SizingRow { Color.red.scaledToFit() },
            SizingRow { box.position(x: 5, y: 5) },
            SizingRow { box.offset(x: 5, y: 5) },
            SizingRow { box.overlay { Color.red.frame(width: 90) } },
            SizingRow { Color.red.background { box } },
            SizingRow { box.rotationEffect(.degrees(90)) },
            SizingRow { Color.red.safeAreaInset(edge: .bottom, spacing: 0) { box } },
            SizingRow { Color.red.safeAreaPadding(5) },
            SizingRow { box.ignoresSafeArea() },
            SizingRow { box.hidden() },
        ]
    }

    private static var controls: [SizingRow] {
        [
            SizingRow { Button("OK") {} },
            SizingRow { Toggle("a", isOn: .constant(true)) },
            SizingRow { Slider(value: .constant(0.5)) },
            SizingRow { ProgressView(value: 0.5) },
            SizingRow { ProgressView() },
            SizingRow { Gauge(value: 0.5) {} },
            SizingRow { TextField("Name", text: .constant("")) },
        ]
    }
}
