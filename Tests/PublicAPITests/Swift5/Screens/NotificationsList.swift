import Copyfit
import Testing

struct AppNotification: Identifiable, Comparable {
    enum Kind: String { case reply, like, follow }
    let id: Int
    let day: Int
    let kind: Kind
    var isRead = false

    static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}

struct NotificationsList: View {
    @State private var notifications: [AppNotification] = [
        .init(id: 1, day: 2, kind: .reply), .init(id: 2, day: 2, kind: .like, isRead: true),
        .init(id: 3, day: 1, kind: .follow),
    ]
    @State private var selection = Set<AppNotification.ID>()

    private var days: [(day: Int, notifications: [AppNotification])] {
        Dictionary(grouping: notifications, by: \.day)
            .sorted { $0.key > $1.key }
            .map { ($0.key, $0.value.sorted()) }
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
                ForEach(days, id: \.day) { day, notifications in
                    Section {
                        ForEach(notifications) { row($0) }
                    } header: {
                        Text(day == 2 ? "Today" : "Yesterday")
                            .font(.headline)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .frame(height: 32)
                            .background(.bar)
                            .id("day \(day)")
                    }
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Mark All as Read", action: markAll)
            }
        }
        .overlay(alignment: .bottomTrailing) {
            Button("Read", action: markAll).frame(width: 80, height: 30).id("read all")
        }
    }

    @ViewBuilder
    private func row(_ notification: AppNotification) -> some View {
        HStack(spacing: 10) {
            Circle().fill(.blue).frame(width: 8, height: 8).opacity(notification.isRead ? 0 : 1)
            switch notification.kind {
            case .reply: Image(systemName: "arrowshape.turn.up.left")
            case .like: Image(systemName: "heart")
            case .follow: Image(systemName: "person")
            }
            Text("Somebody sent a \(notification.kind.rawValue)").lineLimit(2)
            if !notification.isRead {
                Spacer()
                Color.red.frame(width: 6, height: 6).id("unread \(notification.id)")
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 56)
        .id("notification \(notification.id)")
        .badge(notification.isRead ? 0 : 1)
        .swipeActions { Button("Delete", role: .destructive) { notifications.removeAll { $0 == notification } } }
    }

    private func markAll() {
        for index in notifications.indices { notifications[index].isRead = true }
    }
}

@MainActor
struct NotificationsListTests {
    @Test("Sections follow each other, days first", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(NotificationsList(), on: device)
        screen.expect("day 2", 0, 0, device.width, 32)
        screen.expect("notification 1", 0, 32, device.width, 56)
        screen.expect("day 1", 0, 32 + 56 + 56, device.width, 32)
        screen.expect("notification 3", 0, 176, device.width, 56)
        screen.expect("unread 3", device.width - 18, 176 + 25, 6, 6)
        screen.expect("read all", device.width - 80, device.height - 30, 80, 30)
        screen.trigger("read all")
        #expect(screen.host.frame(id: "unread 3") == nil)
    }
}
