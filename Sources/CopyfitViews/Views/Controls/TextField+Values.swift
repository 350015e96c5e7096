public import Foundation

extension TextField {
    /// A field for a value, with a label of views. It shows the value as a format style writes it. If a host sets a
    /// text that the style cannot read, the value does not change.
    ///
    /// - Parity: the same as SwiftUI, except that SwiftUI sets the value when editing ends, Copyfit whenever a host
    ///   sets the text.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.written(in: format), prompt: prompt, label: label)
    }

    /// A field for an optional value, with a label of views. Nil is shown as an empty text, and a text that the style
    /// cannot read sets nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.written(in: format), prompt: prompt, label: label)
    }
}

extension TextField where Label == Text {
    /// A field for a value as a format style writes it, with a text as label.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, text: value.written(in: format), prompt: prompt)
    }

    /// A field for a value as a format style writes it, with a text as label.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title, text: value.written(in: format), prompt: prompt)
    }

    /// A field for an optional value, with a text as label.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, text: value.written(in: format), prompt: prompt)
    }

    /// A field for an optional value, with a text as label.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title, text: value.written(in: format), prompt: prompt)
    }

    /// A field for a value as a formatter writes it, with a text as label. Only a `NumberFormatter` reads a text that a
    /// host sets; the value changes if its type can hold the number. With any other formatter or text the value does
    /// not change.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(titleKey, text: value.written(by: formatter))
    }

    /// A field for a value as a formatter writes it, with a text as label. Only a `NumberFormatter` reads a text that a
    /// host sets.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(title, text: value.written(by: formatter))
    }
}

extension Binding {
    /// A binding to the value as text.
    fileprivate func written<F: ParseableFormatStyle>(in format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            get: { format.format(wrappedValue) },
            set: { text in
                guard let value = try? format.parseStrategy.parse(text) else { return }
                wrappedValue = value
            }
        )
    }

    fileprivate func written<F: ParseableFormatStyle>(in format: F) -> Binding<String>
    where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            get: { wrappedValue.map(format.format) ?? "" },
            set: { wrappedValue = try? format.parseStrategy.parse($0) }
        )
    }

    fileprivate func written(by formatter: Formatter) -> Binding<String> {
        Binding<String>(
            get: { formatter.string(for: wrappedValue) ?? "" },
            set: { text in
                guard let value = (formatter as? NumberFormatter)?.number(from: text) as? Value else { return }
                wrappedValue = value
            }
        )
    }
}
