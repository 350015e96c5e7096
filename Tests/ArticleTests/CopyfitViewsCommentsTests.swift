import Copyfit
import Foundation
import Testing

@Suite("The samples in the comments of Copyfit")
struct CopyfitViewsCommentsTests {
    @Test("The samples of ViewHost print what its comment says")
    @MainActor func viewHostSample() async throws {
        try await sample {
            let box = Color.gray.frame(width: 40, height: 20).id("box")
            let host = ViewHost(box, size: ProposedViewSize(width: 100, height: 50))
            print(host.update().converged)  // true
            print(host.frame(id: "box")!.minX, host.frame(id: "box")!.minY)  // 30.0 15.0: centred
        }
    }

    @Test("The samples of HostOptions print what its comment says")
    @MainActor func hostOptionsSample() async throws {
        try await sample {
            var options = HostOptions()
            options.platform = .iOS
            options.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
            let phone = ProposedViewSize(width: 393, height: 852)
            let host = ViewHost(Color.gray.id("page"), size: phone, options: options)
            print(host.update().converged)  // true
        }
    }

    @Test("The samples of UpdateReport print what its comment says")
    @MainActor func updateReportSample() async throws {
        try await sample {
            let host = ViewHost(Text("Hello").font(.custom("No Such Font", size: 16)), size: .unspecified)
            let report = host.update()
            print(report.diagnostics.isEmpty, report.converged)  // false true
        }
    }

    @Test("The samples of LaidOutText print what its comment says")
    @MainActor func laidOutTextSample() async throws {
        try await sample {
            let label = Text("Änderungen speichern").lineLimit(1).id("save")
            let host = ViewHost(label, size: ProposedViewSize(width: 60, height: nil))
            host.update()
            let text = host.text("save")!
            print(text.isWhole, text.isTruncated)  // false true
        }
    }

    @Test("The samples of View print what its comment says")
    @MainActor func viewSample() async throws {
        try await sample {
            struct Badge: View {
                let count: Int

                var body: some View {
                    Text("\(count)").padding(4).background(Color.red)
                }
            }
            print(ViewHost(Badge(count: 3), size: .unspecified).update().converged)  // true
        }
    }

    @Test("The samples of ViewModifier print what its comment says")
    @MainActor func viewModifierSample() async throws {
        try await sample {
            struct Card: ViewModifier {
                func body(content: Content) -> some View {
                    content.padding(12).background(Color.white)
                }
            }
            let host = ViewHost(Color.gray.frame(width: 20, height: 20).modifier(Card()), size: .unspecified)
            let size = host.idealSize
            print(size.width, size.height)  // 44.0 44.0
        }
    }

    @Test("The samples of Text print what its comment says")
    @MainActor func textSample() async throws {
        try await sample {
            let price = Text("Total: ") + Text("12 €").bold()
            let host = ViewHost(price.lineLimit(1).id("price"), size: .unspecified)
            host.update()
            print(host.text("price")!.string)  // Total: 12 €
        }
    }

