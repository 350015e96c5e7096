import Copyfit
import Testing

struct StretchyHeader<Content: View, Background: View>: View {
    var height: CGFloat = 200
    @ViewBuilder var content: () -> Content
    @ViewBuilder var background: () -> Background

    var body: some View {
        GeometryReader { proxy in
            let offset = proxy.frame(in: .named("scroll")).minY
            background()
                .frame(width: proxy.size.width, height: height + max(offset, 0))
                .clipped()
                .overlay(alignment: .bottomLeading) { content().padding() }
                .offset(y: -max(offset, 0))
                .id("backdrop")
        }
        .frame(height: height)
        .id("header")
    }
}

struct ArtistScreen: View {
    @State private var offset: CGFloat = 0
    let albums: Int

    private var isCollapsed: Bool { offset > 150 }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                StretchyHeader {
                    Text("Artist").font(.largeTitle.bold())
                } background: {
                    LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
                }
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<albums, id: \.self) { album in
                            Color.gray
                                .opacity(0.1)
                                .frame(height: 80)
                                .overlay(Text("Album \(album)"))
                                .id("album \(album)")
                        }
                    } header: {
                        Text("Albums").frame(maxWidth: .infinity, minHeight: 40).background(.bar).id("albums")
                    }
                }
            }
        }
        .coordinateSpace(name: "scroll")
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: { _, new in
            offset = new
        }
        .overlay(alignment: .top) {
            if isCollapsed { Text("Artist").frame(maxWidth: .infinity).frame(height: 44).id("bar") }
        }
        .id("scroll view")
    }
}

@MainActor
struct StickyHeaderTests {
    @Test("After scrolling the bar is there, and albums are further up", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ArtistScreen(albums: 40), on: device)
        screen.expect("header", 0, 0, device.width, 200)
        screen.expect("backdrop", 0, 0, device.width, 200)
        screen.expect("albums", 0, 200, device.width, 40)
        screen.expect("album 1", 0, 200 + 40 + 80, device.width, 80)
        #expect(screen.host.frame(id: "bar") == nil)
        screen.host.scroll("scroll view", to: CGPoint(x: 0, y: 300))
        #expect(screen.host.update().converged)
        screen.expect("bar", 0, 0, device.width, 44)
        // 200 + 40 + 80 − 300
        screen.expect("album 1", 0, 20, device.width, 80)
    }
}
