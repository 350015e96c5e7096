import Copyfit
import Testing

struct LocalizedLabels: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    let count: Int
    let distance: Measurement<UnitLength>
    var date = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            row("arrow") {
                Text("\(count) messages", comment: "Number of unread messages")
            }
            row("date") {
                Text(date, format: .dateTime.year().month().day())
            }
            row("distance") {
                Text("\(distance.converted(to: .miles).value, specifier: "%.1f") miles")
            }
            row("price") {
                Text(verbatim: 12.5.formatted(.currency(code: "EUR").locale(locale)))
            }
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 10).id("first")
                Color.green.frame(width: 50, height: 10).padding(.leading, 5).id("second")
                Spacer(minLength: 0)
            }
            .environment(\.layoutDirection, direction == .leftToRight ? .rightToLeft : .leftToRight)
        }
        .padding(.leading, 40)
        .padding(.trailing, 16)
        .frame(maxHeight: .infinity, alignment: .top)
    }

    private func row<Content: View>(_ id: String, @ViewBuilder content: () -> Content) -> some View {
        HStack(spacing: 12) {
            Image(systemName: "chevron.forward").frame(width: 20, height: 20).id("icon \(id)")
            content()
            Spacer(minLength: 0)
        }
        .frame(height: 30)
        .id(id)
    }
}

@MainActor
struct LocalizedLabelTests {
    private let distance = Measurement(value: 3, unit: UnitLength.kilometers)

    @Test("Left to right: the larger inset and the icons are on the left", arguments: Device.all)
    func leftToRight(device: Device) {
        let screen = layOut(LocalizedLabels(count: 3, distance: distance), on: device)
        screen.expect("date", 40, 38, device.width - 56, 30)
        screen.expect("icon date", 40, 38 + 5, 20, 20)
        // An island from right to left ends 16 from the right edge.
        screen.expect("first", device.width - 16 - 30, 4 * 38, 30, 10)
        screen.expect("second", device.width - 16 - 30 - 55, 152, 55, 10)
    }

    @Test("Right to left: all is mirrored", arguments: Device.all)
    func rightToLeft(device: Device) {
        let labels = LocalizedLabels(count: 3, distance: distance)
            .environment(\.layoutDirection, .rightToLeft)
            .environment(\.locale, Locale(identifier: "ar"))
        let screen = layOut(labels, on: device)
        screen.expect("date", 16, 38, device.width - 56, 30)
        screen.expect("icon date", device.width - 40 - 20, 38 + 5, 20, 20)
        screen.expect("first", 16, 152, 30, 10)
        screen.expect("second", 16 + 30, 152, 55, 10)
    }
}
