import Copyfit
import Foundation
import Testing

/// Styles of one's own for menus and groups of controls.
@MainActor
@Suite("Styles of menus and groups of controls")
struct MenuStyleTests {
    /// The label between two boxes of 10.
    private struct Framed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Menu(configuration)
                Color.red.frame(width: 10, height: 10)
            }
        }
    }

    private struct Column: ControlGroupStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: isEnabled ? 3 : 5) {
                configuration.label
                configuration.content
            }
        }
    }

    private func size(_ view: some View, _ platform: HostOptions.Platform = .macOS) -> CGSize {
        var options = HostOptions()
        options.platform = platform
        let host = ViewHost(view, size: .unspecified, options: options)
        _ = host.update()
        return host.size(for: .unspecified)
    }

    @Test("A menu's style may add to the usual look", arguments: [HostOptions.Platform.macOS, .iOS])
    func menus(platform: HostOptions.Platform) {
        let menu = Menu {
            Button("a") {}
        } label: {
            Color.blue.frame(width: 30, height: 20)
        }
        let (usual, framed) = (size(menu, platform), size(menu.menuStyle(Framed()), platform))
        #expect(framed == CGSize(width: usual.width + 20, height: usual.height))
        #expect(size(menu.menuStyle(.button), platform) == usual)
        #expect(size(menu.menuStyle(.borderlessButton), platform) == usual)
    }

    @Test("A menu's action runs when it is tapped, in a style too")
    func action() {
        final class Counter { var count = 0 }
        let counter = Counter()
        let menu = Menu {
            Button("a") {}
        } label: {
            Color.blue.frame(width: 30, height: 20)
        } primaryAction: {
            counter.count += 1
        }
        let host = ViewHost(menu.id("menu").menuStyle(Framed()), size: .unspecified)
        _ = host.update()
        #expect(host.trigger("menu"))
        #expect(counter.count == 1)
    }

    @Test("A style lays out a group's label and controls")
    func groups() {
        let group = ControlGroup {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 30, height: 10)
        } label: {
            Color.blue.frame(width: 5, height: 4)
        }
        // 20 + 8 + 30.
        #expect(size(group) == CGSize(width: 58, height: 10))
        // 4 + 3 + 10 + 3 + 10.
        #expect(size(group.controlGroupStyle(Column())) == CGSize(width: 30, height: 30))
        #expect(size(group.controlGroupStyle(Column()).disabled(true)) == CGSize(width: 30, height: 34))
        #expect(size(group.controlGroupStyle(.navigation)) == CGSize(width: 58, height: 10))
    }

    private struct Repeated<Content: DynamicViewContent>: View where Content.Data == [Int] {
        let content: Content

        var body: some View {
            VStack(spacing: 0) {
                content.onDelete { _ in }.onMove { _, _ in }
                Color.blue.frame(width: 1, height: CGFloat(content.data.count))
            }
        }
    }

    @Test("A repetition is a view of its data, whatever may be done with its rows")
    func dynamic() {
        let rows = ForEach([1, 2, 3], id: \.self) { Color.red.frame(width: 10, height: CGFloat($0)) }
        // 1 + 2 + 3, then 3.
        #expect(size(Repeated(content: rows)) == CGSize(width: 10, height: 9))
    }
}
