public import Foundation

extension TextField {
    /// A field for a value, with a label of views. It shows the value as a format style writes it, in the environment's
    /// locale unless the style has one. If a host sets a text that the style cannot read, the value does not change.
    ///
    /// - Parity: the same as SwiftUI, except that SwiftUI sets the value when editing ends, Copyfit whenever a host
    ///   sets the text.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: FieldText(value, format), prompt: prompt, label: label())
    }

    /// A field for an optional value, with a label of views. Nil is shown as an empty text, and a text that the style
    /// cannot read sets nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: FieldText(value, format), prompt: prompt, label: label())
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
        self.init(text: FieldText(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value as a format style writes it, with a text as label.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: FieldText(value, format), prompt: prompt, label: Text(title))
    }

    /// A field for an optional value, with a text as label.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: FieldText(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for an optional value, with a text as label.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: FieldText(value, format), prompt: prompt, label: Text(title))
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

/// The text of a field.
enum FieldText {
    case plain(Binding<String>)
    /// A value as text, which depends on the locale of the field's place.
    case formatted((Locale) -> Binding<String>)

    /// The text that a style writes in a locale. What the style cannot read does not change the value.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        self = .formatted { locale in
            let format = format.inUse(in: locale)
            return Binding<String>(
                get: { format.format(value.wrappedValue) },
                set: { text in
                    guard let new = try? format.parseStrategy.parse(text) else { return }
                    value.wrappedValue = new
                }
            )
        }
    }

    /// The same for an optional value: nil is an empty text, and what the style cannot read is nil.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        self = .formatted { locale in
            let format = format.inUse(in: locale)
            return Binding<String>(
                get: { value.wrappedValue.map(format.format) ?? "" },
                set: { value.wrappedValue = try? format.parseStrategy.parse($0) }
            )
        }
    }

    /// The text at a place with a locale.
    func binding(in locale: Locale) -> Binding<String> {
        switch self {
        case .plain(let text): text
        case .formatted(let text): text(locale)
        }
    }
}

extension Binding {
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
