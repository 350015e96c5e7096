public import CopyfitDrawing
public import Foundation

/// A menu of actions with a label. On macOS the label is laid out with a mark and the insets of a button, like a picker in
/// the menu style; the actions are not made. Reported as `unsupported-modifier`.
public nonisolated struct Menu<Label: View, Content: View>: BuiltInView {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    /// A menu with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// A menu with a label of views, and an action that a tap runs.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    public var body: some View {
        StyledControlView(
            kind: MenuControl.self,
            configuration: MenuStyleConfiguration(
                label: .init(content: TypedContent(label)),
                content: .init(content: TypedContent(content)),
                primaryAction: primaryAction
            )
        )
        .modifier(TapModifier(action: primaryAction))
        .unsupported("Menu")
    }
}

extension Menu where Label == Text {
    /// A menu with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a text, and an action that a tap runs.
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a text, and an action that a tap runs.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == CopyfitViews.Label<Text, Image> {
    /// A menu with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

/// A control for a date. It shows its label and the date as text, inset. A host cannot change the
/// date. Reported as `unsupported-modifier`.
public nonisolated struct DatePicker<Label: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let selection: Binding<Date>
    private let components: DatePickerComponents
    private let label: Label

    /// A control for a date with a label of views.
    public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        components = displayedComponents
        self.label = label()
    }

    public var body: some View {
        LabelledControl(label: label) {
            HStack {
                if components.contains(.date) { Text(selection.wrappedValue, style: .date) }
                if components.contains(.hourAndMinute) { Text(selection.wrappedValue, style: .time) }
            }
            .toned(.plain)
            .padding(metrics.dateInsets)
            .fieldSurface(isVisible: true, cornerRadius: metrics.fontSize / 4)
        }
        .unsupported("DatePicker")
    }
}

extension DatePicker {
    /// A control for a date in a range with a label of views.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// A control for a date not before a given one with a label of views.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// A control for a date not after a given one with a label of views.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }
}

extension DatePicker where Label == Text {
    /// A control for a date with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A control for a date not after a given one, with a text.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
    }

    /// A control for a date with a text.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A control for a date in a range with a text.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
    }

    /// A control for a date not before a given one, with a text.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
    }
}

/// The components of a date that are shown.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The components as bits.
    public let rawValue: UInt

    /// The components whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day, and the day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a colour. It shows its label and a mark. A host cannot change the colour.
/// Reported as `unsupported-modifier`.
public nonisolated struct ColorPicker<Label: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let selection: Binding<Color>
    private let label: Label

    /// A control for a colour with a label of views.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    public var body: some View {
        LabelledControl(label: label) {
            ControlMark(.swatch(selection.wrappedValue))
                .frame(width: metrics.swatchSize.width, height: metrics.swatchSize.height)
                .taking(height: metrics.rowControlHeight)
        }
        .unsupported("ColorPicker")
    }
}

extension ColorPicker where Label == Text {
    /// A control for a colour with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}

extension View {
    /// Whether a menu's mark is drawn. Has no effect.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
