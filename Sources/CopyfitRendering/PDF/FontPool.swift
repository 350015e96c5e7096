import CopyfitFonts
import Synchronization

/// Fonts that were opened for earlier documents and are now free. A document takes a font out and gives it back, so
/// that no two threads use one at the same time.
///
/// Sendable: the fonts are reached only while the lock is held, and one that is taken out belongs to its taker.
final class FontPool: @unchecked Sendable {
    static let shared = FontPool()

    private static let limit = 24
    private let free = Mutex<[Loan]>([])

    private struct Loan: @unchecked Sendable {
        let font: CairoFont
    }

    private init() {}

    /// A font of this face; nil for a face that cairo cannot draw.
    func take(_ face: FontFace) -> CairoFont? {
        let known = free.withLock { free -> Loan? in
            guard let index = free.lastIndex(where: { $0.font.face == face }) else { return nil }
            return free.remove(at: index)
        }
        return known?.font ?? CairoFont(face)
    }

    /// Gives a font back. The one that was given back first is forgotten if there are too many.
    func giveBack(_ font: CairoFont) {
        let loan = Loan(font: font)
        let surplus = free.withLock { free -> Loan? in
            free.append(loan)
            return free.count > Self.limit ? free.removeFirst() : nil
        }
        _ = consume surplus
    }
}
