import Copyfit
import Testing

struct Layer: Identifiable, Equatable {
    let id: Int
    var name: String
    var opacity = 1.0
    var blend = BlendMode.normal
    var corner = 8.0
}

struct InspectorPanel: View {
    @Binding var layer: Layer
    @State private var isGeometryExpanded = true
    @State private var isStyleExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            InspectorGroup("Geometry", isExpanded: $isGeometryExpanded) {
                InspectorRow("Corner") {
                    TextField("", value: $layer.corner, format: .number).textFieldStyle(.squareBorder)
                }
                InspectorRow("Opacity") { Slider(value: $layer.opacity) }.id("opacity")
            }
            .id("geometry")
            Divider()
            InspectorGroup("Style", isExpanded: $isStyleExpanded) {
                InspectorRow("Blend") {
                    Picker("", selection: $layer.blend) {
                        Text("Normal").tag(BlendMode.normal)
                        Text("Multiply").tag(BlendMode.multiply)
                    }
                    .labelsHidden()
                    .pickerStyle(.menu)
                }
            }
            .id("style")
            Spacer(minLength: 0)
        }
        .frame(width: 260)
        .background(.windowBackground)
    }
}

struct InspectorGroup<Content: View>: View {
    let title: LocalizedStringKey
    @Binding var isExpanded: Bool
    let content: Content

    init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.title = title
        _isExpanded = isExpanded
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            Button {
                isExpanded.toggle()
            } label: {
                Text(title).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.plain)
            .frame(height: 28)
            if isExpanded {
                _VariadicView.Tree(Rows()) { content }
            }
        }
        .padding(.horizontal, 10)
    }

    /// A thin line between two rows.
    struct Rows: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Color.gray.opacity(0.2).frame(height: 1) }
            }
        }
    }
}

struct InspectorRow<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 10) {
            Text(title).frame(width: 70, alignment: .trailing)
            content.frame(maxWidth: .infinity)
        }
        .frame(height: 30)
    }
}

struct DesignScreen: View {
    @State private var layer = Layer(id: 1, name: "Card")

    var body: some View {
        HStack(spacing: 0) {
            RoundedRectangle(cornerRadius: layer.corner)
                .fill(.blue)
                .opacity(layer.opacity)
                .blendMode(layer.blend)
                .padding(20)
                .id("canvas")
            InspectorPanel(layer: $layer).id("panel")
        }
    }
}

struct InspectorPanelTests {
    @Test("The panel has its width, the canvas the rest; a closed group has only its title", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(DesignScreen(), on: device)
        screen.expect("panel", device.width - 260, 0, 260, device.height)
        screen.expect("canvas", 0, 0, device.width - 260, device.height)
        // A title of 28, two rows of 30 and a line between them.
        screen.expect("geometry", 0, 0, 260, 28 + 61, in: "panel")
        screen.expect("opacity", 10, 28 + 31, 240, 30, in: "panel")
        screen.expect("style", 0, 89 + device.dividerThickness, 260, 28, in: "panel")
    }
}
