import Copyfit
import Testing

@MainActor @Observable
final class ToastCenter {
    struct Toast: Identifiable, Equatable {
        let id = UUID()
        var height: CGFloat = 48
        var style = Style.plain
        enum Style { case plain, warning }
    }

    private(set) var toasts: [Toast] = []

    func show(_ toast: Toast) { toasts.append(toast) }
    func dismissFirst() { if !toasts.isEmpty { toasts.removeFirst() } }
}

struct ToastPresenter: ViewModifier {
    let center: ToastCenter

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                VStack(spacing: 8) {
                    ForEach(Array(center.toasts.enumerated()), id: \.element.id) { index, toast in
                        view(of: toast).id("toast \(index)")
                    }
                }
                .padding(.bottom, center.toasts.isEmpty ? 0 : 12)
                .animation(.easeInOut, value: center.toasts)
            }
    }

    private func view(of toast: ToastCenter.Toast) -> some View {
        HStack {
            Image(systemName: toast.style == .warning ? "exclamationmark.triangle.fill" : "checkmark")
            Text("Saved").lineLimit(1)
            Spacer()
            Button("Undo") { center.dismissFirst() }.buttonStyle(.borderless)
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: 360)
        .frame(height: toast.height)
        .background(.thickMaterial, in: .rect(cornerRadius: 12))
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
}

extension View {
    func toasts(from center: ToastCenter) -> some View { modifier(ToastPresenter(center: center)) }
}

@MainActor
struct ToastOverlayTests {
    @Test("Toasts take room from the content, the newest at the bottom", arguments: Device.all)
    func layout(device: Device) {
        let center = ToastCenter()
        let screen = layOut(Color.white.id("content").toasts(from: center), on: device)
        screen.expect("content", 0, 0, device.width, device.height)
        center.show(.init())
        center.show(.init(height: 60, style: .warning))
        #expect(screen.host.update().converged)
        // 48, a gap of 8, 60, and 12 below
        let width = min(device.width, 360)
        screen.expect("content", 0, 0, device.width, device.height - 128)
        screen.expect("toast 0", (device.width - width) / 2, device.height - 128, width, 48)
        screen.expect("toast 1", (device.width - width) / 2, device.height - 72, width, 60)
        center.dismissFirst()
        #expect(screen.host.update().converged)
        screen.expect("content", 0, 0, device.width, device.height - 72)
    }
}
