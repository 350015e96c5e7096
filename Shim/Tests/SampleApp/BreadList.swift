import SwiftUI

extension EnvironmentValues {
    @Entry var crumb: CGFloat = 4
}

struct BreadRow: View {
    @Environment(\.crumb) private var crumb
    let bread: Bread

    var body: some View {
        HStack(spacing: crumb) {
            Color(.crust).frame(width: 20, height: 20)
            Color.clear.frame(width: CGFloat(bread.grams) / 10, height: 10)
                .accessibilityIdentifier("weight \(bread.id)")
        }
    }
}

struct BreadList: View {
    @EnvironmentObject private var store: BreadStore
    @Binding var showsWeights: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(store.breads) { bread in
                BreadRow(bread: bread)
            }
            Color.red.frame(width: CGFloat(store.total) / 10, height: 5).id("total")
        }
        .onReceive(store.$breads.dropFirst()) { breads in
            if breads.count > 5 { store.breads.removeLast() }
        }
    }
}

struct Counter: View {
    @Binding var count: Int

    var body: some View {
        Button("Count") { count += 10 }
            .frame(width: CGFloat(count), height: 30)
            .buttonStyle(.plain)
            .id("counter")
    }
}

#Preview {
    BreadList(showsWeights: .constant(true))
        .environmentObject(BreadStore())
}

#Preview("Row", traits: .fixedLayout(width: 200, height: 50)) {
    BreadRow(bread: Bread(id: 7, name: "Rye", grams: 600))
}

#Preview("Counter", traits: .sizeThatFitsLayout, .landscapeLeft) {
    @Previewable @State var count = 40
    Counter(count: $count)
}

#Preview("Grams", arguments: [100, 200]) { grams in
    BreadRow(bread: Bread(id: 8, name: "Rye", grams: grams))
}

#Preview("Switch", traits: .sizeThatFitsLayout) {
    Toggle("Slow", isOn: .constant(true)).labelsHidden()
}

#Preview("Night", traits: .fixedLayout(width: 40, height: 30)) {
    VStack(spacing: 0) {
        Rectangle().fill(.background).frame(width: 10, height: 10)
        Color.clear.frame(width: 10, height: 10).preferredColorScheme(.dark)
    }
}

#Preview("Assets") {
    HStack(spacing: 0) {
        Image(.Symbols.loafIcon).id("loaf")
        Color.crust.frame(width: 8, height: 6)
        Rectangle().fill(.crust).frame(width: 8, height: 6)
    }
}

#Preview("Waiting") {
    Color.brown.task { try? await Task.sleep(for: .seconds(1)) }
}
