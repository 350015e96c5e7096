import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var gap: CGFloat = 3
    @Entry fileprivate var title: String?
    @Entry fileprivate var count = 7
    @Entry fileprivate var shelf: Optional<Int>
    @Entry fileprivate var drawer: Swift.Optional<Int>
}

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

extension Transaction {
    @Entry fileprivate var isQuiet: Bool = false
}

struct EntryTests {
    @Test("@Entry stores a value under a key, with its initial value as the default")
    func environment() {
        var values = EnvironmentValues()
        #expect(values.gap == 3)
        #expect(values.title == nil)
        #expect(values.count == 7)
        values.gap = 5
        values.title = "Bread"
        #expect(values.gap == 5)
        #expect(values.title == "Bread")
        #expect(EnvironmentValues().gap == 3)
        #expect(values.shelf == nil)
        values.shelf = 2
        values.drawer = 3
        #expect([values.shelf, values.drawer] == [2, 3])
    }

    @Test("@Entry makes values of transactions")
    func transaction() {
        var transaction = Transaction()
        #expect(!transaction.isQuiet)
        transaction.isQuiet = true
        #expect(transaction.isQuiet)
    }

    @MainActor
    @Test("@Entry makes values of containers")
    func container() {
        let view = Group(subviews: Color.red.containerValue(\.isPinned, true)) { subviews in
            Color.blue.frame(width: subviews.first?.containerValues.isPinned == true ? 30 : 10, height: 10).id("box")
        }
        let host = ViewHost(view, size: .unspecified)
        _ = host.update()
        #expect(host.frame(id: "box")?.width == 30)
    }
}
