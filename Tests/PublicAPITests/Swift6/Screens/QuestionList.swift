import Copyfit
import Testing

struct QuestionList: View {
    struct Question: Identifiable {
        let id: Int
        let title: LocalizedStringResource
        let lines: Int
    }

    let questions: [Question]
    @State private var expanded: Set<Int> = []

    var body: some View {
        ScrollView {
            VStack(spacing: 1) {
                ForEach(questions) { question in
                    ExpandableRow(isExpanded: isExpanded(question.id)) {
                        Text(question.title)
                    } content: {
                        VStack(spacing: 4) {
                            ForEach(0..<question.lines, id: \.self) { _ in Color.gray.frame(height: 16) }
                        }
                        .padding(12)
                        .id("answer \(question.id)")
                    }
                    .id("question \(question.id)")
                }
            }
            .background(.separator)
        }
    }

    private func isExpanded(_ id: Int) -> Binding<Bool> {
        Binding {
            expanded.contains(id)
        } set: { isExpanded, transaction in
            withTransaction(transaction) {
                if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
            }
        }
    }
}

struct ExpandableRow<Title: View, Content: View>: View {
    @Binding var isExpanded: Bool
    @ViewBuilder let title: Title
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                title.fontWeight(isExpanded ? .semibold : nil)
                Spacer()
                Image(systemName: "chevron.right")
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
                    .animation(.easeOut(duration: 0.2), value: isExpanded)
            }
            .padding(.horizontal, 12)
            .frame(height: 48)
            .contentShape(.rect)
            .onTapGesture { isExpanded.toggle() }
            if isExpanded {
                content().transition(.opacity)
            }
        }
        .background(.background)
    }
}

@MainActor
struct QuestionListTests {
    @Test("An answer opens below its question and pushes the next ones down", arguments: Device.all)
    func layout(device: Device) {
        let questions = (0..<3).map { QuestionList.Question(id: $0, title: "Question \($0)", lines: $0 + 2) }
        let screen = layOut(QuestionList(questions: questions), on: device)
        screen.expect("question 1", 0, 49, device.width, 48)
        screen.expect("question 2", 0, 98, device.width, 48)
        screen.trigger("question 1")
        // Three lines of 16, two gaps of 4, 12 above and below.
        screen.expect("answer 1", 0, 49 + 48, device.width, 80)
        screen.expect("question 1", 0, 49, device.width, 128)
        screen.expect("question 2", 0, 98 + 80, device.width, 48)
        screen.trigger("question 1")
        screen.expect("question 2", 0, 98, device.width, 48)
    }
}
