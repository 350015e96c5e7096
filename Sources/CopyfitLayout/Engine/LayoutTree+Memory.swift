import Foundation

/// The answers a node remembers: a chain, the newest first.
///
/// A chain is as long as a node has answers of use: those that neither this layout nor the last one has found in it are
/// dropped, so that a tree that is resized again and again takes no more time or memory than after its second size.
extension LayoutTree {
    @inline(__always)
    func remembered(_ node: Int32, _ proposal: Proposal) -> Answer? {
        let newest = nodes[Int(node)].memo
        if newest < 0 { return nil }
        let flags = nodes[Int(node)].flags
        if flags.contains(.hasAnswer), !flags.contains(.mayFollow) { return memos[Int(newest)].answer }
        if memos[Int(newest)].answer.validity.contains(proposal) { return memos[Int(newest)].answer }
        return remembered(proposal, from: memos[Int(newest)].next)
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
        dropUseless(of: index)
        nodes[index].memo = entry(answer, before: nodes[index].memo)
        nodes[index].memoCount += 1
        nodes[index].flags.insert(.hasAnswer)
    }

    /// A width that a node remembers for a proposal, from a whole answer or alone.
    func rememberedWidth(_ node: Int32, _ proposal: Proposal) -> ShareAnswer? {
        let newest = nodes[Int(node)].memo
        var memo = newest
        while memo >= 0 {
            let answer = memos[Int(memo)].answer
            if answer.tellsWidth(for: proposal) {
                if memo != newest { memos[Int(memo)].turn = pass.turn }
                return ShareAnswer(length: answer.width, offers: answer.validity.width)
            }
            memo = memos[Int(memo)].next
        }
        return nil
    }

    /// Remembers a width that is known for a proposed height, NaN meaning nil, without the node's height. A whole answer
    /// that is the newest stays the newest.
    func rememberWidth(_ width: ShareAnswer, for height: CGFloat, _ node: Int32) {
        let index = Int(node)
        dropUseless(of: index)
        let answer = Answer(width: width.length, height: height, validity: Validity(widthsAlone: width.offers))
        if nodes[index].flags.contains(.hasAnswer) {
            let newest = Int(nodes[index].memo)
            let alone = entry(answer, before: memos[newest].next)
            memos[newest].next = alone
        } else {
            nodes[index].memo = entry(answer, before: nodes[index].memo)
        }
        nodes[index].memoCount += 1
        nodes[index].flags.insert(.hasBeenAsked)
    }

    /// Drops all that a node remembers.
    func forgetMemos(of index: Int) {
        drop(from: nodes[index].memo)
        nodes[index].memo = -1
        nodes[index].memoCount = 0
    }

    /// An entry of this layout.
    private func entry(_ answer: Answer, before next: Int32) -> Int32 {
        let entry = MemoEntry(answer: answer, turn: pass.turn, next: next)
        guard pass.freeMemo >= 0 else {
            memos.append(entry)
            return Int32(memos.count - 1)
        }
        let free = pass.freeMemo
        pass.freeMemo = memos[Int(free)].next
        memos[Int(free)] = entry
        return free
    }

    /// A chain is looked through for answers of no more use at 3 and each time its length has doubled since.
    private func isTimeToTidy(_ count: UInt16) -> Bool {
        count >= 3 && count % 3 == 0 && (count / 3).nonzeroBitCount == 1 || count >= Self.memoLimit
    }

    /// The most answers a node remembers. Beyond that all are dropped: nests in which every level doubles the
    /// proposals work them out again and again.
    private static var memoLimit: UInt16 { 4096 }

    /// Drops the answers of no more use if it is time to look for them. The newest, if it is whole, stays.
    private func dropUseless(of index: Int) {
        var last: Int32 = nodes[index].flags.contains(.hasAnswer) ? nodes[index].memo : -1
        var count: UInt16 = last < 0 ? 0 : 1
        guard isTimeToTidy(nodes[index].memoCount - count) else { return }
        let isFull = nodes[index].memoCount >= Self.memoLimit
        var memo = last < 0 ? nodes[index].memo : memos[Int(last)].next
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
