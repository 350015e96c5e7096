import Copyfit
import Testing

struct Post: Identifiable {
    let id = UUID()
    let author: String
    let ratio: CGFloat
    var isLiked = false
    var friends: [Color] = []
}

struct FeedScreen: View {
    @State private var posts = [
        Post(author: "mina", ratio: 1, friends: [.red, .green, .blue]),
        Post(author: "otto", ratio: 16 / 9),
        Post(author: "jo", ratio: 4 / 5, friends: [.pink]),
    ]

    var body: some View {
        NavigationView {
            ScrollView(showsIndicators: false) {
                LazyVStack(spacing: 0) {
                    ForEach($posts) { $post in
                        PostView(post: $post)
                        Divider()
                    }
                }
                .frame(maxWidth: 600)
                .frame(maxWidth: .infinity)
            }
            .refreshable { try? await Task.sleep(nanoseconds: 1) }
            .navigationBarTitle("Feed", displayMode: .inline)
        }
    }
}

struct PostView: View {
    @Binding var post: Post

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 8) {
                Circle().frame(width: 32, height: 32)
                Text("@\(post.author)").font(.callout).bold()
                Spacer()
                Menu {
                    Button("Report", action: {})
                    Button("Hide", role: .destructive, action: {})
                } label: {
                    Image(systemName: "ellipsis")
                }
                .menuStyle(.borderlessButton)
                .fixedSize()
            }
            .padding(.horizontal, 12)
            .frame(height: 48)
            AsyncImage(url: URL(string: "https://example.com/\(post.author).jpg")) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Color.red
                default: Color.gray.opacity(0.2)
                }
            }
            .aspectRatio(post.ratio, contentMode: .fit)
            .id("picture \(post.author)")
            HStack(spacing: 16) {
                Button {
                    post.isLiked.toggle()
                } label: {
                    Image(systemName: post.isLiked ? "heart.fill" : "heart").foregroundColor(post.isLiked ? .red : nil)
                }
                Spacer()
                AvatarPile(colors: post.friends).id("friends \(post.author)")
            }
            .padding(.horizontal, 12)
            .frame(height: 40)
        }
        .id(post.author)
    }
}

private struct AvatarPile: View {
    let colors: [Color]

    var body: some View {
        HStack(spacing: -8) {
            ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
                Circle().fill(color).frame(width: 24, height: 24).zIndex(Double(-index))
            }
        }
    }
}

@MainActor
struct FeedScreenTests {
    @Test("Pictures are as wide as the column and as high as their ratio says", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(FeedScreen(), on: device)
        let column = min(device.width, 600)
        let left = (device.width - column) / 2
        screen.expect("picture mina", 0, 48, column, column, in: "mina")
        // Below the bar, which on iOS is part of the content.
        screen.expect("mina", left, device.isIOS ? 44 : 0, column, 48 + column + 40)
        // Three circles of 24 that overlap by 8; 12 of padding at the right.
        screen.expect("friends mina", column - 12 - 56, 48 + column + 8, 56, 24, in: "mina")
        // After the divider.
        let y = 48 + column + 40 + device.dividerThickness
        screen.expect("otto", 0, y, column, 48 + column * 9 / 16 + 40, in: "mina")
    }
}
