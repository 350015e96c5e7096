import Copyfit
import Testing

protocol PaymentService: Sendable {
    func pay(_ amount: Decimal) async throws -> String
}

struct InstantPayment: PaymentService {
    nonisolated func pay(_ amount: Decimal) async throws -> String {
        try await Task.sleep(for: .milliseconds(1))
        guard amount > 0 else { throw CancellationError() }
        return "R-1"
    }
}

@Observable
final class Checkout {
    enum Phase: Equatable { case ready, paying, paid(receipt: String), failed }

    private(set) var phase = Phase.ready
    let amount: Decimal
    private let service: any PaymentService

    init(amount: Decimal, service: any PaymentService = InstantPayment()) {
        self.amount = amount
        self.service = service
    }

    func pay() async {
        phase = .paying
        do {
            phase = .paid(receipt: try await service.pay(amount))
        } catch {
            phase = .failed
        }
    }
}

struct CheckoutScreen: View {
    @State var checkout: Checkout
    @State private var attempt = 0
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 16) {
            Text(checkout.amount, format: .currency(code: "CHF"))
                .font(.system(.largeTitle, design: .monospaced))
                .frame(height: 48)
            ZStack {
                switch checkout.phase {
                case .ready: Color.blue.frame(height: 80).id("ready")
                case .paying: ProgressView().controlSize(.large).id("paying")
                case .paid: Color.green.frame(height: 120).id("paid")
                case .failed: Color.red.frame(height: 40).id("failed")
                }
            }
            .animation(.smooth, value: checkout.phase)
            Button("Pay") { attempt += 1 }
                .disabled(checkout.phase == .paying)
                .frame(maxWidth: .infinity, minHeight: 50)
                .id("pay")
            Link("Help", destination: URL(string: "https://example.com/help")!).frame(height: 20)
        }
        .padding(16)
        .frame(maxHeight: .infinity, alignment: .top)
        .task(id: attempt, priority: .userInitiated) {
            if attempt > 0 { await checkout.pay() }
        }
    }
}

struct CheckoutScreenTests {
    @Test("A payment ends as paid or failed", arguments: Device.all, [Decimal(12), 0])
    func payment(device: Device, amount: Decimal) async {
        let screen = layOut(CheckoutScreen(checkout: Checkout(amount: amount)), on: device)
        screen.expect("ready", 16, 16 + 48 + 16, device.width - 32, 80)
        screen.expect("pay", 16, 80 + 80 + 16, device.width - 32, 50)
        screen.host.trigger("pay")
        #expect(await screen.host.settle(timeout: .seconds(30)).pendingTasks == 0)
        let height: CGFloat = amount > 0 ? 120 : 40
        screen.expect(amount > 0 ? "paid" : "failed", 16, 80, device.width - 32, height)
        screen.expect("pay", 16, 80 + height + 16, device.width - 32, 50)
    }
}
