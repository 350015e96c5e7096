import Copyfit
import CopyfitExtras

/// Buttons as wide as the widest of them.
struct EqualButtons: View {
    let titles: [String]

    var body: some View {
        EqualSizes(along: .horizontal, spacing: 10) {
            ForEach(titles, id: \.self) { title in
                Text(title)
                    .font(.custom("Inter Medium", fixedSize: 14))
                    .foregroundStyle(.white)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .frame(maxWidth: .infinity)
                    .background(.blue, in: RoundedRectangle(cornerRadius: 8))
            }
        }
        .padding(16)
    }
}

/// Tags in rows.
struct TagCloud: View {
    let tags: [String]

    var body: some View {
        FlowLayout(horizontalSpacing: 6, verticalSpacing: 6) {
            ForEach(tags, id: \.self) { tag in
                Text(tag)
                    .font(.custom("Inter", fixedSize: 13))
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(Color.blue.opacity(0.12), in: Capsule())
                    .overlay(Color.blue.opacity(0.4), in: Capsule().inset(by: 0.25).stroke(lineWidth: 0.5))
            }
        }
        .padding(12)
    }
}

struct ChatMessage: Identifiable {
    let id: Int
    let isOwn: Bool
    let text: String
}

/// Bubbles of at most 80 % of the width.
struct Chat: View {
    let messages: [ChatMessage]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(messages) { message in
                Text(message.text)
                    .font(.custom("Inter", fixedSize: 15))
                    .foregroundStyle(message.isOwn ? Color.white : Color.primary)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(
                        message.isOwn ? Color.blue : Color.gray.opacity(0.2),
                        in: RoundedRectangle(cornerRadius: 16)
                    )
                    .relativeProposed(width: 0.8)
                    .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
            }
        }
        .padding(12)
    }
}

/// Labels at the leading edge of the width and contents at the trailing edge, as forms have them.
private struct AtTheEdges: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.label
            Spacer()
            configuration.content
        }
    }
}

/// A form with every control of ordinary settings.
struct SettingsForm: View {
    @State private var name = "Grace Hopper"
    @State private var isOn = true
    @State private var isOff = false
    @State private var volume = 0.6
    @State private var count = 3
    @State private var choice = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Settings").font(.title2).bold()
            GroupBox("Account") {
                VStack(alignment: .leading) {
                    LabeledContent("Name") { TextField("Name", text: $name).frame(width: 160) }
                    Toggle("Send a summary every week", isOn: $isOn)
                    Toggle("Show offline friends", isOn: $isOff).toggleStyle(.switch)
                }
            }
            LabeledContent("Volume") { Slider(value: $volume).frame(width: 160) }
            Stepper("Copies: \(count)", value: $count)
            Picker("View", selection: $choice) {
                Text("List").tag(0)
                Text("Grid").tag(1)
                Text("Map").tag(2)
            }
            .pickerStyle(.segmented)
            ProgressView(value: 0.4) { Text("Downloading") }
            Divider()
            HStack {
                Label("3 new messages", systemImage: "envelope")
                Spacer()
                Button("Cancel", role: .cancel) {}
                Button("Save") {}.buttonStyle(.borderedProminent)
                Button("Delete", role: .destructive) {}.disabled(true)
            }
        }
        .labeledContentStyle(AtTheEdges())
        .padding(16)
    }
}

/// A screen in Arabic.
struct ArabicScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("الطلبات").font(.custom("Inter Bold", fixedSize: 22))
            ForEach(1..<4) { number in
                HStack {
                    Image(systemName: "cart").foregroundStyle(.blue)
                    VStack(alignment: .leading) {
                        Text("طلب رقم \(number)").bold()
                        Text("سيصل الطرد غداً بين الساعة 9 و12 (DHL)").foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text("12,50 €")
                }
                Divider()
            }
            Button("إعادة الطلب") {}.buttonStyle(.borderedProminent)
        }
        .padding(16)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar"))
    }
}
