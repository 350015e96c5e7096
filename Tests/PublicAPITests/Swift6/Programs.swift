import Copyfit

// Programs as clients write them, compiled in three modes by plain import.

// MARK: Keys

struct Widths: PreferenceKey {
    static var defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value.append(contentsOf: nextValue()) }
}

struct LastSize: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct Phantom<Column>: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout Value, nextValue: () -> Value) { value.append(contentsOf: nextValue()) }
    typealias Value = [CGFloat]
}

struct ThemeKey: EnvironmentKey {
    static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
    var theme: CGFloat {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

// MARK: Helpers that clients write

extension Binding {
    func mapped<Other>(_ get: @escaping (Value) -> Other, _ set: @escaping (Other) -> Value) -> Binding<Other> {
        Binding<Other>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
    }
}

extension Button where Label == Text {
    init(verbatim title: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(verbatim: title) }
    }
}

struct Measuring<K: PreferenceKey, V> where K.Value == V {
    let key: K.Type
    let value: (GeometryProxy) -> V
}

extension Measuring: ViewModifier {
    func body(content: Content) -> some View {
        content.background(GeometryReader { Color.clear.preference(key: self.key, value: self.value($0)) })
    }
}

extension View {
    func storeWidest<K: PreferenceKey>(_ key: K.Type, _ width: Binding<CGFloat?>) -> some View
    where K.Value == [CGFloat] {
        onPreferenceChange(key.self) { widths in
            let widest = widths.reduce(0, max)
            if widest > 0 { width.wrappedValue = widest }
        }
    }

    func readSize(_ action: @escaping (CGSize) -> Void) -> some View {
        background {
            GeometryReader { proxy in Color.clear.preference(key: LastSize.self, value: proxy.size) }
        }
        .onPreferenceChange(LastSize.self) { action($0) }
    }
}

// MARK: Views

@MainActor final class MainActorModel {
    var title = "title"
    var width: CGFloat = 10
}

/// Its body touches an object of the main actor.
struct ModelView: View {
    let model: MainActorModel
    var body: some View { Text(model.title).frame(width: model.width) }
}

@Observable final class ObservableModel {
    var width: CGFloat = 20
}

struct ObservingView: View {
    @State private var model = ObservableModel()
    var body: some View {
        Button("wider") { model.width += 1 }.frame(width: model.width).id("observing")
    }
}

struct EqualButtons: View {
    enum Column {}
    let reader = Measuring(key: Phantom<Column>.self, value: { [$0.size.width] })
    @State var width: CGFloat? = nil
    @State private var text = ""

    var body: some View {
        VStack {
            row("Short")
            row("Looooong")
        }
        .frame(maxWidth: 300)
        .storeWidest(reader.key, $width)
    }

    func row(_ title: String) -> some View {
        HStack {
            TextField("Field", text: $text)
            Button(action: {}) { Text(title).modifier(reader).frame(width: width).id(title) }
        }
    }
}

struct Inset: ButtonStyle {
    @Environment(\.theme) private var theme
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(theme) }
}

struct Sized: View {
    @State private var size: CGSize = .zero
    let log: @MainActor (CGSize) -> Void

    var body: some View {
        VStack {
            Color.red.frame(width: 30, height: 40)
                .readSize { size in
                    self.size = size
                    log(size)
                }
            Color.blue.frame(width: size.width, height: 1).id("line")
        }
        .buttonStyle(Inset())
        .environment(\.theme, 2)
    }
}

/// Called off the main actor.
struct Diamond: Shape {
    var ratio: CGFloat = 0.5
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * ratio))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: side, height: side / 2)
    }
}

nonisolated func outline() -> Path {
    Diamond().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
}

/// One of everything, so that it compiles.
struct Everything: View {
    @State private var isOn = false
    @State private var number: Double = 1
    @Namespace private var namespace
    @ScaledMetric private var inset: CGFloat = 3
    private let tags = ["a", "b"]

    var body: some View {
        let _ = namespace
        ScrollView(.vertical, showsIndicators: false) {
            Group {
                Text("\(tags.count) tags, \(number, specifier: "%.2f")").font(.headline).italic()
                (Text("bold").bold() + Text(" and ") + Text("red").foregroundColor(.red)).lineLimit(1...2)
                if isOn { Divider() } else { Spacer(minLength: .zero) }
                ForEach(tags, id: \.self) { Text($0) }
                ForEach(0..<2) { Text("\($0)") }
            }
            .padding(.horizontal, inset)
            LazyHStack(spacing: 2) { ForEach(tags, id: \.self) { Text($0) } }
            Grid(alignment: .leading, horizontalSpacing: 4) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("label").gridColumnAlignment(.trailing)
                    Text("value").gridCellAnchor(.topLeading)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow { Text("both").gridCellColumns(2) }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20), spacing: 2)], spacing: 3) {
                ForEach(tags, id: \.self) { Text($0) }
            }
            LazyHGrid(rows: [GridItem(.flexible(maximum: 30), alignment: .top), GridItem()]) { Text("cell") }
            Grid(alignment: .leading, horizontalSpacing: 4) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("label").gridColumnAlignment(.trailing)
                    Text("value").gridCellAnchor(.topLeading)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow { Text("both").gridCellColumns(2) }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20), spacing: 2)], spacing: 3) {
                ForEach(tags, id: \.self) { Text($0) }
            }
            LazyHGrid(rows: [GridItem(.flexible(maximum: 30), alignment: .top), GridItem()]) { Text("cell") }
            Grid(alignment: .leading, horizontalSpacing: 4) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("label").gridColumnAlignment(.trailing)
                    Text("value").gridCellAnchor(.topLeading)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow { Text("both").gridCellColumns(2) }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20), spacing: 2)], spacing: 3) {
                ForEach(tags, id: \.self) { Text($0) }
            }
            LazyHGrid(rows: [GridItem(.flexible(maximum: 30), alignment: .top), GridItem()]) { Text("cell") }
            StyledControls()
            LinedTexts()
            DerivedShapes()
            Diamond().fill(.blue).frame(height: 5)
            Circle().stroke(Color.red, lineWidth: 2)
            RoundedRectangle(cornerRadius: 4).fill(Color.gray).aspectRatio(2, contentMode: .fit)
        }
        .background(.red)
        .background(Color.red)
        .background(Color.red, alignment: .leading)
        .background(Capsule().stroke(.red))
        .background { Color.clear }
        .background(.red, in: Circle())
        .overlay(alignment: .topTrailing) { Text("x").offset(x: 2) }
        .onChange(of: isOn) { old, new in number = old == new ? 1 : 2 }
        .onAppear { isOn = true }
        .onTapGesture { withAnimation { isOn.toggle() } }
        .coordinateSpace(.named("all"))
        .accessibilityIdentifier("everything")
        .previewed()
    }
}

extension View {
    fileprivate func previewed() -> some View { fixedSize(horizontal: false, vertical: true).layoutPriority(1) }
}

extension Text {
    func emphasized() -> Text { bold().italic() }
}

/// Views are made on the main actor or, where their initialisers allow, anywhere.
nonisolated func makeEqualButtons() -> some View {
    Deferred()
}

/// Makes its content when it is evaluated.
struct Deferred: View {
    nonisolated init() {}
    var body: some View { EqualButtons() }
}
