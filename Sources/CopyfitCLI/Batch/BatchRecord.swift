/// One line of the batch stream, read: the members the contract knows, decoded, and the bytes of the others.
///
/// Ranges are positions in the buffer the line was read from.
struct BatchRecord: Equatable {
    /// The bytes of `id`, a scalar echoed as it is spelled; nil without one.
    var id: Range<Int>?
    /// The members the contract does not know, in order.
    var others: [Member] = []
    /// `text`.
    var text: String?
    /// `font` or `fontFiles`.
    var font: FontChoice?
    /// The members about measuring, or the command's options where the record does not say.
    var settings: MeasureSettings
    /// Whether the record itself has a `width` or `widths`.
    var saysWidths = false

    /// A record that says nothing yet.
    init(settings: MeasureSettings = MeasureSettings()) {
        self.settings = settings
    }

    /// A member passed through.
    struct Member: Equatable {
        /// Its name, escapes resolved.
        let name: String
        /// The bytes of its name, quotes included.
        let spelling: Range<Int>
        /// The bytes of its value.
        let value: Range<Int>
    }

    /// The font a record asks for.
    enum FontChoice: Hashable, Sendable {
        /// A family and its style words.
        case named(String)
        /// Paths of font files: the primary one, then the whole fallback chain.
        case files([String])
    }
}

/// Why a line could not be measured, as its answer says it.
struct RecordError: Error, Equatable {
    /// A stable identifier for programs.
    let code: String
    /// One sentence that says what to do.
    let message: String

    init(code: String, message: String) {
        self.code = code
        self.message = message
    }

    init(_ error: JSONSyntaxError) {
        self.init(code: error.code, message: error.description)
    }
}
