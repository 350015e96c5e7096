import Copyfit
import Testing

private struct SegmentBounds: PreferenceKey {
    static let defaultValue: [AnyHashable: Anchor<CGRect>] = [:]

    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

struct SegmentBar<Option: Hashable, Label: View>: View {
    let options: [Option]
    @Binding var selection: Option
    @ViewBuilder let label: (Option) -> Label

    var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.self) { option in
                Button {
                    withAnimation(.interactiveSpring) { selection = option }
                } label: {
                    label(option).frame(height: 36).contentShape(.rect)
                }
                .buttonStyle(.plain)
                .anchorPreference(key: SegmentBounds.self, value: .bounds) { [AnyHashable(option): $0] }
                .accessibilityAddTraits(option == selection ? .isSelected : [])
                .id(option)
            }
        }
        .overlayPreferenceValue(SegmentBounds.self, alignment: .bottomLeading) { bounds in
            if let anchor = bounds[selection] {
                GeometryReader { proxy in
                    let frame = proxy[anchor]
                    Capsule()
                        .fill(.tint)
                        .frame(width: frame.width - 16, height: 3)
                        .offset(x: frame.minX + 8, y: frame.maxY - 3)
                        .id("underline")
                }
            }
        }
        .background(alignment: .bottom) { Divider() }
        .fixedSize()
    }
}

struct LibraryTabs: View {
    enum Tab: String, CaseIterable {
        case songs, albums, artists
        var width: CGFloat { CGFloat(rawValue.count) * 16 }
    }

    @State private var tab = Tab.songs
    @State private var number = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SegmentBar(options: Tab.allCases, selection: $tab) { tab in
                Text(tab.rawValue).frame(width: tab.width)
            }
            .id("tabs")
            SegmentBar(options: [1, 2, 3], selection: $number.animation()) { number in
                Color.red.opacity(Double(number) / 3).frame(width: 40)
            }
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 10)
    }
}

@MainActor
struct SegmentBarTests {
    @Test("The line is under the selected segment, 8 shorter at each end", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(LibraryTabs(), on: device)
        // Five, six and seven letters of 16.
        screen.expect("tabs", 10, 0, 80 + 96 + 112, 36)
        // An offset moves what is drawn, not the frame.
        screen.expect("underline", 10, 0, 80 - 16, 3)
        screen.host.trigger(LibraryTabs.Tab.albums)
        #expect(screen.host.update().converged)
        #expect(screen.host.frame(id: "underline")?.width == CGFloat(96 - 16))
        #expect(screen.host.frame(id: LibraryTabs.Tab.artists)?.minX == CGFloat(10 + 80 + 96))
    }
}
