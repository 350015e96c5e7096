import Copyfit
import Testing

/// Controls, containers and what needs a screen, written as an application would: passes if it compiles.
struct ControlsScreen: View {
    enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, chocolate
        var id: Self { self }
    }

    struct Tile: Identifiable {
        let id: Int
        var name = ""
    }

    @State private var value = 0.5
    @State private var count = 3
    @State private var flavor = Flavor.vanilla
    @State private var choice: Flavor?
    @State private var text = ""
    @State private var isPresented = false
    @State private var tiles = [Tile(id: 1)]
    @FocusState private var isFocused: Bool
    @GestureState private var offset = CGSize.zero
    @AppStorage("seen") private var seen = false
    @Environment(\.openURL) private var openURL
    @Environment(\.fontResolutionContext) private var fontContext

    var body: some View {
        NavigationStack {
            Form {
                numbers
                choices
                texts
            }
            .formStyle(.grouped)
            .navigationTitle("Controls")
            .toolbar { ToolbarItem(placement: .primaryAction) { Button("Done") { isPresented = true } } }
        }
        .sheet(isPresented: $isPresented) { Text("sheet") }
        .alert("Sure?", isPresented: $isPresented) { Button("Yes", role: .destructive) {} }
        .tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }

    @ViewBuilder private var numbers: some View {
        Slider(value: $value, in: 0...10, step: 0.5) {
            Text("Volume")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        Slider(value: $value)
        Stepper("\(count) pieces", value: $count, in: 0...10)
        Stepper("Steps", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
        ProgressView("Loading", value: value, total: 10)
        ProgressView().progressViewStyle(.circular)
        Gauge(value: value, in: 0...10) { Text("Level") }.gaugeStyle(.accessoryCircular)
        TextField("Amount", value: $count, format: .number)
    }

    @ViewBuilder private var choices: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        Picker("Topping", selection: $choice) {
            Text("None").tag(nil as Flavor?)
            ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
        }
        DisclosureGroup("More") { Toggle("Seen", isOn: $seen) }
        Menu("Actions") { Button("One") {} }
        ControlGroup {
            Button("A") {}; Button("B") {}
        }
    }

    @ViewBuilder private var texts: some View {
        Text("**Bold**, *italic*, `code` and \(count) [link](https://example.org)")
        Text(Date.now, style: .timer)
        SecureField("Password", text: $text).focused($isFocused)
        TextEditor(text: $text).frame(height: 80)
        Link("Site", destination: URL(string: "https://example.org")!)
        Button("Open") { openURL(URL(string: "https://example.org")!) }
        Text("\(Font.body.resolve(in: fontContext).pointSize)")
            .typesettingLanguage(.init(identifier: "th"))
            .textScale(.secondary)
    }
}

/// Containers and drawing.
struct ContainersScreen: View {
    @State private var tiles = [ControlsScreen.Tile(id: 1)]
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        TabView {
            List($tiles) { $tile in
                TextField("Name", text: $tile.name).listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
            .tabItem { Label("List", systemImage: "list.bullet") }
            ScrollView {
                Cards { ForEach(tiles) { Text($0.name) } }
            }
            .contentMargins(.horizontal, 10, for: .scrollContent)
            .scrollPosition($position)
        }
        .background(.thinMaterial)
        .overlay {
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        }
        .mask(alignment: .top) { RadialGradient(colors: [.black], center: .center, startRadius: 0, endRadius: 5) }
        .visualEffect { effect, proxy in effect.offset(x: proxy.size.width).opacity(0.5) }
        .transformEffect(.init(scaleX: 2, y: 2))
        .gesture(DragGesture().onChanged { _ in }.onEnded { value in print(value.translation) })
        .animation(.spring(duration: 0.3, bounce: 0.2), value: tiles.count)
        .redacted(reason: .placeholder)
    }
}

/// A container of one's own over the views of another one.
struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if let first = subviews.first { first.font(.headline) }
            ForEach(subviews.dropFirst()) { subview in
                subview.padding().background(.quaternary, in: .rect(cornerRadius: 8))
            }
        }
    }
}

/// Styles of one's own.
struct DotProgress: ProgressViewStyle {
    @Environment(\.controlSize) private var size

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Circle().frame(width: 10 * (configuration.fractionCompleted ?? 0))
            configuration.label
        }
    }
}

struct Ripple: GeometryEffect {
    var time = 0.0
    var animatableData: Double {
        get { time }
        set { time = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * time, y: 0))
    }
}

struct Tinted: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
    }
}

@MainActor
@Suite("Controls as a client writes them")
struct ControlsTests {
    @Test("Screens of controls are laid out")
    func screens() {
        let host = ViewHost(ControlsScreen(), size: ProposedViewSize(width: 400, height: 800))
        let report = host.update()
        #expect(report.converged)
        #expect(report.diagnostics.contains { $0.code == .unsupportedModifier })
        let view = ContainersScreen().progressViewStyle(DotProgress()).foregroundStyle(Tinted()).modifier(Ripple())
        #expect(ViewHost(view, size: ProposedViewSize(width: 400, height: 800)).update().converged)
    }
}
