public import Copyfit

/// A label and the control it names, as two cells of the ``FormColumns`` around it.
///
/// It is two elements, so a modifier on it applies to each. Outside ``FormColumns`` they are two ordinary views.
public nonisolated struct FormRow<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A row of a control and its label. Several elements of either form a column.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        VStack { label }.layoutValue(key: FormCellKey.self, value: .label)
        VStack { content }.layoutValue(key: FormCellKey.self, value: .content)
    }
}

extension FormRow where Label == Text {
    /// A row of a control labelled with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A row of a control labelled with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// What a view is in ``FormColumns``.
enum FormCell: Sendable {
    case label, content, whole
}

struct FormCellKey: LayoutValueKey {
    static let defaultValue = FormCell.whole
}

/// One line of a form: a label, a control, both, or a view across both columns.
struct FormLine {
    private(set) var label: LayoutSubview?
    private(set) var content: LayoutSubview?
    private(set) var whole: LayoutSubview?

    var cells: [LayoutSubview] { [label, content, whole].compactMap { $0 } }

    /// The line's spacing to the lines above and below.
    var spacing: ViewSpacing {
        let spacings = cells.map(\.spacing)
        return spacings.dropFirst().reduce(spacings[0]) { $0.union($1) }
    }

    /// The gap between label and control.
    var columnGap: CGFloat? {
        guard let label, let content else { return nil }
        return label.spacing.distance(to: content.spacing, along: .horizontal)
    }

    /// A control is on the line of the label directly before it; everything else starts a line.
    static func lines(of subviews: LayoutSubviews) -> [FormLine] {
        var lines: [FormLine] = []
        for subview in subviews {
            switch subview[FormCellKey.self] {
            case .label: lines.append(FormLine(label: subview))
            case .whole: lines.append(FormLine(whole: subview))
            case .content:
                if let last = lines.last, last.label != nil, last.content == nil {
                    lines[lines.count - 1].content = subview
                } else {
                    lines.append(FormLine(content: subview))
                }
            }
        }
        return lines
    }
}
