import Copyfit

/// Proposes a fraction of its own proposed width to its only subview.
struct PartialWidth: Layout {
    let part: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(offer(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * part }, height: proposal.height)
    }
}

struct Message: Identifiable {
    let id: Int
    let isOwn: Bool
    let text: String
}

/// Bubbles of at most 80 % of the width and at most 400 points; the user's own are on the right.
struct Conversation: View {
    let messages: [Message]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(messages) { message in
                PartialWidth(part: 0.8) {
                    Text(message.text)
                        .padding(8)
                        .background(message.isOwn ? .blue : .gray, in: RoundedRectangle(cornerRadius: 10))
                        .fixedSize(horizontal: false, vertical: true)
                        .accessibilityIdentifier("bubble \(message.id)")
                        .frame(maxWidth: 400, alignment: message.isOwn ? .trailing : .leading)
                }
                .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
            }
        }
    }
}

@main
struct ChatBubbles {
    @MainActor
    static func main() {
        let messages = [
            Message(id: 1, isOwn: true, text: "Did the layout of the front page arrive?"),
            Message(
                id: 2,
                isOwn: false,
                text: "It did, and the headline fits for once, in two lines, without a trick."
            ),
            Message(id: 3, isOwn: true, text: "نعم"),
        ]
        for width in [240.0, 400, 753] {
            let host = ViewHost(Conversation(messages: messages), size: ProposedViewSize(width: width, height: nil))
            _ = host.update()
            print("\(width) points wide")
            for message in messages {
                let frame = host.frame(id: "bubble \(message.id)")!
                print("  x \(frame.minX), width \(frame.width), height \(frame.height): \(message.text)")
            }
        }
    }
}
