import CopyfitCommandLine
import CopyfitFonts
import CopyfitText

/// What the members of an answer are taken from that tell how much room a text takes.
protocol MeasuredRoom {
    /// The characters.
    var text: String { get }
    /// The font that was asked for.
    var font: String { get }
    /// The font size in points.
    var size: Double { get }
    var constraint: ParagraphConstraint { get }
    var room: ParagraphMeasurement { get }
    /// In points.
    var minContentWidth: Double { get }
    /// In points.
    var maxContentWidth: Double { get }
    /// Whether something was cut off.
    var isTruncated: Bool { get }
    /// Whether it fits and each character has a font.
    var fits: Bool { get }
    /// What all other members are taken from; nil if they are not asked for.
    var whole: Measurement? { get }
}

/// The room that a text takes at one width: all of it, in a font that has its characters.
struct RoomMeasurement: MeasuredRoom {
    let text: String
    let size: Double
    let constraint: ParagraphConstraint
    private let chain: FontChain
    private let found: TextRoom

    init(_ text: String, _ chain: FontChain, size: Double, _ constraint: ParagraphConstraint, _ room: TextRoom) {
        self.text = text
        self.chain = chain
        self.size = size
        self.constraint = constraint
        found = room
    }

    var font: String { chain.askedName }
    var room: ParagraphMeasurement { found.measurement }
    var minContentWidth: Double { found.minContentWidth }
    var maxContentWidth: Double { found.maxContentWidth }
    var isTruncated: Bool { false }
    var fits: Bool { found.measurement.fits }
    var whole: Measurement? { nil }
}

extension Measurement: MeasuredRoom {
    var text: String { measured.text }
    var font: String { measured.font }
    var size: Double { measured.size }
    var whole: Measurement? { self }
}
