import Copyfit
import Testing

struct Payment: Identifiable {
    let id: Int
    let day: Int
    let cents: Int
}

struct GroupedTransactions: View {
    enum Filter: String, CaseIterable, Identifiable, CustomLocalizedStringResourceConvertible {
        case all, income, spending
        var id: Self { self }
        nonisolated var localizedStringResource: LocalizedStringResource { .init(stringLiteral: rawValue) }

        func includes(_ payment: Payment) -> Bool {
            switch self {
            case .all: true
            case .income: payment.cents > 0
            case .spending: payment.cents < 0
            }
        }
    }

    let payments: [Payment]
    @State private var filter = Filter.all

    private var shown: [Payment] { payments.filter(filter.includes) }

    var body: some View {
        VStack(spacing: 0) {
            Picker("Filter", selection: $filter) {
                ForEach(Filter.allCases) { Text($0.localizedStringResource) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .frame(height: 44)
            .id("filter")
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(shown) { payment in
                        HStack {
                            Text("Day \(payment.day)")
                            Spacer()
                            Text(Double(payment.cents) / 100, format: .currency(code: "EUR"))
                                .foregroundStyle(payment.cents < 0 ? .red : .green)
                        }
                        .padding(.horizontal)
                        .frame(height: 40)
                        .id("payment \(payment.id)")
                    }
                }
                .id("payments")
            }
        }
        .onChange(of: filter, initial: true) { _, _ in }
    }
}

struct GroupedTransactionTests {
    @Test("Only the payments of the filter have rows", arguments: Device.all)
    func layout(device: Device) {
        let payments = [1200, -350, -999, 40].enumerated().map { Payment(id: $0.offset, day: 1, cents: $0.element) }
        let screen = layOut(GroupedTransactions(payments: payments), on: device)
        screen.expect("payments", 0, 44, device.width, 160)
        screen.expect("payment 3", 0, 44 + 120, device.width, 40)
        #expect(screen.host.select(GroupedTransactions.Filter.spending, in: "filter"))
        #expect(screen.host.update().converged)
        screen.expect("payments", 0, 44, device.width, 80)
        screen.expect("payment 2", 0, 84, device.width, 40)
        #expect(screen.host.frame(id: "payment 3") == nil)
    }
}
