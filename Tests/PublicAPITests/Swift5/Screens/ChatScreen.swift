import Copyfit
import Testing

struct Message: Identifiable, Equatable {
    enum Author { case me, other }
    let id: Int
    var author: Author
    var lines: Int
}

final class ChatModel: ObservableObject {
    @Published var messages: [Message]
    @Published var draft = ""

    init(messages: [Message]) {
        self.messages = messages
    }

    var canSend: Bool { !draft.trimmingCharacters(in: .whitespaces).isEmpty }

    func send(lines: Int = 1) {
        messages.append(Message(id: messages.count, author: .me, lines: lines))
        draft = ""
    }
}

struct ChatScreen: View {
    @StateObject private var model = ChatModel(messages: [
        Message(id: 0, author: .other, lines: 2),
        Message(id: 1, author: .me, lines: 1),
        Message(id: 2, author: .other, lines: 3),
    ])
    @FocusState private var isWriting: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 8) {
                    ForEach(model.messages) { message in
                        MessageRow(message: message).id("row \(message.id)")
                    }
                }
                .padding(.horizontal, 12)
                .padding(.top, 8)
            }
            .onChange(of: model.messages.count) { _, count in
                withAnimation(.easeOut(duration: 0.2)) { proxy.scrollTo("row \(count - 1)", anchor: .bottom) }
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { composer }
    }

    private var composer: some View {
        HStack(alignment: .bottom, spacing: 8) {
            TextField("Message", text: $model.draft, axis: .vertical)
                .lineLimit(1...4)
                .focused($isWriting)
                .onSubmit { model.send() }
            Button {
                model.send()
            } label: {
                Image(systemName: "arrow.up.circle.fill").resizable().frame(width: 28, height: 28)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Send"))
            .id("send")
        }
        .padding(.horizontal, 12)
        .frame(height: 52)
        .background(.thinMaterial)
        .id("composer")
    }
}

private struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(spacing: 0) {
            if message.author == .me { Spacer(minLength: 48) }
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .fill(message.author == .me ? Color.accentColor : Color.gray.opacity(0.2))
                .frame(maxWidth: 240)
                .frame(height: CGFloat(message.lines) * 18 + 16)
                .id("bubble \(message.id)")
            if message.author == .other { Spacer(minLength: 48) }
        }
    }
}

@MainActor
struct ChatScreenTests {
    @Test("Bubbles keep to their author's side; a new one comes after the last", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ChatScreen(), on: device)
        let width = device.width
        // A bubble of n lines is 18 n + 16 high. Both windows have room for its 240 of width.
        screen.expect("bubble 0", 12, 8, 240, 52)
        screen.expect("bubble 1", width - 12 - 240, 8 + 52 + 8, 240, 34)
        screen.expect("bubble 2", 12, 68 + 34 + 8, 240, 70)
        screen.expect("composer", 0, device.height - 52, width, 52)
        screen.trigger("send")
        screen.expect("bubble 3", width - 12 - 240, 110 + 70 + 8, 240, 34)
    }
}
