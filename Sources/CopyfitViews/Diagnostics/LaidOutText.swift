package import CopyfitAssets
package import CopyfitFit
package import CopyfitGeometry
package import CopyfitText
public import Foundation

/// What became of one text of a host: where its lines are, and whether all of it is shown.
///
/// Lengths are points in the host's space, unrounded, with the origin at the top left. A value of its own: it does not
/// follow later updates.
///
/// ```swift
/// let label = Text("Änderungen speichern").lineLimit(1).id("save")
/// let host = ViewHost(label, size: ProposedViewSize(width: 60, height: nil))
/// host.update()
/// let text = host.text("save")!
/// print(text.isWhole, text.isTruncated)  // false true
/// ```
public struct LaidOutText: Sendable, Hashable {
    /// One line as it is shown.
    public struct Line: Sendable, Hashable {
        /// The characters of the text that are on the line, without white space that hangs, without the hyphen or the
        /// ellipsis. Text that is left out in the middle is not included.
        public let string: String
        /// The line's box: as wide as its advance, from its ascent to its descent.
        public let frame: CGRect
        /// The vertical place of the baseline.
        public let baseline: CGFloat
        /// Whether it ends with a hyphen that is not in the text.
        public let isHyphenated: Bool
        /// Whether it ends inside a word, because the word is wider than the text may be.
        public let endsInsideWord: Bool
        /// Whether an ellipsis replaces a part of the text.
        public let isTruncated: Bool
    }

    /// The whole text.
    public let string: String
    /// The keys that it looks up, as a translation file spells them: `%lld items` for `Text("\(count) items")`. Empty
    /// for a text that is shown as it is. Those of texts inside it come after its own.
    public var keys: [String] { lookups.map(\.key) }
    /// Its lookups.
    package let lookups: [StringLookup]
    /// The key of a text that is one lookup and nothing else, and the table that it names; nil for other texts.
    package var lookup: (key: String, table: String?)? {
        lookups.count == 1 ? lookups.first.map { ($0.key, $0.table) } : nil
    }
    /// Its place in the tree, as in ``ViewHost/frames()``.
    public let path: NodePath
    /// The program's own views around it, from the root down, with the ids of repeated ones: `Feed/Row(3)/Card`.
    public let viewPath: String
    /// The `id` or accessibility identifier of the text or, if it has none, of the innermost view around it that has
    /// one.
    public let identifier: String?
    /// Its frame.
    public let frame: CGRect
    /// Its lines, from top to bottom; none if it was given no room at all.
    public let lines: [Line]
    /// What does not fit, in words: `cut off, needs 23.5 pt more width or 1 more line`; nil if everything does.
    public var problem: String? { verdict.problem }
    /// What it needs beyond its frame, at its own size, before tightening and scaling; nothing if it is whole.
    package let verdict: Verdict
    /// How many lines it has too many at its width, by number or height. At its own size, before tightening and scaling.
    public let linesTooMany: Int
    /// The words that are cut, in text order.
    public let cutWords: [String]
    /// The factor by which its sizes were scaled down; 1 if they were not.
    public let scale: CGFloat
    /// Points that were taken off after each character; 0 if it was not tightened.
    public let tightening: CGFloat
    /// The characters that no font has, in text order.
    public let missingCharacters: [String]
    /// The full names of the faces in use, in the order of first use.
    public let faces: [String]

    /// The room that the views around it give it.
    package struct Room: Sendable, Hashable {
        /// The size that it was offered when it was placed, and its line limit.
        package let offer: ParagraphConstraint
        /// The least factor by which it may be scaled down.
        package let minimumScale: Double
        /// The full name of the face that its beginning is set in.
        package let font: String
        /// The size of its beginning before scaling, in points.
        package let size: Double
    }

    /// The room that the views around it give it.
    package let room: Room

    /// Whether it takes room but is not drawn, because a view around it is hidden.
    package let isHidden: Bool
    /// The axes along which it can be scrolled into view.
    package let scrollAxes: Axis.Set

    /// Whether a part of it is not shown: it has an ellipsis, or no room at all.
    public var isTruncated: Bool { verdict.isCutOff }
    /// Whether all of it is shown and no word is cut.
    public var isWhole: Bool { verdict.isWhole }
    /// How much wider than its frame it must be, all else equal, so that no word is cut and nothing is left out: 0 if it needs
    /// none, nil if no width is enough. At its own size, before tightening and scaling.
    public var missingWidth: CGFloat? { verdict.width.map { CGFloat($0) } }

    /// The sentence that reports it as truncated.
    var complaint: String { "Text \"\(brief(string))\" is not shown whole: \(problem ?? "cut off")." }

    /// Its place, for reports.
    var place: Diagnostic.Place {
        Diagnostic.Place(viewPath: viewPath, path: path, identifier: identifier, text: string)
    }

    /// The vertical place of the first line's baseline; nil without lines.
    public var firstBaseline: CGFloat? { lines.first?.baseline }
    /// The vertical place of the last line's baseline; nil without lines.
    public var lastBaseline: CGFloat? { lines.last?.baseline }
}
