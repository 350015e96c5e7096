public import Foundation

/// A type that names an alignment guide and says where the guide is in a view that does not set it. Same as SwiftUI.
public protocol AlignmentID: SendableMetatype {
    /// The guide's distance in points from the leading or top edge of a view of the given dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One alignment guide on one axis: a built-in one, resolved without a call, or a type's.
struct AlignmentKey: Equatable, Sendable {
    /// Where a guide is by default; `custom` asks the type.
    enum Kind: UInt8 {
        case start, center, end, firstLine, firstBaseline, lastBaseline, custom
    }

    let id: any AlignmentID.Type
    let axis: Axis
    let kind: Kind

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.kind == rhs.kind && lhs.axis == rhs.axis && lhs.id == rhs.id
    }

    /// Whether a container never merges its children's explicit values of this guide (the six edges and centres).
    var isBox: Bool {
        kind == .start || kind == .center || kind == .end
    }

    /// Whether texts set this guide.
    var isOfText: Bool {
        @inline(__always) get { kind == .firstBaseline || kind == .lastBaseline || kind == .firstLine }
    }

    /// The guide in a view of the given dimensions that does not set it (layout rule 7.2).
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        builtInValue(in: axis == .horizontal ? dimensions.width : dimensions.height)
            ?? id.defaultValue(in: dimensions).finite ?? 0
    }

    /// The same in a size without guides of its own.
    @inline(__always)
    func defaultValue(in answer: Answer) -> CGFloat {
        builtInValue(in: answer[axis]) ?? defaultValue(in: ViewDimensions(width: answer.width, height: answer.height))
    }

    /// The same in a length along the guide's axis; nil for a client's guide, whose type decides.
    @inline(__always)
    func builtInValue(in length: CGFloat) -> CGFloat? {
        switch kind {
        case .start: 0
        case .center, .firstLine: length / 2
        case .end, .firstBaseline, .lastBaseline: length
        case .custom: nil
        }
    }

    /// The container's explicit value from its children's: topmost first line and first baseline, lowest last baseline,
    /// none for the edges and centres, else the mean; nil without a value.
    func merged(_ values: some Sequence<CGFloat>) -> CGFloat? {
        switch kind {
        case .start, .center, .end: return nil
        case .firstLine, .firstBaseline: return values.min()
        case .lastBaseline: return values.max()
        case .custom:
            var sum: CGFloat = 0
            var count: CGFloat = 0
            for value in values {
                sum += value
                count += 1
            }
            return count == 0 ? nil : sum / count
        }
    }
}

/// The type in the keys of built-in guides. Never asked: their defaults are `AlignmentKey.builtInValue`.
enum BuiltInAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
