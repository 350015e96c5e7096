import Copyfit
import Testing

struct MailSplit: View {
    enum Mailbox: Hashable, CaseIterable, Identifiable {
        case inbox, drafts, sent
        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .inbox: "Inbox"
            case .drafts: "Drafts"
            case .sent: "Sent"
            }
        }
    }

    @State private var mailbox: Mailbox? = .inbox
    @State private var visibility: NavigationSplitViewVisibility = .all
    @SceneStorage("corpus.mail") private var lastMailbox = "inbox"

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            VStack(spacing: 0) {
                ForEach(Mailbox.allCases) { box in
                    SidebarRow(title: box.title, isSelected: box == mailbox)
                        .onTapGesture { mailbox = box }
                        .id("\(box)")
                }
                Spacer()
                HStack {
                    Gauge(value: 0.4) { Text("Storage") }.gaugeStyle(.accessoryLinearCapacity)
                }
                .padding(12)
                .frame(height: 60)
                .background(.quinary)
                .id("storage")
            }
            .id("sidebar")
            .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
            .toolbar(removing: .sidebarToggle)
        } content: {
            List(0..<20, id: \.self) { Text("Mail \($0)") }
                .navigationTitle(mailbox?.title ?? "Mail")
        } detail: {
            if mailbox == nil {
                ContentUnavailableView("No Mail", systemImage: "envelope", description: Text("Choose a mailbox."))
            } else {
                Text("Mail").textSelection(.enabled)
            }
        }
        .navigationSplitViewStyle(.prominentDetail)
        .focusedSceneValue(\.mailbox, mailbox)
    }
}

private struct MailboxKey: FocusedValueKey {
    typealias Value = MailSplit.Mailbox
}

extension FocusedValues {
    var mailbox: MailSplit.Mailbox? {
        get { self[MailboxKey.self] }
        set { self[MailboxKey.self] = newValue }
    }
}

private struct SidebarRow: View {
    let title: LocalizedStringKey
    let isSelected: Bool

    var body: some View {
        Label(title, systemImage: "tray")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 12)
            .frame(height: isSelected ? 40 : 32)
            .background { if isSelected { RoundedRectangle(cornerRadius: 6).fill(.selection) } }
    }
}

@MainActor
struct MailSplitTests {
    @Test("Rows of the sidebar follow each other; the storage is at its end", arguments: Device.all)
    func layout(device: Device) throws {
        let screen = layOut(MailSplit(), on: device)
        let sidebar = try #require(screen.host.frame(id: "sidebar"))
        // On iOS below a bar without a title.
        #expect(sidebar == CGRect(x: 0, y: device.isIOS ? 44 : 0, width: device.width, height: sidebar.height))
        #expect(sidebar.maxY == device.height)
        screen.expect("inbox", 0, 0, sidebar.width, 40, in: "sidebar")
        screen.expect("sent", 0, 40 + 32, sidebar.width, 32, in: "sidebar")
        screen.expect("storage", 0, sidebar.height - 60, sidebar.width, 60, in: "sidebar")
        screen.trigger("sent")
        screen.expect("sent", 0, 64, sidebar.width, 40, in: "sidebar")
    }
}
