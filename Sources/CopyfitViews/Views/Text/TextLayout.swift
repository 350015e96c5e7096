public import CopyfitLayout
import CopyfitText
public import Foundation

extension Text {
    /// A text as it is laid out: its lines from the top. Coordinates are points from the text's top left corner.
    public struct Layout: RandomAccessCollection {
        let lines: [Line]

        /// Whether a part of the text is not shown.
        public let isTruncated: Bool

        /// The lines by their numbers.
        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// The room of a line, a run or a part of a run, in points.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline.
        public var origin: CGPoint
        /// The advance.
        public var width: CGFloat
        /// The line's height above the baseline, its depth below it, and the room before the next line.
        public var ascent: CGFloat
        public var descent: CGFloat
        public var leading: CGFloat

        /// The rectangle between the ascent and the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// The number of a character in the text.
    public struct CharacterIndex: Strideable, Hashable, Sendable {
        let position: Int

        /// The number of characters from this one to another one, a character further, and the order in the text.
        public func distance(to other: CharacterIndex) -> Int { other.position - position }
        public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(position: position + distance) }
        public static func < (one: CharacterIndex, other: CharacterIndex) -> Bool { one.position < other.position }
    }

    /// The drawing options of pieces. There are none.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Not on a grid of pixels; has no effect, because nothing is.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line: its runs from left to right.
    public struct Line: RandomAccessCollection {
        let runs: [Run]

        /// The left end of the baseline.
        public let origin: CGPoint

        /// The line's room.
        public let typographicBounds: TypographicBounds

        /// The runs by their numbers.
        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// Glyphs side by side with the same font and attributes, or a picture: its clusters from left to right.
    public struct Run: RandomAccessCollection {
        let piece: TextPiece
        private let clusters: [TextPiece]

        init(_ piece: TextPiece) {
            self.piece = piece
            clusters = piece.clusters
        }

        /// In which direction its characters run.
        public var layoutDirection: LayoutDirection { piece.isRightToLeft ? .rightToLeft : .leftToRight }

        /// The run's room.
        public var typographicBounds: TypographicBounds { piece.bounds }

        /// The characters of the clusters, in the clusters' order; each character once. Linear in their number.
        public var characterIndices: [CharacterIndex] { clusters.flatMap(\.characterIndices) }

        /// The value of an attribute that `customAttribute(_:)` has set; nil without one.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { piece.attribute(key) }

        /// The clusters by their numbers, and several of them.
        public var startIndex: Int { 0 }
        public var endIndex: Int { clusters.count }
        public subscript(index: Int) -> RunSlice { RunSlice(clusters: clusters[index...index]) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(clusters: clusters[bounds]) }
    }

    /// Clusters of a run side by side, often one: a cluster is the glyphs that some characters have together.
    public struct RunSlice: RandomAccessCollection {
        let clusters: ArraySlice<TextPiece>

        /// The slice's room; that of none is empty.
        public var typographicBounds: TypographicBounds {
            guard let first = clusters.first, let last = clusters.last else {
                return TypographicBounds(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
            }
            var bounds = first.bounds
            bounds.width = last.extent.right - first.extent.left
            return bounds
        }

        /// The characters that the slice shows, in the clusters' order. Linear in their number.
        public var characterIndices: [CharacterIndex] { clusters.flatMap(\.characterIndices) }

        /// The value of an attribute that `customAttribute(_:)` has set; nil without one.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { clusters.first?.attribute(key) }

        /// The clusters by their numbers in the run, and several of them.
        public var startIndex: Int { clusters.startIndex }
        public var endIndex: Int { clusters.endIndex }
        public subscript(index: Int) -> RunSlice { RunSlice(clusters: clusters[index...index]) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(clusters: clusters[bounds]) }
    }
}

extension TextPiece {
    fileprivate var bounds: Text.Layout.TypographicBounds {
        let (left, right) = extent
        return Text.Layout.TypographicBounds(
            origin: CGPoint(x: origin.x + left, y: origin.y),
            width: right - left,
            ascent: line.ascent,
            descent: line.descent,
            leading: line.leading
        )
    }

    fileprivate var isRightToLeft: Bool {
        if case .glyphs(let run, _, _) = content { run.level & 1 == 1 } else { false }
    }

    /// The characters that begin in the piece.
    fileprivate var characterIndices: [Text.Layout.CharacterIndex] {
        let bytes = bytes
        guard !bytes.isEmpty else { return [] }
        let (first, last) = (text.character(at: bytes.lowerBound), text.character(at: bytes.upperBound - 1))
        return (first...last).filter { text.starts[$0] >= bytes.lowerBound }.map(Text.Layout.CharacterIndex.init)
    }

    fileprivate func attribute<T: TextAttribute>(_ type: T.Type) -> T? {
        text.painting.stretches[stretch].set?.attributes.own.lazy.compactMap { $0.value as? T }.first
    }
}

extension Text.Layout {
    /// The layout of a text whose first line begins at a point of its own space.
    init(_ placed: FittedText, _ painting: TextPainting, at start: CGPoint) {
        let text = PaintedText(painting)
        lines = placed.lines.map { line in
            let origin = CGPoint(x: start.x + line.x, y: start.y + line.baseline)
            return Line(
                runs: text.pieces(of: line, at: origin).map(Run.init),
                origin: origin,
                typographicBounds: TypographicBounds(
                    origin: origin,
                    width: line.width,
                    ascent: line.ascent,
                    descent: line.descent,
                    leading: line.leading
                )
            )
        }
        isTruncated = placed.isTruncated
    }
}
