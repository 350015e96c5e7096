import Copyfit
import Testing

@Observable
final class Note: Identifiable {
    let id: Int
    var title: String
    var isPinned = false

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

@Observable
final class NoteStore {
    var notes = [Note(id: 1, title: "Shopping"), Note(id: 2, title: "Ideas"), Note(id: 3, title: "Trip")]
    var selection: Note?

    var pinned: [Note] { notes.filter(\.isPinned) }
    var others: [Note] { notes.filter { !$0.isPinned } }
}

struct NotesScreen: View {
    @State private var store = NoteStore()
    @State private var isRenaming = false

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                if !store.pinned.isEmpty {
                    section("Pinned", store.pinned)
                }
                section("Notes", store.others)
                Spacer()
            }
            .frame(width: 160)
            .background(.thinMaterial)
            .id("sidebar")
            Divider()
            Group {
                if let note = store.selection {
                    NoteEditor(note: note)
                } else {
                    Text("No note").foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .id("editor")
        }
        .alert("Rename", isPresented: $isRenaming) {
            if let note = store.selection {
                @Bindable var note = note
                TextField("Title", text: $note.title)
            }
        }
    }

    @ViewBuilder
    private func section(_ title: LocalizedStringKey, _ notes: [Note]) -> some View {
        Text(title).font(.caption).frame(height: 24).padding(.leading, 8)
        ForEach(notes) { note in
            Text(note.title)
                .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
                .padding(.leading, 16)
                .onTapGesture { store.selection = note }
                .id("note \(note.id)")
        }
    }
}

private struct NoteEditor: View {
    @Bindable var note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Title", text: $note.title).textFieldStyle(.plain).font(.title).frame(height: 40).id("title")
            Toggle("Pinned", isOn: $note.isPinned).toggleStyle(.button).frame(height: 30).id("pin")
            TextEditor(text: .constant("…")).id("text")
        }
        .padding(12)
    }
}

struct NotesScreenTests {
    @Test("A pinned note moves to a section of its own", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(NotesScreen(), on: device)
        screen.expect("sidebar", 0, 0, 160, device.height)
        let left = 160 + device.dividerThickness
        screen.expect("editor", left, 0, device.width - left, device.height)
        screen.expect("note 3", 0, 24 + 64, 160, 32)
        screen.trigger("note 3")
        screen.expect("title", left + 12, 12, device.width - left - 24, 40)
        screen.expect("text", left + 12, 12 + 70, device.width - left - 24, device.height - 12 - 82)
        screen.trigger("pin")
        screen.expect("note 3", 0, 24, 160, 32)
        screen.expect("note 1", 0, 24 + 32 + 24, 160, 32)
    }
}
