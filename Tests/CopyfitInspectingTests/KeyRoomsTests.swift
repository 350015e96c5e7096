import Copyfit
import CopyfitInspecting
import CopyfitViews
import Foundation
import Testing

@Suite("Rooms of texts") @MainActor
struct KeyRoomsTests {
    private func rooms(
        _ widths: ClosedRange<Double>,
        typeSizes: [DynamicTypeSize] = [],
        @ViewBuilder _ view: () -> some View
    ) throws -> KeyRooms {
        try Audit(widths: widths, typeSizes: typeSizes).rooms(of: view)
    }

    /// A padding of 16 leaves 288 of 320; the frame of 80 leaves 80 at each width.
    @Test("A text has the room that the views around it offer at the least width")
    func offers() throws {
        let found = try rooms(320...430) {
            VStack {
                Text("home.title").font(.custom("Inter", size: 24)).lineLimit(2)
                Text("home.buy").font(.custom("Inter", size: 16).weight(.semibold)).lineLimit(1).frame(width: 80)
                Text(verbatim: "not translated")
            }
            .padding(16)
        }
        #expect(
            found.text == """
                "home.buy": [{"font":"Inter SemiBold","maxLines":1,"size":16,"width":80}]
                "home.title": [{"font":"Inter","maxLines":2,"size":24,"width":288}]

                """
        )
    }

    @Test("Rooms of a key that differ only in width are one, and others are not")
    func several() throws {
        let found = try rooms(300...300) {
            VStack {
                Text("buy").font(.custom("Inter", size: 16)).frame(width: 90)
                Text("buy").font(.custom("Inter", size: 16)).frame(width: 70)
                Text("buy").font(.custom("Inter", size: 16)).lineLimit(1).frame(width: 60)
                Text("buy").font(.custom("Inter", size: 16)).minimumScaleFactor(0.5).frame(width: 50)
                Text("scrolled").fixedSize()
            }
        }
        let rooms = try #require(found.byKey["buy"])
        #expect(rooms.map(\.width) == [70, 60, 50])
        #expect(rooms.map(\.maxLines) == [nil, 1, nil])
        #expect(rooms.map(\.minimumScale) == [nil, nil, 0.5])
        // What is offered no limit asks for none.
        #expect(!found.text.contains("scrolled"))
    }

    // Apple's table of type sizes (Human Interface Guidelines, Typography): body is 17 points at Large, and 23 at xxxLarge.
    @Test("Each size of type has a room of its own")
    func typeSizes() throws {
        let found = try rooms(300...301, typeSizes: [.large, .xxxLarge]) { Text("buy").frame(width: 90) }
        #expect(found.byKey["buy"]?.map(\.size) == [17, 23])
    }
}
