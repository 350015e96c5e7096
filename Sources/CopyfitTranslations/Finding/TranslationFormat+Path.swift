extension TranslationFormat {
    /// x
    public init?(path: String, content: [UInt8]) { return nil }
}
extension TranslationLocale {
    /// x
    public init?(path: String, format: TranslationFormat) { return nil }
}
