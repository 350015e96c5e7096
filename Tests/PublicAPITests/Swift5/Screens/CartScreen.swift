import Copyfit
import Testing

struct CartItem: Identifiable, Codable {
    var id: Int
    var name: String
    var price: Double
    var quantity = 1
    var total: Double { price * Double(quantity) }
}

class CartStore: ObservableObject {
    @Published private(set) var items: [CartItem]

    init(items: [CartItem]) { self.items = items }

    var total: Double { items.map(\.total).reduce(0, +) }

    func remove(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    func remove(_ item: CartItem) { items.removeAll { $0.id == item.id } }
}

struct CartScreen: View {
    @EnvironmentObject private var store: CartStore
    @State private var itemToRemove: CartItem?

    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach(store.items) { item in
                    CartRow(item: item)
                        .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
                        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                            Button(role: .destructive) {
                                store.remove(item)
                            } label: {
                                Label("Remove", systemImage: "trash")
                            }
                        }
                        .contextMenu { Button("Remove") { itemToRemove = item } }
                }
                .onDelete(perform: store.remove)
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 60)
            .id("list")
            summary
        }
        .alert(item: $itemToRemove) { item in
            Alert(title: Text("Remove \(item.name)?"), dismissButton: .default(Text("OK")) { store.remove(item) })
        }
    }

    private var summary: some View {
        VStack(spacing: 12) {
            HStack {
                Text("Total")
                Spacer()
                Text(store.total, format: .currency(code: "USD")).monospacedDigit()
            }
            .frame(height: 24)
            Button {
            } label: {
                Text("Check Out").frame(maxWidth: .infinity, minHeight: 44)
            }
            .buttonStyle(.plain)
            .disabled(store.items.isEmpty)
            .id("check out")
        }
        .padding(16)
        .overlay(Divider(), alignment: .top)
        .id("summary")
    }
}

private struct CartRow: View {
    let item: CartItem

    var body: some View {
        HStack(spacing: 12) {
            Color.orange.frame(width: 44, height: 44).cornerRadius(6)
            VStack(alignment: .leading) {
                Text(item.name).lineLimit(1).truncationMode(.middle)
                Text(item.price, format: .currency(code: "USD")).foregroundStyle(.secondary)
            }
            Spacer()
            Text("× \(item.quantity)")
        }
        .frame(height: 60)
        .id("item \(item.id)")
    }
}

@MainActor
struct CartScreenTests {
    @Test("The list gets what the summary leaves; rows follow each other", arguments: Device.all)
    func layout(device: Device) {
        let store = CartStore(items: [CartItem(id: 1, name: "Tea", price: 4), CartItem(id: 2, name: "Cup", price: 9)])
        let screen = layOut(CartScreen().environmentObject(store), on: device)
        // 16 + 24 + 12 + 44 + 16
        let summary: CGFloat = 112
        screen.expect("summary", 0, device.height - summary, device.width, summary)
        screen.expect("check out", 16, device.height - 60, device.width - 32, 44)
        screen.expect("list", 0, 0, device.width, device.height - summary)
        #expect(screen.host.frame(id: "item 1")?.size == CGSize(width: device.width - 32, height: 60))
        // Rows of 60 with a line of one point between them; on iOS the line takes no room.
        screen.expect("item 2", 0, device.isIOS ? 60 : 61, device.width - 32, 60, in: "item 1")
        store.remove(at: IndexSet(integer: 0))
        #expect(screen.host.update().converged)
        #expect(screen.host.frame(id: "item 1") == nil)
    }
}
