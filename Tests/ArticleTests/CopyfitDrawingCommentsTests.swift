import CopyfitDrawing
import Foundation
import Testing

@Suite("The samples in the comments of CopyfitDrawing")
struct CopyfitDrawingCommentsTests {
    @Test("The samples of Color print what its comment says")
    @MainActor func colorSample() async throws {
        try await sample {
            let brand = Color(red: 0.2, green: 0.4, blue: 0.8)
            let faded = brand.opacity(0.5)
            print(faded == brand.opacity(0.5))  // true
        }
    }

    @Test("The samples of Path print what its comment says")
    @MainActor func pathSample() async throws {
        try await sample {
            var path = Path()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 40))
            print(path.boundingRect.width)  // 30.0
            print(path.currentPoint!.y)  // 40.0
        }
    }

    @Test("The samples of Gradient print what its comment says")
    @MainActor func gradientSample() async throws {
        try await sample {
            let gradient = Gradient(colors: [.white, .gray, .black])
            print(gradient.stops.map(\.location))  // [0.0, 0.5, 1.0]
        }
    }

    @Test("The samples of StrokeStyle print what its comment says")
    @MainActor func strokeStyleSample() async throws {
        try await sample {
            let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4])
            let line = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(dashed)
            print(line.isEmpty)  // false
        }
    }
}
