import Copyfit
import CopyfitExtras

enum ControlKind: String, KindFamily {
    case button, toggle, textField, labelledTextField, secureField, textEditor, slider, labelledSlider, stepper, picker
    case progressView, gauge, label, labeledContent, groupBox, controlGroup, disclosureGroup, menu, labelledLink
    case navigationStack, navigationLink, navigationView, navigationSplitView, tabView, contentUnavailableView
    case datePicker, colorPicker, labelledRow, formRow, tab

    var arity: ClosedRange<Int> { 0...3 }
}

/// Controls, and containers that look like something.
struct ControlSketch: SketchBuilding {
    let kind: ControlKind
    let sketch: Sketch

    private var part: Double { Double(sketch.b) / 7 }

    var body: some View {
        switch kind {
        case .button, .toggle, .textField, .labelledTextField, .secureField, .textEditor: pressed
        case .slider, .labelledSlider, .stepper, .picker, .progressView, .gauge, .datePicker, .colorPicker: values
        case .label, .labeledContent, .groupBox, .controlGroup, .disclosureGroup, .menu, .labelledLink, .labelledRow,
            .formRow, .contentUnavailableView:
            labelled
        default: navigation
        }
    }

    @ViewBuilder private var pressed: some View {
        switch kind {
        case .button: Button(action: {}) { items }
        case .toggle: Toggle(isOn: .constant(isOdd)) { items }
        case .textField: TextField(sketch.word, text: .constant(Sketch.words[sketch.b]))
        case .labelledTextField: TextField(text: .constant(Sketch.words[sketch.b])) { items }
        case .secureField: SecureField(sketch.word, text: .constant(Sketch.words[sketch.b]))
        default: TextEditor(text: .constant(sketch.word))
        }
    }

    @ViewBuilder private var values: some View {
        switch kind {
        case .slider: Slider(value: .constant(part))
        case .labelledSlider:
            Slider(value: .constant(part)) {
                primary
            } minimumValueLabel: {
                secondary
            } maximumValueLabel: {
                Items(children: [], form: 0)
            }
        case .stepper: Stepper(value: .constant(sketch.b)) { items }
        case .picker:
            Picker(sketch.word, selection: .constant(sketch.b)) {
                ForEach(sketch.children) { SketchView(sketch: $0).tag($0.a) }
            }
        case .progressView:
            ProgressView(value: part) {
                primary
            } currentValueLabel: {
                secondary
            }
        case .gauge:
            Gauge(value: part) {
                primary
            } currentValueLabel: {
                secondary
            }
        case .datePicker: DatePicker(selection: .constant(.distantPast)) { items }
        default: ColorPicker(selection: .constant(.red)) { items }
        }
    }

    @ViewBuilder private var labelled: some View {
        switch kind {
        case .label:
            Label {
                primary
            } icon: {
                secondary
            }
        case .labeledContent:
            LabeledContent {
                primary
            } label: {
                secondary
            }
        case .groupBox:
            GroupBox {
                primary
            } label: {
                secondary
            }
        case .controlGroup: ControlGroup { items }
        case .disclosureGroup:
            DisclosureGroup(isExpanded: .constant(isOdd)) {
                secondary
            } label: {
                primary
            }
        case .menu:
            Menu {
                secondary
            } label: {
                primary
            }
        case .labelledLink: Link(destination: URL(filePath: "/")) { items }
        case .labelledRow: LabeledContent(sketch.word) { items }
        case .formRow:
            FormRow {
                primary
            } label: {
                secondary
            }
        default:
            ContentUnavailableView {
                primary
            } description: {
                secondary
            }
        }
    }

    @ViewBuilder private var navigation: some View {
        switch kind {
        case .navigationStack: NavigationStack { items }
        case .navigationLink:
            NavigationLink {
                secondary
            } label: {
                primary
            }
        case .navigationView: NavigationView { items }
        case .tab:
            TabView {
                Tab("first", systemImage: "star") { primary }
                Tab("second", systemImage: "star") { secondary }
            }
        case .navigationSplitView:
            NavigationSplitView {
                primary
            } detail: {
                secondary
            }
        default:
            TabView(selection: .constant(sketch.b)) {
                ForEach(sketch.children) { SketchView(sketch: $0).tag($0.a) }
            }
        }
    }
}
