import Copyfit
import Foundation

/// `spacer`: room that a stack or the frame leaves.
struct SpacerKind: NodeKind {
    static let name = "spacer"
    private let minLength: CGFloat?

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        minLength = try members.extent("minLength")
    }

    var view: AnyView { AnyView(Spacer(minLength: minLength)) }
}

/// `box`: a rectangle of a size, such as a picture's; a side without a length takes what is proposed.
struct BoxKind: NodeKind {
    static let name = "box"
    private let width: CGFloat?
    private let height: CGFloat?

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {
        width = try members.extent("width")
        height = try members.extent("height")
    }

    var view: AnyView { AnyView(Color.gray.frame(width: width, height: height)) }
}

/// `divider`: a line across a stack.
struct DividerKind: NodeKind {
    static let name = "divider"

    init(_ members: inout NodeMembers) throws(LayoutDocumentError) {}

    var view: AnyView { AnyView(Divider()) }
}
