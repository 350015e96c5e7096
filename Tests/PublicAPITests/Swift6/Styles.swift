import Copyfit

// Styles, shapes and spellings as clients write them, compiled in three modes by plain import.

struct CheckRow: ToggleStyle {
    @Environment(\.theme) private var theme
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.circle" : "circle").interpolation(.high)
                configuration.label.padding(theme)
            }
        }
        .buttonBorderShape(.roundedRectangle(radius: 4))
    }
}

struct StyledControls: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
        VStack {
            Toggle("own", isOn: $isOn).toggleStyle(CheckRow())
            Toggle("switch", isOn: $isOn).toggleStyle(.switch)
            Toggle("tinted", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
            Toggle(isOn: $isOn) { Text("button") }.toggleStyle(ButtonToggleStyle())
            Button("symbol", systemImage: "star") { isOn.toggle() }
            Button("delete", systemImage: "trash", role: .destructive) {}
            LabeledContent("value", value: 3, format: .percent)
            TextField("old", text: $text, onEditingChanged: { _ in }, onCommit: { isOn = true })
            TextField("old", text: $text, onEditingChanged: { isOn = $0 })
            TextField("old", text: $text) { isOn = true }
            SecureField("password", text: $text, prompt: Text("at least 8"))
        }
        .foregroundStyle(.red, .secondary)
        .foregroundStyle(.primary, Color.blue, .tertiary)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .dynamicTypeSize(.small ... .xxLarge)
    }
}

struct LinedTexts: View {
    var body: some View {
        VStack {
            Text("a").underline() + Text("b").strikethrough(true, color: .red)
            Text("c").underline(true, pattern: .dashDot, color: .blue).strikethrough(pattern: .dot)
            Group { Text("d") }.underline().strikethrough(true, pattern: .dash, color: .red.mix(with: .blue, by: 0.5))
        }
        .underline(false)
    }
}

struct DerivedShapes: View {
    var body: some View {
        ZStack {
            Circle().trim(to: 0.7).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).fill(.red)
            Circle().trim(from: 0, to: 0.75).rotation(.degrees(90)).stroke(.red, lineWidth: 2)
            Rectangle().scale(0.5).offset(x: 3).size(width: 20, height: 10).fill(.blue)
            Diamond().transform(CGAffineTransform(rotationAngle: 0.5)).fill()
            UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8).strokeBorder(.red, lineWidth: 2)
            Circle().fill(.red).stroke(.blue, lineWidth: 2)
            Capsule().fill(.red.opacity(0.5)).strokeBorder(Color.blue)
            ContainerRelativeShape().inset(by: 4).fill(.gray)
        }
        .clipShape(.rect(topLeadingRadius: 3, bottomLeadingRadius: 3))
        .background(.red, in: .rect(cornerRadii: RectangleCornerRadii(topLeading: 2)))
    }
}
