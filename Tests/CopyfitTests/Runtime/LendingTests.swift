import Observation
import Testing

import Copyfit
@testable import CopyfitViews

/// Values of views are read where they are: in tuples, in kept bodies, in branches, in arrays of rows.
@MainActor
struct LendingTests {
    // Views of all sizes and alignments; each is as wide as the number it holds.

    private struct Nothing: View {
        var body: some View { Color.red.box(1, 1) }
    }

    private struct Byte: View {
        let width: UInt8
        var body: some View { Color.red.box(CGFloat(width), 1) }
    }

    private struct Long: View {
        let width: Double
        let mark = true
        var body: some View { Color.red.box(width, 1) }
    }

    private struct Wide: View {
        let width: SIMD2<Double>
        var body: some View { Color.red.box(width.x, 1) }
    }

    private struct Held: View {
        let width: Token
        var body: some View { Color.red.box(width.number, 1) }
    }

    private final class Token {
        let number: CGFloat
        private let alive: Count

        init(_ number: CGFloat, _ alive: Count) {
            (self.number, self.alive) = (number, alive)
            alive.number += 1
        }

        deinit { alive.number -= 1 }
    }

    private final class Count {
        var number = 0
    }

    private func widths(_ view: some View) -> [CGFloat] {
        let host = host(view)
        #expect(host.findInconsistency() == nil)
        let total = host.size(for: .unspecified).width
        return host.frames().values.filter { $0.width < total }.sorted { $0.minX < $1.minX }.map(\.width)
    }

    @Test("The members of a tuple are found whatever their sizes and alignments")
    func members() {
        let count = Count()
        let optional: Byte? = Byte(width: 6)
        let members = (
            Byte(width: 2), Long(width: 3), Byte(width: 4), Nothing(), Wide(width: SIMD2(5, 0)), optional, Nothing(),
            Held(width: Token(7, count)), Byte(width: 8), Long(width: 9)
        )
        let expected: [CGFloat] = [2, 3, 4, 1, 5, 6, 1, 7, 8, 9]
        let built = HStack(spacing: 0) {
            members.0; members.1; members.2; members.3; members.4
            members.5; members.6; members.7; members.8; members.9
        }
        // A frame's element and its colour's have the same width.
        #expect(widths(built) == expected.flatMap { [$0, $0] })
        // Without the builder the offsets come from the runtime's metadata.
        #expect(widths(HStack(spacing: 0) { TupleView(members) }) == expected.flatMap { [$0, $0] })
    }

    @Observable
    final class Model {
        var number = 3
    }

    private struct Changing: View {
        let model: Model
        let alive: Count

        var body: some View {
            let number = model.number
            if number % 3 == 0 { Held(width: Token(10, alive)) } else { Long(width: Double(number)) }
            ForEach(0..<number, id: \.self) { Held(width: Token(CGFloat($0 + 1), alive)) }
        }
    }

    @Test("Each kept body ends once: when another one replaces it, and with its host")
    func ends() {
        let count = Count()
        do {
            let model = Model()
            let host = host(HStack(spacing: 0) { Changing(model: model, alive: count) })
            for next in [3, 1, 2, 6, 6, 0, 5, 3] {
                model.number = next
                #expect(host.update().converged)
                let first: CGFloat = next % 3 == 0 ? 10 : CGFloat(next)
                #expect(host.size(for: .unspecified).width == first + CGFloat(next * (next + 1) / 2))
                // One in each row's place, and one in the kept body where the branch holds one.
                #expect(count.number == next + (next % 3 == 0 ? 1 : 0))
            }
        }
        #expect(count.number == 0)
    }

    private struct Watching: View {
        weak var token: Token?
        var body: some View { Color.red.box(token?.number ?? 1, 1) }
    }

    private struct Relying: View {
        unowned let token: Token
        var body: some View { Color.red.box(token.number, 1) }
    }

    private final class Owner {
        var token: Token?
        init(_ token: Token) { self.token = token }
    }

    private struct References: View {
        let model: Model
        let owner: Owner

        var body: some View {
            let (number, token) = (model.number, owner.token)
            Byte(width: 2)
            Watching(token: token)
            if number.isMultiple(of: 2) {
                Watching(token: token)
            } else if let token {
                Relying(token: token)
            }
            ForEach(0..<number, id: \.self) { [weak token] _ in Watching(token: token) }
        }
    }

    @Test("Weak and unowned references in views are read where they are, and end with them")
    func references() {
        let count = Count()
        do {
            let (model, owner) = (Model(), Owner(Token(10, count)))
            let host = host(HStack(spacing: 0) { References(model: model, owner: owner) })
            for next in [3, 2, 0, 5, 4, 4, 1] {
                model.number = next
                #expect(host.update().converged)
                #expect(host.size(for: .unspecified).width == CGFloat(2 + 10 + 10 + next * 10))
            }
            owner.token = nil
            #expect(count.number == 0)
            model.number = 2
            #expect(host.update().converged)
            #expect(host.size(for: .unspecified).width == CGFloat(2 + 1 + 1 + 2))
        }
        #expect(count.number == 0)
    }
}
