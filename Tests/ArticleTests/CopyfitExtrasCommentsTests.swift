import Copyfit
import CopyfitExtras
import Foundation
import Testing

@Suite("The samples in the comments of CopyfitExtras")
struct CopyfitExtrasCommentsTests {
    struct TagView: View, Identifiable {
        let id: Int

        init(_ tag: TagView) { id = tag.id }
        init(id: Int) { self.id = id }
        var body: some View { Color.gray.frame(width: 30, height: 10) }
    }

    @Test("The samples of layouts compile, and their views are laid out")
    @MainActor func layouts() throws {
        let tags = [1, 2, 3].map { TagView(id: $0) }
        // The proposed width; two tags of 30 and a gap of 8 are in the first of two rows of 10, 8 apart.
        #expect(
            size(
                FlowLayout(alignment: .firstTextBaseline, horizontalSpacing: 8) {
                    ForEach(tags) { TagView($0) }
                }
            ) == CGSize(width: 70, height: 28)
        )

        func save() {}
        func cancel() {}
        let buttons = content {
            EqualSizes(along: .vertical) {
                Button {
                    save()
                } label: {
                    Text("Save").frame(maxWidth: .infinity)
                }
                Button {
                    cancel()
                } label: {
                    Text("Cancel").frame(maxWidth: .infinity)
                }
            }
        }
        #expect(ViewHost(buttons, size: .unspecified).update().converged)

        @Binding var first: String
        @Binding var town: String
        (_first, _town) = (.constant("Ada"), .constant("London"))
        let form = content {
            FormColumns {
                FormRow("First name") { TextField("", text: $first) }
                FormRow("Town") { TextField("", text: $town) }
                Divider()
            }
        }
        #expect(ViewHost(form, size: ProposedViewSize(width: 200, height: nil)).update().converged)

        let (message, isOwn) = ("Hello", true)
        // The frame takes the whole width.
        #expect(
            size(
                Text(message)
                    .relativeProposed(width: 0.8)
                    .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
            ).width == 70
        )
    }

    private func content<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

    @MainActor private func size(_ view: some View) -> CGSize {
        ViewHost(view, size: .unspecified).size(for: ProposedViewSize(width: 70, height: nil))
    }
}
