import Testing

@testable import CopyfitC

@Suite("Handles")
struct HandleTableTests {
    private final class Thing: Sendable {}
    private final class Other: Sendable {}

    @Test("A handle has its object until it is freed, and never again")
    func freed() {
        let (table, thing) = (HandleTable(), Thing())
        let handle = table.add(thing)
        #expect(handle != 0)
        #expect(table.object(handle, Thing.self) === thing)
        #expect(table.remove(handle, Thing.self) === thing)
        #expect(table.object(handle, Thing.self) == nil)
        #expect(table.remove(handle, Thing.self) == nil)
    }

    @Test("A freed handle does not become the handle of the next object")
    func reused() {
        let (table, thing) = (HandleTable(), Thing())
        let first = table.add(Thing())
        _ = table.remove(first, Thing.self)
        let second = table.add(thing)
        #expect(first != second)
        #expect(table.object(first, Thing.self) == nil)
        #expect(table.object(second, Thing.self) === thing)
    }

    @Test("A handle of another kind is not freed by mistake")
    func kinds() {
        let (table, thing) = (HandleTable(), Thing())
        let handle = table.add(thing)
        #expect(table.object(handle, Other.self) == nil)
        #expect(table.remove(handle, Other.self) == nil)
        #expect(table.object(handle, Thing.self) === thing)
    }

    @Test("Numbers that were never handles have no object", arguments: [0, 1, 2, 1 << 32, 1 << 63, UInt.max])
    func strangers(number: UInt) {
        let table = HandleTable()
        _ = table.add(Thing())
        #expect(table.object(number, Thing.self) == nil)
        #expect(table.remove(number, Thing.self) == nil)
    }

    @Test("Threads that make and free handles at once each find their own objects")
    func threads() async {
        let table = HandleTable()
        let wrong = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<1000).count { _ in
                        let thing = Thing()
                        let handle = table.add(thing)
                        return table.object(handle, Thing.self) !== thing || table.remove(handle, Thing.self) !== thing
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }
}
