import Copyfit
import CopyfitExtras

/// A message with tags, a form and buttons, laid out without preferences or state.
struct Message: View {
    @State private var name = "Grace Hopper"
    @State private var town = "New York"

    var body: some View {
        VStack(spacing: 16) {
            Text("Nobody is going to fall down the stairs over an exact number.")
                .id("message")
                .relativeProposed(width: 0.8)
                .frame(maxWidth: .infinity, alignment: .trailing)

            FlowLayout(alignment: .firstTextBaseline) {
                ForEach(["typography", "layout", "Unicode", "kerning"], id: \.self) { tag in
                    Text(tag).font(tag == "layout" ? .title : .body).id(tag)
                }
            }

            FormColumns {
                FormRow("Name") { TextField("", text: $name).id("name") }
                FormRow("Home town") { TextField("", text: $town).id("town") }
            }

            EqualSizes(along: .horizontal) {
                Button(action: {}) { Text("Save").frame(maxWidth: .infinity) }.id("save")
                Button(action: {}) { Text("Look up …").frame(maxWidth: .infinity) }.id("look up")
            }
        }
    }
}

@main
struct OnePassLayouts {
    @MainActor
    static func main() {
        for width in [240.0, 400] {
            let host = ViewHost(Message(), size: ProposedViewSize(width: width, height: nil))
            print("\(width) points wide: \(host.update().passes) pass")
            let ids = ["message", "typography", "layout", "Unicode", "kerning", "name", "town", "save", "look up"]
            for id in ids {
                let frame = host.frame(id: id)!
                print("  \(id): x \(frame.minX), y \(frame.minY), width \(frame.width), height \(frame.height)")
            }
        }
    }
}
