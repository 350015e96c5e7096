/// A place between two characters of a text, with the characters around it. It moves forward.
struct TextWindow {
    /// The character before `last`, nil at the text's start.
    private(set) var beforeLast: UInt32?
    /// The character that ends at `offset`, nil at the text's start.
    private(set) var last: UInt32?
    /// The character that starts at `offset`, nil at the text's end.
    private(set) var next: UInt32?
    /// UTF-8 offset of the place.
    private(set) var offset = 0
    private var end = 0

    /// The place before the first character.
    init(_ utf8: Span<UInt8>) {
        if utf8.count > 0 { next = decodeUTF8(utf8, &end) }
    }

    /// Moves past the next character; the text must have one there.
    mutating func advance(_ utf8: Span<UInt8>) {
        offset = end
        (beforeLast, last) = (last, next)
        next = end < utf8.count ? decodeUTF8(utf8, &end) : nil
    }
}

/// Rebuilds a text's opportunities place by place. O(n).
///
/// `mayBreak` is called for each place strictly inside the text that is not a mandatory break, with whether a line
/// could end there until now.
func reviseOpportunities(
    _ opportunities: inout [BreakOpportunity],
    _ utf8: Span<UInt8>,
    mayBreak: (_ place: TextWindow, _ mightBreak: Bool) -> Bool
) {
    let old = opportunities
    var index = 0
    var window = TextWindow(utf8)
    opportunities.removeAll(keepingCapacity: true)
    while window.next != nil {
        window.advance(utf8)
        let isOld = index < old.count && Int(old[index].offset) == window.offset
        let isFixed = isOld && (old[index].isMandatory || window.next == nil)
        if isFixed || (window.next != nil && mayBreak(window, isOld)) {
            let offset = UInt32(truncatingIfNeeded: window.offset)
            opportunities.append(BreakOpportunity(offset: offset, isMandatory: isOld && old[index].isMandatory))
        }
        if isOld { index += 1 }
    }
}

/// Two lists of opportunities merged in order; for two at the same place, the first list's. O(n).
func mergedOpportunities(_ old: [BreakOpportunity], _ found: [BreakOpportunity]) -> [BreakOpportunity] {
    var all: [BreakOpportunity] = []
    all.reserveCapacity(old.count + found.count)
    var next = 0
    for opportunity in old {
        while next < found.count, found[next].offset < opportunity.offset {
            all.append(found[next])
            next += 1
        }
        if next < found.count, found[next].offset == opportunity.offset { next += 1 }
        all.append(opportunity)
    }
    return all
}
