import Copyfit
import Testing

struct HighestCard: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Plan: Identifiable, Hashable {
    let id: String
    let features: Int
}

struct PaywallScreen: View {
    @State private var selection = "Month"
    @State private var cardHeight: CGFloat?
    @Environment(\.dismiss) private var dismiss

    private let plans = [
        Plan(id: "Month", features: 1), Plan(id: "Year", features: 3), Plan(id: "Life", features: 2),
    ]

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "crown.fill")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(height: 64)
                .foregroundStyle(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
            HStack(alignment: .top, spacing: 10) {
                ForEach(plans) { plan in
                    PlanCard(plan: plan, isSelected: plan.id == selection)
                        .frame(minHeight: cardHeight, alignment: .top)
                        .background(border(for: plan))
                        .onTapGesture { selection = plan.id }
                        .id(plan.id)
                }
            }
            .onPreferenceChange(HighestCard.self) { cardHeight = $0 }
            Spacer()
            purchase
        }
        .padding(20)
        .overlay(alignment: .topTrailing) {
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark").frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            .id("close")
        }
    }

    private func border(for plan: Plan) -> some View {
        RoundedRectangle(cornerRadius: 12)
            .strokeBorder(plan.id == selection ? Color.accentColor : .gray, lineWidth: plan.id == selection ? 3 : 1)
    }

    private var purchase: some View {
        VStack(spacing: 6) {
            Button("Subscribe") {}
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            Text("Cancel anytime. [Terms](https://example.com)")
                .font(.caption2)
        }
    }
}

private struct PlanCard: View {
    let plan: Plan
    let isSelected: Bool

    var body: some View {
        VStack(spacing: 4) {
            Text(plan.id).bold().frame(height: 20)
            ForEach(0..<plan.features, id: \.self) { _ in
                Label("Feature", systemImage: "checkmark").labelStyle(.titleOnly).frame(height: 20)
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity)
        .background(GeometryReader { Color.clear.preference(key: HighestCard.self, value: $0.size.height) })
        .accessibilityElement(children: .contain)
    }
}

@MainActor
struct PaywallScreenTests {
    @Test("All cards are as high as the highest, and share the width", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(PaywallScreen(), on: device)
        let width = (device.width - 40 - 20) / 3
        // Padding 20, crown 64, gap 20. The card of the year: 4 lines of 20, gaps of 4, padding of 8.
        let height: CGFloat = 4 * 20 + 3 * 4 + 16
        screen.expect("Month", 20, 104, width, height)
        screen.expect("Year", 20 + width + 10, 104, width, height)
        screen.expect("Life", 20 + 2 * (width + 10), 104, width, height)
        screen.expect("close", device.width - 44, 0, 44, 44)
    }
}
