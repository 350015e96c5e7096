import CopyfitGeometry
import Foundation
import Testing

@Suite("The samples in the comments of CopyfitGeometry")
struct CopyfitGeometryCommentsTests {
    @Test("The samples of EdgeInsets print what its comment says")
    @MainActor func edgeInsetsSample() async throws {
        try await sample {
            let insets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            print(20 + insets.leading + insets.trailing, 10 + insets.top + insets.bottom)  // 36.0 18.0
        }
    }

    @Test("The samples of UnitPoint print what its comment says")
    @MainActor func unitPointSample() async throws {
        try await sample {
            let point = UnitPoint(x: 0.25, y: 1)  // on the lower edge, a quarter of the width from the left
            print(point.x, UnitPoint.bottomTrailing.x)  // 0.25 1.0
        }
    }
}
