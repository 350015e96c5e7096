import Combine
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var tray: Int = 1
    @Entry var trays: [String] = []
    @Entry var bake: @MainActor (Int) -> Void = { _ in }
}

@Observable
final class Pantry {
    var jars = 1
}

final class Kitchen: ObservableObject {
    @Published var ovens = 0
    private var subscriptions = Set<AnyCancellable>()
    private var note = ""

    init() {
        $ovens
            .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &subscriptions)
        NotificationCenter.default.publisher(for: Notification.Name("oven"))
            .receive(on: DispatchQueue.main)
            .map { $0.name.rawValue }
            .removeDuplicates()
            .assign(to: \.note, on: self)
            .store(in: &subscriptions)
    }
}

struct KitchenView: View {
    @StateObject private var kitchen = Kitchen()
    @State private var pantry = Pantry()
    private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View {
        Color.red.frame(width: CGFloat(pantry.jars) * 10, height: 10).id("jars")
            .onReceive(timer) { _ in kitchen.ovens += 1 }
            .onReceive(kitchen.$ovens) { pantry.jars = $0 + 2 }
            .onReceive(Just(kitchen.ovens)) { _ in }
    }
}

struct PantryModifier: PreviewModifier {
    static func makeSharedContext() async throws -> Pantry {
        let pantry = Pantry()
        pantry.jars = 6
        return pantry
    }

    func body(content: Content, context: Pantry) -> some View { content.environment(context) }
}

/// Needs a pantry in the environment.
struct JarsView: View {
    @Environment(Pantry.self) private var pantry

    var body: some View { Color.red.frame(width: CGFloat(pantry.jars), height: 10).id("jars") }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var pantry: Self { .modifier(PantryModifier()) }
}

#Preview { KitchenView() }
#Preview("Dark") { KitchenView().preferredColorScheme(.dark) }
#Preview("Pantry", traits: .pantry) { JarsView() }
#Preview("Turned", traits: .landscapeLeft, .fixedLayout(width: 80, height: 40)) { KitchenView() }
#Preview("Body", body: { KitchenView() })

#Preview("Several") {
    @Previewable @State var isOn = true
    @Previewable @FocusState var isFocused: Bool
    @Previewable @Environment(\.colorScheme) var scheme
    @Previewable @Namespace var space
    let title = "Oven"
    Toggle(title, isOn: $isOn).focused($isFocused)
    Color.blue.frame(width: scheme == .dark ? 10 : 20, height: 5).id("scheme")
}

#Preview("Arguments", arguments: [3, 4]) { jars in
    @Previewable @State var more = 10
    Color.blue.frame(width: CGFloat(jars + more), height: 5).id("jars")
}

#Preview("Pairs", arguments: [(1, "a"), (2, "b")]) { (number: Int, letter: String) in
    @Previewable @State var more = 10
    Color.blue.frame(width: CGFloat(number + letter.count + more), height: 5).id("jars")
}

#Preview("Ruler") {
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemRed
    return view
}

#Preview("Controller", traits: .fixedLayout(width: 30, height: 20)) { UIViewController() }

#Preview("Return") {
    let pantry = Pantry()
    pantry.jars = 3
    return Color.red.frame(width: CGFloat(pantry.jars), height: 5).id("returned")
}

/// Compiled in Swift 6 mode, in Swift 5 mode, and with the main actor as the default.
@MainActor
struct FormTests {
    private func preview(_ name: String) throws -> Preview {
        let module = #fileID.split(separator: "/").first ?? ""
        return try #require(PreviewRegistry.all.first { $0.name == name && $0.fileID.hasPrefix("\(module)/") })
    }

    private func width(of preview: Preview, _ id: String) -> CGFloat? {
        let host = ViewHost(preview.view, size: preview.proposedSize ?? ProposedViewSize(width: 100, height: 100))
        #expect(host.update().converged)
        return host.frame(id: id)?.width
    }

    @Test("Previews in all forms are made")
    func forms() throws {
        for name in ["Dark", "Body"] { #expect(try width(of: preview(name), "jars") == 20) }
        #expect(try width(of: preview("Pantry"), "jars") == 6)
        #expect(try width(of: preview("Arguments (4)"), "jars") == 14)
        #expect(try width(of: preview("Pairs (\((2, "b")))"), "jars") == 13)
        let ruler = ViewHost(try preview("Ruler").view, size: ProposedViewSize(width: 50, height: 40))
        #expect(ruler.update().diagnostics(.unsupportedModifier).first?.message.contains("UIView ") == true)
        #expect(try preview("Controller").proposedSize == ProposedViewSize(width: 30, height: 20))
        #expect(try width(of: preview("Several"), "scheme") == 20)
        #expect(try width(of: preview("Return"), "returned") == 3)
        #expect(try preview("Turned").proposedSize == ProposedViewSize(width: 80, height: 40))
        #expect(try preview("Turned").isLandscape)
    }
}
