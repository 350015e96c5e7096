/// The CSS of records, each after the command's. The records of a stream often have the same: the last one is not read
/// again. One thread uses it at a time.
final class RecordCSS {
    private let common: CSSSettings?
    private var last: (text: String, css: CSSSettings)?

    /// - Parameter common: the command's.
    init(after common: CSSSettings?) { self.common = common }

    /// The CSS of a record after the command's.
    func css(_ text: String) throws(RecordError) -> CSSSettings {
        if let last, last.text == text { return last.css }
        do {
            var css = common ?? CSSSettings()
            try css.add(text)
            last = (text, css)
            return css
        } catch {
            throw .invalidMember(error.description)
        }
    }
}
