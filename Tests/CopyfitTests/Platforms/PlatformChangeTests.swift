import Testing

import Copyfit
@testable import CopyfitViews

/// A host that goes from one platform or type size to another has the frames of a fresh one.
@MainActor
struct PlatformChangeTests {
    private static let settings: [(platform: HostOptions.Platform, typeSize: DynamicTypeSize)] = [
        (.macOS, .large), (.iOS, .large), (.iOS, .accessibility3), (.macOS, .accessibility3), (.iOS, .xSmall),
    ]

    private func compare<Content: View>(_ content: Content) {
        let kept = ViewHost(content.dynamicTypeSize(.large), size: ProposedViewSize(width: 390, height: 844))
        _ = kept.update()
        for setting in Self.settings {
            kept.platform = setting.platform
            kept.setContent(content.dynamicTypeSize(setting.typeSize))
            _ = kept.update()
            var options = HostOptions()
            options.platform = setting.platform
            let fresh = ViewHost(
                content.dynamicTypeSize(setting.typeSize),
                size: ProposedViewSize(width: 390, height: 844),
                options: options
            )
            _ = fresh.update()
            #expect(kept.dump() == fresh.dump(), "\(setting)")
        }
    }

    @Test("Texts")
    func texts() {
        compare(
            VStack {
                Text("unset")
                Text("title").font(.title)
                Text("fixed").font(.system(size: 20))
                Text("named").font(.custom("Noto Serif", size: 12, relativeTo: .caption))
                ScaledBox()
            }
        )
    }

    @Test("Controls")
    func controls() {
        compare(
            VStack {
                Button("press") {}
                Toggle("switch", isOn: .constant(true))
                Stepper("steps", value: .constant(1))
                Slider(value: .constant(0.5)) { Text("slide") }
                TextField("field", text: .constant(""))
                DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
                Divider()
                LabeledContent("label", value: "value")
                DisclosureGroup("more") { Text("hidden") }
                GroupBox("box") { Menu("menu") { Text("action") } }
            }
        )
    }

    @Test("Pickers", arguments: PickerKind.allCases)
    func pickers(kind: PickerKind) {
        compare(
            kind.styled(
                Picker("pick", selection: .constant(1)) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
            )
        )
    }

    @Test("Lists", arguments: [false, true])
    func lists(isPlain: Bool) {
        let list = List {
            Section("head") {
                Text("row")
                Toggle("switch", isOn: .constant(true))
                Picker("pick", selection: .constant(1)) { Text("one").tag(1) }
            }
            Section {
                ForEach(0..<3) { NavigationLink("link \($0)", value: $0) }
            } footer: {
                Text("foot")
            }
        }
        if isPlain { compare(list.listStyle(.plain)) } else { compare(list) }
    }

    @Test("Forms")
    func forms() {
        compare(
            Form {
                Section("head") {
                    Toggle("switch", isOn: .constant(true))
                    LabeledContent("label", value: "value")
                }
                Stepper("steps", value: .constant(1))
                DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
            }
        )
    }

    @Test("Bars")
    func bars() {
        compare(
            TabView {
                NavigationStack {
                    List { Text("row") }.navigationTitle("title").toolbar(.hidden, for: .tabBar)
                }
            }
        )
        compare(NavigationStack { Text("text").navigationBarTitle("title", displayMode: .inline) })
    }

    @Test("A change of the platform alone is an update, and the same platform is none")
    func update() {
        let host = ViewHost(Text("a"), size: .unspecified)
        _ = host.update()
        let macOS = host.idealSize
        host.platform = .macOS
        #expect(host.update().passes == 0)
        host.platform = .iOS
        #expect(host.update().passes == 1)
        #expect(host.idealSize.height > macOS.height)
    }
}

enum PickerKind: CaseIterable {
    case menu, segmented, wheel, inline

    @MainActor func styled(_ picker: some View) -> AnyView {
        switch self {
        case .menu: AnyView(picker.pickerStyle(.menu))
        case .segmented: AnyView(picker.pickerStyle(.segmented))
        case .wheel: AnyView(picker.pickerStyle(.wheel))
        case .inline: AnyView(picker.pickerStyle(.inline))
        }
    }
}

private struct ScaledBox: View {
    @ScaledMetric(relativeTo: .largeTitle) private var side = 10.0

    var body: some View { Color.red.frame(width: side, height: side) }
}
