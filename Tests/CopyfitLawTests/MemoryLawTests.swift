import AllocationCounter
import Testing

import Copyfit
@testable import CopyfitViews

/// How often bringing a view in asks for heap memory. Optimised code only: the compiler keeps more on the heap without.
@MainActor
@Suite("Memory of views", .serialized)
struct MemoryLawTests {
    @Test("A colour takes one object, which is its place and its element")
    func leaf() {
        #expect(allocationsPerRow { _ in Color.gray } == 1)
    }

    @Test("A layout modifier takes one object more, and none for a frame's centre or even insets")
    func modifiers() {
        #expect(allocationsPerRow { _ in Color.gray.frame(width: 10, height: 10) } == 2)
        #expect(allocationsPerRow { _ in Color.gray.padding(8) } == 2)
        #expect(allocationsPerRow { _ in Color.gray.frame(width: 10, height: 10).padding(8) } == 3)
    }

    /// What a thousand more rows ask for, to which growing arrays add less than a tenth for each.
    private func allocationsPerRow(_ row: @escaping (Int) -> some View) -> Int {
        let more = Int(allocations(2000, row)) - Int(allocations(1000, row))
        return Int((Double(more) / 1000).rounded())
    }

    private func allocations(_ count: Int, _ row: @escaping (Int) -> some View) -> UInt64 {
        let host = ViewHost(VStack { ForEach(0..<count) { row($0) } }, size: .unspecified)
        let before = allocation_count()
        host.evaluate()
        return allocation_count() - before
    }
}
