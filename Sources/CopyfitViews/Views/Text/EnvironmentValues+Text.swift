import CopyfitText

extension EnvironmentValues {
    private struct UnderlineKey: EnvironmentKey {
        static let defaultValue: Text.LineSetting? = nil
    }

    private struct StrikethroughKey: EnvironmentKey {
        static let defaultValue: Text.LineSetting? = nil
    }

    /// The place of truncation in a text's last line.
    public var truncationMode: Text.TruncationMode {
        get {
            switch builtIn.truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        }
        set {
            builtIn.truncation =
                switch newValue {
                case .head: .head
                case .middle: .middle
                case .tail: .tail
                }
        }
    }

    /// The case that texts are shown in; nil leaves them as they are.
    public var textCase: Text.Case? {
        get { builtIn.textCase.map { $0 == .uppercase ? .uppercase : .lowercase } }
        set { builtIn.setTextCase(newValue.map { $0 == .uppercase ? .uppercase : .lowercase }) }
    }

    /// The lines below and through texts that have no setting of their own.
    var underline: Text.LineSetting? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }

    var strikethrough: Text.LineSetting? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
}
