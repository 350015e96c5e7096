import Copyfit
import Testing

extension HorizontalAlignment {
    private enum AvatarCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    static let avatarCenter = HorizontalAlignment(AvatarCenter.self)
}

struct ProfileHeader: View {
    let followers: Int
    var isOwn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Image(decorative: "missing").resizable().hidden()
                .frame(height: 160)
                .background(LinearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing))
                .clipped()
                .overlay(alignment: .bottomLeading) { avatar }
                .id("banner")
            HStack {
                Spacer()
                Button(isOwn ? "Edit" : "Follow") {}
                    .buttonStyle(PillButtonStyle())
            }
            .frame(height: 48)
            .padding(.horizontal, 16)
            VStack(alignment: .avatarCenter, spacing: 4) {
                Color.gray.frame(width: 96, height: 4).id("rule")
                Text("@ada").frame(height: 16).alignmentGuide(.avatarCenter) { $0[.leading] + 48 }
                Color.blue.frame(width: 40, height: 10)
                    .alignmentGuide(.avatarCenter) { $0[.trailing] }
                    .id("flag")
            }
            .padding(.leading, 16)
            .id("names")
            HStack(spacing: 1) {
                Counter(value: 128, unit: "posts").id("posts")
                Counter(value: followers, unit: "followers").id("followers")
                Counter(value: 64, unit: "following").id("following")
            }
            .background(Color.gray)
            .padding(.top, 12)
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }

    private var avatar: some View {
        Circle()
            .fill(.white)
            .frame(width: 96, height: 96)
            .overlay(Circle().inset(by: 4).fill(.orange))
            .alignmentGuide(.bottom) { $0.height / 2 }
            .padding(.leading, 16)
            .id("avatar")
    }
}

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .padding(.horizontal, 16)
            .frame(height: 32)
            .background(Capsule().fill(isEnabled ? Color.accentColor : .gray))
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

private struct Counter: View {
    let value: Int
    let unit: LocalizedStringKey

    var body: some View {
        VStack(spacing: 0) {
            Text(value.formatted(.number.notation(.compactName))).font(.headline)
            Text(unit).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .frame(height: 56)
        .background(Color.white)
    }
}

@MainActor
struct ProfileHeaderTests {
    @Test("The avatar hangs over the banner by half; the names are around its centre", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ProfileHeader(followers: 12_345), on: device)
        screen.expect("banner", 0, 0, device.width, 160)
        // The padding is outside the guide: the padded avatar is 112 wide.
        screen.expect("avatar", 0, 160 - 48, 112, 96)
        screen.expect("rule", 16, 160 + 48, 96, 4)
        // The centre of the rule is 48 from its left edge; the flag ends there.
        screen.expect("flag", 48 - 40, 4 + 4 + 16 + 4, 40, 10, in: "rule")
        let counter = (device.width - 2) / 3
        #expect(screen.host.frame(id: "posts")?.size == CGSize(width: counter, height: 56))
        screen.expect("following", 2 * (counter + 1), 0, counter, 56, in: "posts")
    }
}
