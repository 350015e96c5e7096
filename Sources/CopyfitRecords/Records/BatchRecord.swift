import CopyfitFonts

/// One line of the batch stream: the members that the contract defines, decoded, and the bytes of those that answers repeat.
///
/// Ranges are positions in the buffer the line was read from.
package struct BatchRecord {
    /// The bytes of `id`, which is echoed exactly as spelled; nil without one.
    package var id: Range<Int>?
    /// `meta`, the members whose names begin with `x-`, and those that only records of `fit` have, in order.
    var others: [Member] = []
    /// The members that the contract defines, but which are asked for as the record has them.
    var kept: [Member] = []
    /// `text`.
    package var text: String?
    /// `font`.
    package var font: String?
    /// `fontFiles`, and what is chosen in them; nil for most records.
    package var files: FileChoice?
    /// The members about measuring; the command's options supply what the record leaves out.
    package var settings: MeasureSettings
    /// `runs`, in order.
    package var runs: [RecordRun] = []
    /// `css` as it is written.
    var css: String?
    /// Whether the record itself has a `size`.
    var hasSize = false
    /// Whether the record itself has a `lineHeight`.
    var hasLineHeight = false
    /// Whether a member has its old name.
    var hasFormerName = false
    /// Whether half of a surrogate pair in `text` became U+FFFD.
    var hasLoneSurrogate = false
    /// Whether the record itself has a `width` or `widths`.
    var hasWidths = false

    /// A record without members.
    package init(settings: MeasureSettings = MeasureSettings()) {
        self.settings = settings
    }

    /// A member as it is written.
    struct Member: Equatable {
        /// Its name, escapes resolved.
        let name: String
        /// The bytes of its name, quotes included.
        let spelling: Range<Int>
        /// The bytes of its value.
        let value: Range<Int>
    }

    /// Few records have one: an object, so that the others are small to copy.
    package final class FileChoice {
        /// `fontFiles`.
        package var paths: [String]?
        /// `faceIndex`.
        var faceIndices: [Int]?
        /// `variation`.
        var variations: [FontVariation]?

        /// Some files with what is chosen in them.
        package func faces(of files: FontFiles) throws(RecordError) -> FontFiles {
            var files = files
            if let faceIndices { files.faceIndices = faceIndices }
            if let variations { files.variations = variations }
            if files.faceIndices.count > files.paths.count {
                throw .invalidMember("Give at most one faceIndex for each font file.")
            }
            return files
        }
    }
}
