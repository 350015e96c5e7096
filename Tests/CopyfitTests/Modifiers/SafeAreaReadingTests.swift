import Copyfit
import Testing

/// What `GeometryProxy.safeAreaInsets` says of modifiers around the view.
@MainActor
struct SafeAreaReadingTests {
    private final class Seen {
        var insets: [EdgeInsets] = []
    }

    private func reader(_ seen: Seen) -> some View {
        GeometryReader { proxy in
            let _ = seen.insets.append(proxy.safeAreaInsets)
            Color.red
        }
    }

    /// The insets that a reader sees last, in a host of 300 × 400.
    private func insets(_ options: HostOptions = HostOptions(), _ view: (AnyView) -> some View) -> EdgeInsets? {
        let seen = Seen()
        let host = ViewHost.standIn(view(AnyView(reader(seen))), width: 300, height: 400, options: options)
        #expect(host.update().converged)
        return seen.insets.last
    }

    private func bar(_ length: CGFloat) -> some View { Color.clear.frame(width: length, height: length) }

    @Test("A bar at an edge is safe area of the view that it takes room from")
    func bars() {
        #expect(
            insets { $0.safeAreaInset(edge: .bottom, spacing: 0) { bar(44) } }
                == EdgeInsets(top: 0, leading: 0, bottom: 44, trailing: 0)
        )
        // The gap counts: layout rule 15.2.
        #expect(
            insets { $0.safeAreaInset(edge: .leading, spacing: 6) { bar(20) } }
                == EdgeInsets(top: 0, leading: 26, bottom: 0, trailing: 0)
        )
        #expect(
            insets {
                $0.safeAreaInset(edge: .trailing, spacing: 0) { bar(20) }.environment(\.layoutDirection, .rightToLeft)
            }
                == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
        )
    }

    @Test("Padding of the safe area, bars and the host's own add up where the view touches all")
    func sums() {
        #expect(insets { $0.safeAreaPadding(16) } == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
        #expect(
            insets { $0.safeAreaPadding(.top, 16).safeAreaInset(edge: .top, spacing: 0) { bar(30) } }
                == EdgeInsets(top: 46, leading: 0, bottom: 0, trailing: 0)
        )
        var options = HostOptions()
        options.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
        #expect(
            insets(options) { $0.safeAreaInset(edge: .top, spacing: 0) { bar(30) } }
                == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        )
        // Plain padding keeps the view away from every safe area.
        #expect(insets(options) { $0.padding(1).safeAreaPadding(16) } == EdgeInsets())
    }

    @Test("One side of the host without a length leaves the other side's safe area")
    func halfBound() {
        var options = HostOptions()
        options.safeAreaInsets = EdgeInsets(top: 10, leading: 7, bottom: 0, trailing: 9)
        let seen = Seen()
        let host = ViewHost.standIn(reader(seen), width: 300, height: nil, options: options)
        #expect(host.update().converged)
        #expect(seen.insets.last == EdgeInsets(top: 10, leading: 7, bottom: 0, trailing: 9))
    }

    @Test("A bar that grows without moving the view is seen, and nothing else is evaluated twice")
    func changes() {
        struct Screen: View {
            @State private var length: CGFloat = 10
            let seen: Seen
            var body: some View {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let _ = seen.insets.append(proxy.safeAreaInsets)
                        Color.red
                    }
                    .frame(width: 50, height: 60)
                    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(width: 50, height: length) }
                    Spacer(minLength: 0)
                    Button("grow") { length += 5 }.id("grow")
                }
            }
        }
        let seen = Seen()
        let host = ViewHost.standIn(Screen(seen: seen), width: 300, height: 400)
        _ = host.update()
        #expect(seen.insets.map(\.bottom) == [10])
        for length in [15, 20] as [CGFloat] {
            host.trigger("grow")
            #expect(host.update().converged)
            #expect(seen.insets.last?.bottom == length)
        }
        let count = seen.insets.count
        #expect(host.update().passes == 0)
        host.size = ProposedViewSize(width: 310, height: 400)
        #expect(host.update().converged)
        #expect(seen.insets.count <= count + 1)
    }
}
