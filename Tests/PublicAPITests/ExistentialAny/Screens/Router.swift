import Copyfit
import Testing

protocol Route: Hashable, Sendable {
    associatedtype Destination: View
    @MainActor @ViewBuilder var destination: Destination { get }
    var title: String { get }
}

struct HomeRoute: Route {
    var title: String { "Home" }
    var destination: some View { Color.blue.frame(width: 120, height: 80).id("home") }
}

struct DetailRoute: Route {
    let number: Int
    var title: String { "Detail \(number)" }
    var destination: some View {
        VStack(spacing: 10) {
            ForEach(0..<number, id: \.self) { row in
                Color.green.frame(width: 200, height: 20).id("detail row \(row)")
            }
        }
    }
}

@Observable @MainActor
final class AppRouter {
    private(set) var routes: [any Route] = [HomeRoute()]
    var sheet: (any Route)?

    var current: any Route { routes.last ?? HomeRoute() }
    var canGoBack: Bool { routes.count > 1 }

    func push(_ route: any Route) { routes.append(route) }
    func pop() { if canGoBack { routes.removeLast() } }
}

private struct RouterKey: EnvironmentKey {
    static var defaultValue: AppRouter? { nil }
}

extension EnvironmentValues {
    var router: AppRouter? {
        get { self[RouterKey.self] }
        set { self[RouterKey.self] = newValue }
    }
}

struct RoutedScreen: View {
    @State private var router = AppRouter()

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                if router.canGoBack {
                    Button("Back", systemImage: "chevron.left", action: router.pop).id("back")
                }
                Spacer()
                Text(router.current.title).font(.headline)
                Spacer()
                NextButton()
            }
            .padding(.horizontal, 16)
            .frame(height: 52)
            .background(.bar)
            .id("bar")
            view(for: router.current)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .id("page")
        }
        .environment(\.router, router)
    }

    private func view(for route: any Route) -> AnyView {
        func opened<R: Route>(_ route: R) -> AnyView { AnyView(route.destination) }
        return opened(route)
    }
}

private struct NextButton: View {
    @Environment(\.router) private var router

    var body: some View {
        Button("Next") { router?.push(DetailRoute(number: router?.routes.count ?? 1)) }.id("next")
    }
}

@MainActor
struct RouterTests {
    @Test("Routes of different types are shown in the middle of the page", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(RoutedScreen(), on: device)
        let middle = 52 + (device.height - 52) / 2
        screen.expect("bar", 0, 0, device.width, 52)
        screen.expect("home", device.width / 2 - 60, middle - 40, 120, 80)
        screen.trigger("next")
        // One row of 20.
        screen.expect("detail row 0", device.width / 2 - 100, middle - 10, 200, 20)
        screen.trigger("next")
        // Two rows of 20 and a gap of 10.
        screen.expect("detail row 1", device.width / 2 - 100, middle + 5, 200, 20)
        screen.trigger("back")
        screen.trigger("back")
        screen.expect("home", device.width / 2 - 60, middle - 40, 120, 80)
        #expect(screen.host.frame(id: "back") == nil)
    }
}