    @Test("The samples of HStack print what its comment says")
    @MainActor func hStackSample() async throws {
        try await sample {
            let row = HStack(spacing: 10) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 30, height: 40)
            }
            let size = ViewHost(row, size: .unspecified).idealSize
            print(size.width, size.height)  // 60.0 40.0
        }
    }

    @Test("The samples of VStack print what its comment says")
    @MainActor func vStackSample() async throws {
        try await sample {
            let column = VStack(alignment: .leading, spacing: 10) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 30, height: 40)
            }
            let size = ViewHost(column, size: .unspecified).idealSize
            print(size.width, size.height)  // 30.0 60.0
        }
    }

    @Test("The samples of ZStack print what its comment says")
    @MainActor func zStackSample() async throws {
        try await sample {
            let layers = ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 30, height: 40)
            }
            let size = ViewHost(layers, size: .unspecified).idealSize
            print(size.width, size.height)  // 30.0 40.0
        }
    }

    @Test("The samples of Grid print what its comment says")
    @MainActor func gridSample() async throws {
        try await sample {
            let table = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Color.red.frame(width: 20, height: 10)
                    Color.blue.frame(width: 30, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 50, height: 20)
                    Color.blue.frame(width: 5, height: 20)
                }
            }
            let size = ViewHost(table, size: .unspecified).idealSize
            print(size.width, size.height)  // 90.0 35.0
        }
    }

    @Test("The samples of ForEach print what its comment says")
    @MainActor func forEachSample() async throws {
        try await sample {
            let column = VStack(spacing: 0) {
                ForEach(1...3, id: \.self) { number in
                    Color.gray.frame(width: 10, height: CGFloat(number) * 10)
                }
            }
            let size = ViewHost(column, size: .unspecified).idealSize
            print(size.width, size.height)  // 10.0 60.0
        }
    }

    @Test("The samples of ScrollView print what its comment says")
    @MainActor func scrollViewSample() async throws {
        try await sample {
            let list = ScrollView {
                Color.gray.frame(height: 500).id("content")
            }
            let host = ViewHost(list.accessibilityIdentifier("list"), size: ProposedViewSize(width: 100, height: 200))
            host.update()
            print(host.scroll("list", to: .bottom))  // true
            host.update()
            print(host.frame(id: "content")!.minY)  // -300.0
        }
    }

    @Test("The samples of LazyVStack print what its comment says")
    @MainActor func lazyVStackSample() async throws {
        try await sample {
            let list = ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { row in
                        Color.gray.frame(height: 20).id(row)
                    }
                }
            }
            let host = ViewHost(list, size: ProposedViewSize(width: 100, height: 200))
            host.update()
            print(host.frame(id: 5)!.minY, host.frame(id: 5_000) == nil)  // 100.0 true
        }
    }

    @Test("The samples of GeometryReader print what its comment says")
    @MainActor func geometryReaderSample() async throws {
        try await sample {
            let half = GeometryReader { geometry in
                Color.gray.frame(width: geometry.size.width / 2).id("half")
            }
            let host = ViewHost(half, size: ProposedViewSize(width: 300, height: 100))
            host.update()
            print(host.frame(id: "half")!.width)  // 150.0
        }
    }

    @Test("The samples of ViewThatFits print what its comment says")
    @MainActor func viewThatFitsSample() async throws {
        try await sample {
            let choice = ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 200, height: 10)
                Color.blue.frame(width: 80, height: 20)
            }
            let host = ViewHost(choice, size: ProposedViewSize(width: 100, height: nil))
            let size = host.size(for: ProposedViewSize(width: 100, height: nil))
            print(size.width, size.height)  // 80.0 20.0
        }
    }

    @Test("The samples of Button print what its comment says")
    @MainActor func buttonSample() async throws {
        try await sample {
            struct Counter: View {
                @State private var count = 0

                var body: some View {
                    VStack {
                        Text("\(count)").id("count")
                        Button("Add") { count += 1 }.id("add")
                    }
                }
            }
            let host = ViewHost(Counter(), size: .unspecified)
            host.update()
            print(host.trigger("add"))  // true
            host.update()
            print(host.text("count")!.string)  // 1
        }
    }

    @Test("The samples of Toggle print what its comment says")
    @MainActor func toggleSample() async throws {
        try await sample {
            struct Setting: View {
                @State private var isOn = false

                var body: some View {
                    VStack {
                        Toggle("Notify me", isOn: $isOn).id("switch")
                        Text(isOn ? "on" : "off").id("state")
                    }
                }
            }
            let host = ViewHost(Setting(), size: .unspecified)
            host.update()
            print(host.trigger("switch"))  // true
            host.update()
            print(host.text("state")!.string)  // on
        }
    }

    @Test("The samples of TextField print what its comment says")
    @MainActor func textFieldSample() async throws {
        try await sample {
            struct NameForm: View {
                @State private var name = ""

                var body: some View {
                    VStack {
                        TextField("Name", text: $name).id("field")
                        Text("Hello, \(name)!").id("greeting")
                    }
                }
            }
            let host = ViewHost(NameForm(), size: ProposedViewSize(width: 200, height: nil))
            host.update()
            print(host.setText("Ada", of: "field"))  // true
            host.update()
            print(host.text("greeting")!.string)  // Hello, Ada!
        }
    }

    @Test("The samples of State print what its comment says")
    @MainActor func stateWrapperSample() async throws {
        try await sample {
            struct Grower: View {
                @State private var height: CGFloat = 10

                var body: some View {
                    Color.gray.frame(width: 10, height: height).onAppear { height = 30 }
                }
            }
            let host = ViewHost(Grower(), size: .unspecified)
            host.update()
            print(host.idealSize.height)  // 30.0
        }
    }

    @Test("The samples of Binding print what its comment says")
    @MainActor func bindingSample() async throws {
        try await sample {
            struct Field: View {
                @Binding var name: String

                var body: some View { TextField("Name", text: $name) }
            }
            let host = ViewHost(Field(name: .constant("Ada")), size: ProposedViewSize(width: 200, height: nil))
            print(host.update().converged)  // true
        }
    }

    @Test("The samples of Environment print what its comment says")
    @MainActor func environmentWrapperSample() async throws {
        try await sample {
            struct Gap: View {
                @Environment(\.layoutDirection) private var direction

                var body: some View {
                    Color.gray.frame(width: direction == .rightToLeft ? 20 : 10, height: 10)
                }
            }
            let host = ViewHost(Gap().environment(\.layoutDirection, .rightToLeft), size: .unspecified)
            print(host.idealSize.width)  // 20.0
        }
    }

    @Test("The samples of PreferenceKey print what its comment says")
    @MainActor func preferenceKeySample() async throws {
        try await sample {
            struct Widest: PreferenceKey {
                static let defaultValue: CGFloat = 0
                static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
            }
            let pair = HStack {
                Color.red.frame(width: 20).preference(key: Widest.self, value: 20)
                Color.blue.frame(width: 30).preference(key: Widest.self, value: 30)
            }
            let host = ViewHost(pair, size: .unspecified)
            host.update()
            print(host.preference(Widest.self))  // 30.0
        }
    }

    @Test("The samples of Shape print what its comment says")
    @MainActor func shapeSample() async throws {
        try await sample {
            struct Diamond: Shape {
                func path(in rect: CGRect) -> Path {
                    Path { path in
                        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                        path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
                        path.closeSubpath()
                    }
                }
            }
            let size = ViewHost(Diamond().frame(width: 20, height: 20), size: .unspecified).idealSize
            print(size.width, size.height)  // 20.0 20.0
        }
    }

    @Test("The samples of Canvas print what its comment says")
    @MainActor func canvasSample() async throws {
        try await sample {
            let canvas = Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            let size = ViewHost(canvas.frame(width: 40, height: 20), size: .unspecified).idealSize
            print(size.width, size.height)  // 40.0 20.0
        }
    }

    @Test("The samples of Section print what its comment says")
    @MainActor func sectionSample() async throws {
        try await sample {
            let list = List {
                Section("Fruit") {
                    Text("Apple").id("apple")
                }
            }
            let host = ViewHost(list, size: ProposedViewSize(width: 200, height: 300))
            host.update()
            print(host.text("apple")!.isWhole)  // true
        }
    }

    @Test("The samples of Label print what its comment says")
    @MainActor func labelSample() async throws {
        try await sample {
            let label = Label("Settings", systemImage: "gearshape").id("label")
            let host = ViewHost(label, size: .unspecified)
            host.update()
            print(host.texts.map(\.string))  // ["Settings"]
        }
    }

    @Test("The samples of Spacer print what its comment says")
    @MainActor func spacerSample() async throws {
        try await sample {
            let bar = HStack(spacing: 0) {
                Color.red.frame(width: 20)
                Spacer()
                Color.blue.frame(width: 30).id("last")
            }
            let host = ViewHost(bar, size: ProposedViewSize(width: 100, height: 10))
            host.update()
            print(host.frame(id: "last")!.minX)  // 70.0
        }
    }
}
