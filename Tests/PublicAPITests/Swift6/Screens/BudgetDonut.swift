import Copyfit
import Testing

struct Slice: Identifiable, Equatable {
    let id: String
    var amount: Double
    var color: Color
}

struct BudgetDonut: View {
    @State private var slices = [
        Slice(id: "Rent", amount: 60, color: .blue), Slice(id: "Food", amount: 25, color: .orange),
        Slice(id: "Fun", amount: 15, color: .purple),
    ]
    @State private var selection: Slice.ID?

    private var total: Double { slices.reduce(0) { $0 + $1.amount } }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 40) {
                donut; legend
            }.frame(minWidth: 600)
            VStack(spacing: 30) {
                donut; legend
            }
        }
        .padding(20)
    }

    private var donut: some View {
        ZStack {
            ForEach(Array(zip(slices.indices, slices)), id: \.1.id) { index, slice in
                Circle()
                    .trim(from: start(of: index), to: start(of: index) + slice.amount / total)
                    .stroke(slice.color, style: StrokeStyle(lineWidth: selection == slice.id ? 30 : 24))
                    .rotationEffect(.degrees(-90), anchor: .center)
                    .accessibilityLabel("\(slice.id), \(slice.amount / total, format: .percent)")
            }
            VStack(spacing: 2) {
                Text(total, format: .currency(code: "EUR").precision(.fractionLength(0)))
                    .font(.title.monospacedDigit())
                Text("this month").font(.caption).foregroundStyle(.secondary)
            }
        }
        .frame(width: 200, height: 200)
        .id("donut")
    }

    private var legend: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            ForEach($slices) { $slice in
                GridRow {
                    RoundedRectangle(cornerRadius: 3).fill(slice.color).frame(width: 14, height: 14)
                    Text(slice.id).frame(width: 80, height: 20, alignment: .leading).id("name \(slice.id)")
                    Stepper("", value: $slice.amount, step: 5).labelsHidden().frame(width: 60, height: 20)
                        .gridColumnAlignment(.trailing)
                }
                .onTapGesture { selection = slice.id }
            }
        }
        .id("legend")
    }

    private func start(of index: Int) -> Double { slices[..<index].map(\.amount).reduce(0, +) / total }
}

@MainActor
struct BudgetDonutTests {
    @Test("The legend is beside the donut where 600 fit, otherwise below", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(BudgetDonut(), on: device)
        // 14 + 12 + 80 + 12 + 60 wide, three rows of 20 with gaps of 6
        let (legendWidth, legendHeight): (CGFloat, CGFloat) = (178, 72)
        if device.width == 390 {
            let top = (device.height - 302) / 2
            screen.expect("donut", (device.width - 200) / 2, top, 200, 200)
            screen.expect("legend", (device.width - legendWidth) / 2, top + 230, legendWidth, legendHeight)
        } else {
            let left = (device.width - 418) / 2
            screen.expect("donut", left, (device.height - 200) / 2, 200, 200)
            screen.expect("legend", left + 240, (device.height - legendHeight) / 2, legendWidth, legendHeight)
        }
        screen.expect("name Fun", 26, 52, 80, 20, in: "legend")
    }
}
