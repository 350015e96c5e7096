/// An alignment for the many nodes that have one. It takes a reference, which is nil for the centre, the alignment of
/// most content.
package struct BoxedAlignment: Equatable, Sendable {
    private final class Box: Sendable {
        let alignment: Alignment

        init(_ alignment: Alignment) { self.alignment = alignment }
    }

    /// nil for the centre.
    private let box: Box?

    package init(_ alignment: Alignment) {
        box = alignment == .center ? nil : Box(alignment)
    }

    static var center: BoxedAlignment { BoxedAlignment(box: nil) }

    private init(box: Box?) { self.box = box }

    var isCenter: Bool { box == nil }

    package var alignment: Alignment { box?.alignment ?? .center }

    package static func == (left: BoxedAlignment, right: BoxedAlignment) -> Bool {
        left.box === right.box || left.alignment == right.alignment
    }
}
