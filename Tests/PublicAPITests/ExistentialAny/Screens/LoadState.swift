import Copyfit
import Testing

enum LoadState<Value: Sendable>: Sendable {
    case idle
    case loading(previous: Value?)
    case loaded(Value)
    case failed(any Error)

    var value: Value? {
        switch self {
        case .loaded(let value): value
        case .loading(let previous): previous
        case .idle, .failed: nil
        }
    }
}

struct LoadingView<Value: Sendable, Content: View, Placeholder: View>: View {
    let state: LoadState<Value>
    let retry: (@MainActor @Sendable () -> Void)?
    @ViewBuilder let content: (Value) -> Content
    @ViewBuilder let placeholder: Placeholder

    var body: some View {
        switch state {
        case .idle:
            placeholder
        case .loading(let previous?):
            content(previous).opacity(0.5).overlay(alignment: .top) { ProgressView().id("spinner") }
        case .loading:
            placeholder.redacted(reason: .placeholder).allowsHitTesting(false)
        case .loaded(let value):
            content(value)
        case .failed(let error):
            VStack(spacing: 8) {
                Text(error.localizedDescription).frame(height: 20)
                if let retry { Button("Retry", action: retry).id("retry") }
            }
            .frame(height: 100)
            .id("failure")
        }
    }
}

struct ServerError: Error, CustomStringConvertible {
    let description = "The server is asleep."
}

struct LoadingScreen: View {
    @State private var state = LoadState<[Int]>.idle

    var body: some View {
        VStack(spacing: 0) {
            LoadingView(state: state, retry: { state = .loaded([1, 2, 3]) }) { numbers in
                ForEach(numbers, id: \.self) { number in
                    Color.blue.frame(height: 24).id("number \(number)")
                }
            } placeholder: {
                Color.gray.frame(height: 72).id("placeholder")
            }
            Button("Step", action: step).frame(height: 40).id("step")
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }

    private func step() {
        state =
            switch state {
            case .idle: .loading(previous: nil)
            case .loading(nil): .failed(ServerError())
            case .loaded(let value): .loading(previous: value)
            default: .idle
            }
    }
}

@MainActor
struct LoadStateTests {
    @Test("Each state has its view", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(LoadingScreen(), on: device)
        screen.expect("placeholder", 0, 0, device.width, 72)
        screen.trigger("step")
        screen.expect("placeholder", 0, 0, device.width, 72)
        screen.trigger("step")
        #expect(screen.host.frame(id: "failure")?.height == 100)
        #expect(screen.host.frame(id: "step")?.minY == 100)
        screen.trigger("retry")
        screen.expect("number 3", 0, 48, device.width, 24)
        #expect(screen.host.frame(id: "step")?.minY == 72)
        screen.trigger("step")
        #expect(screen.host.frame(id: "spinner")?.midX == device.width / 2)
    }
}
