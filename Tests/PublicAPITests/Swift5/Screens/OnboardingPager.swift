import Copyfit
import Testing

struct OnboardingPage: Identifiable, Hashable {
    let id: Int
    let title: LocalizedStringKey
    let symbol: String

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct OnboardingPager: View {
    @Namespace private var dots
    @State private var page = 0
    var onFinish: () -> Void = {}

    private let pages = [
        OnboardingPage(id: 0, title: "Write it down", symbol: "pencil"),
        OnboardingPage(id: 1, title: "Find it again", symbol: "magnifyingglass"),
        OnboardingPage(id: 2, title: "Share it", symbol: "square.and.arrow.up"),
    ]

    private var isLast: Bool { page == pages.count - 1 }

    var body: some View {
        VStack(spacing: 24) {
            TabView(selection: $page) {
                ForEach(pages) { page in
                    PageView(page: page).tag(page.id)
                }
            }
            .tabViewStyle(.page)
            .id("pages")
            HStack(spacing: 8) {
                ForEach(pages) { item in
                    Capsule()
                        .fill(Color.gray.opacity(0.4))
                        .frame(width: item.id == page ? 24 : 8, height: 8)
                        .overlay {
                            if item.id == page {
                                Capsule().matchedGeometryEffect(id: "current", in: dots).id("current")
                            }
                        }
                        .id("dot \(item.id)")
                }
            }
            .animation(.spring(response: 0.3, dampingFraction: 0.8), value: page)
            Button(action: advance) {
                Text(isLast ? "Get Started" : "Continue")
                    .font(.headline)
                    .frame(maxWidth: .infinity)
                    .frame(height: 50)
            }
            .buttonStyle(.plain)
            .id("continue")
        }
        .padding(24)
    }

    private func advance() {
        if isLast { onFinish() } else { withAnimation { page += 1 } }
    }
}

private struct PageView: View {
    let page: OnboardingPage

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: page.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 120, height: 120)
                .id("symbol \(page.id)")
            Text(page.title).font(.largeTitle).multilineTextAlignment(.center)
        }
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
    }
}

@MainActor
struct OnboardingPagerTests {
    @Test("The dots tell the page, and the button turns it", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(OnboardingPager(), on: device)
        let (width, height) = (device.width, device.height)
        // From below: padding 24, button 50, gap 24, dots 8, gap 24.
        screen.expect("continue", 24, height - 74, width - 48, 50)
        screen.expect("pages", 24, 24, width - 48, height - 130 - 24)
        // Dots of 24, 8 and 8 with gaps of 8 are 56 wide.
        let start = (width - 56) / 2
        screen.expect("dot 0", start, height - 106, 24, 8)
        screen.expect("dot 1", start + 32, height - 106, 8, 8)
        screen.expect("current", start, height - 106, 24, 8)
        screen.trigger("continue")
        screen.expect("dot 0", start, height - 106, 8, 8)
        screen.expect("dot 1", start + 16, height - 106, 24, 8)
        screen.expect("current", start + 16, height - 106, 24, 8)
        #expect(screen.host.frame(id: "symbol 1")?.width == 120)
        #expect(screen.host.frame(id: "symbol 0") == nil)
    }
}
