import Foundation

/// The answers a node remembers: the newest in the node itself, older ones in a chain.
///
/// A chain is as long as a node has answers of use: those that neither this layout nor the last one has found in it are
/// dropped, so that a tree that is resized again and again takes no more time or memory than after its second size.
extension LayoutTree {
    @inline(__always)
    func remembered(_ node: Int32, _ proposal: Proposal) -> Answer? {
        let index = Int(node)
        let flags = nodes[index].flags
        guard flags.contains(.hasAnswer) else { return nil }
        if !flags.contains(.mayFollow) || nodes[index].answer.validity.contains(proposal) { return nodes[index].answer }
        return nodes[index].memo < 0 ? nil : remembered(proposal, from: nodes[index].memo)
    }

    private func remembered(_ proposal: Proposal, from start: Int32) -> Answer? {
        var memo = start
        while memo >= 0 {
            let index = Int(memo)
            if memos[index].answer.validity.contains(proposal) {
                memos[index].turn = pass.turn
                return memos[index].answer
            }
            memo = memos[index].next
        }
        return nil
    }

    /// Remembers an answer.
    func remember(_ answer: Answer, _ node: Int32) {
        let index = Int(node)
        if nodes[index].flags.contains(.hasAnswer) { keep(nodes[index].answer, given: nodes[index].turn, by: index) }
        nodes[index].answer = answer
        nodes[index].turn = pass.turn
        nodes[index].flags.insert(.hasAnswer)
    }

    /// A width that a node remembers for a proposed width and no height, from a whole answer or alone.
    func rememberedWidth(_ node: Int32, _ width: CGFloat) -> ShareAnswer? {
        let index = Int(node)
        let newest = nodes[index].answer
        if nodes[index].flags.contains(.hasAnswer), newest.validity.tellsWidth(for: width) {
            return ShareAnswer(length: newest.width, offers: newest.validity.width)
        }
        var memo = nodes[index].memo
        while memo >= 0 {
            let answer = memos[Int(memo)].answer
            if answer.validity.tellsWidth(for: width) {
                memos[Int(memo)].turn = pass.turn
                return ShareAnswer(length: answer.width, offers: answer.validity.width)
            }
            memo = memos[Int(memo)].next
        }
        return nil
    }

    /// Remembers a width that is known without a height.
    func rememberWidth(_ width: ShareAnswer, _ node: Int32) {
        let index = Int(node)
        let answer = Answer(width: width.length, height: 0, validity: Validity(widthsAlone: width.offers))
        keep(answer, given: pass.turn, by: index)
        nodes[index].flags.insert(.hasBeenAsked)
    }

    /// Drops all that a node remembers.
    func forgetMemos(of index: Int) {
        drop(from: nodes[index].memo)
        nodes[index].memo = -1
        nodes[index].memoCount = 0
    }

    private func keep(_ answer: Answer, given turn: UInt32, by index: Int) {
        if isTimeToTidy(nodes[index].memoCount) { dropUseless(of: index) }
        let entry = MemoEntry(answer: answer, turn: turn, next: nodes[index].memo)
        if pass.freeMemo >= 0 {
            let free = pass.freeMemo
            pass.freeMemo = memos[Int(free)].next
            memos[Int(free)] = entry
            nodes[index].memo = free
        } else {
            nodes[index].memo = Int32(memos.count)
            memos.append(entry)
        }
        nodes[index].memoCount += 1
    }

    /// A chain is looked through for answers of no more use at 3 and each time its length has doubled since.
    private func isTimeToTidy(_ count: UInt16) -> Bool {
        count >= 3 && count % 3 == 0 && (count / 3).nonzeroBitCount == 1 || count >= Self.memoLimit
    }

    /// The most answers a node remembers. Beyond that all are dropped: nests in which every level doubles the
    /// proposals work them out again and again.
    private static var memoLimit: UInt16 { 4096 }

    private func dropUseless(of index: Int) {
        let isFull = nodes[index].memoCount >= Self.memoLimit
        var memo = nodes[index].memo
        var last: Int32 = -1
        var count: UInt16 = 0
        while memo >= 0 {
            let next = memos[Int(memo)].next
            if !isFull, memos[Int(memo)].turn &+ 1 >= pass.turn {
                last = memo
                count += 1
            } else {
                if last < 0 { nodes[index].memo = next } else { memos[Int(last)].next = next }
                memos[Int(memo)].next = pass.freeMemo
                pass.freeMemo = memo
            }
            memo = next
        }
        nodes[index].memoCount = count
    }

    private func drop(from start: Int32) {
        var memo = start
        while memo >= 0 {
            let next = memos[Int(memo)].next
            memos[Int(memo)].next = pass.freeMemo
            pass.freeMemo = memo
            memo = next
        }
    }
}
