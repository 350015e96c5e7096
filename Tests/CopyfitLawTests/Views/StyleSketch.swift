import Copyfit

/// Settings of style.
struct StyleSketch: SketchBuilding {
    let kind: SettingKind
    let sketch: Sketch

    private var color: Color { Sketch.color(sketch.b) }

    var body: some View {
        switch kind {
        case .foregroundStyle, .tint, .backgroundStyle, .controlSize, .labelsHidden, .imageScale, .scrollIndicators,
            .listStyle:
            looks
        case .buttonStyle, .customButtonStyle, .toggleStyle, .labelStyle, .textFieldStyle, .pickerStyle: controls
        default: containers
        }
    }

    @ViewBuilder private var looks: some View {
        switch kind {
        case .foregroundStyle: items.foregroundStyle(color)
        case .tint: items.tint(color)
        case .backgroundStyle: items.backgroundStyle(color)
        case .controlSize: items.controlSize(ControlSize.allCases[sketch.a % ControlSize.allCases.count])
        case .labelsHidden: items.labelsHidden()
        case .imageScale: items.imageScale(isOdd ? .large : .small)
        case .scrollIndicators: items.scrollIndicators(.hidden)
        default: items.listStyle(.plain)
        }
    }

    @ViewBuilder private var controls: some View {
        switch kind {
        case .buttonStyle: if isOdd { items.buttonStyle(.bordered) } else { items.buttonStyle(.plain) }
        case .customButtonStyle: items.buttonStyle(Inset(length: length))
        case .toggleStyle: if isOdd { items.toggleStyle(.switch) } else { items.toggleStyle(.button) }
        case .labelStyle: if isOdd { items.labelStyle(.titleOnly) } else { items.labelStyle(.iconOnly) }
        case .textFieldStyle: items.textFieldStyle(.roundedBorder)
        default: if isOdd { items.pickerStyle(.segmented) } else { items.pickerStyle(.inline) }
        }
    }

    @ViewBuilder private var containers: some View {
        switch kind {
        case .groupBoxStyle: items.groupBoxStyle(Boxed(length: length))
        case .labeledContentStyle: items.labeledContentStyle(Stacked())
        case .formStyle: if isOdd { items.formStyle(.grouped) } else { items.formStyle(.columns) }
        case .progressViewStyle:
            if isOdd { items.progressViewStyle(.linear) } else { items.progressViewStyle(.circular) }
        case .gaugeStyle: if isOdd { items.gaugeStyle(.accessoryCircular) } else { items.gaugeStyle(.linearCapacity) }
        default: items.disclosureGroupStyle(Opened())
        }
    }
}

private struct Inset: ButtonStyle {
    @Environment(\.theme) private var theme
    let length: CGFloat
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(theme).padding(.leading, length).background { Color.red }
    }
}

private struct Boxed: GroupBoxStyle {
    let length: CGFloat
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
        .padding(length)
    }
}

private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}

private struct Opened: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
    }
}
