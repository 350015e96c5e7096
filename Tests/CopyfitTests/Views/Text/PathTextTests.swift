import Copyfit
import Testing

/// Paths as text. The form is that of a path published as SwiftUI prints it: "0 0 m … c h 0 45 m 63 -23 171 87 0 200 c … h".
struct PathTextTests {
    @Test("A path is made of its text: points before the letter of each step")
    func parsing() {
        let path = Path("0 45 m 63 -23 171 87 0 200 c\n -1.5e1 2 l 1 2 3 4 q h")
        let expected = Path { path in
            path.move(to: CGPoint(x: 0, y: 45))
            path.addCurve(
                to: CGPoint(x: 0, y: 200),
                control1: CGPoint(x: 63, y: -23),
                control2: CGPoint(x: 171, y: 87)
            )
            path.addLine(to: CGPoint(x: -15, y: 2))
            path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
            path.closeSubpath()
        }
        #expect(path == expected)
        #expect(Path("") == Path())
    }

    @Test("A path's text makes the same path again")
    func roundTrip() {
        #expect(
            Path(CGRect(x: 0, y: 0.5, width: 100, height: 20)).description == "0 0.5 m 100 0.5 l 100 20.5 l 0 20.5 l h"
        )
        for path in [
            Path(), Path(ellipseIn: CGRect(x: 1, y: 2, width: 1.0 / 3, height: 1e20)),
            Path { $0.addQuadCurve(to: CGPoint(x: -0.1, y: 1e-9), control: .zero) },
        ] {
            #expect(Path(path.description) == path)
        }
    }

    @Test(
        "What is no path's text makes none",
        arguments: ["a", "1 m", "1 2 3 m", "1 2", "1 2 x", "m", "nan 2 m", "inf 0 l", "1 2 h", "1 2 mh", "0 0 m 1,2 l"]
    )
    func invalid(text: String) {
        #expect(Path(text) == nil)
    }
}
