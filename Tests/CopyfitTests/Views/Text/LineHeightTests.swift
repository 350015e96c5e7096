import CopyfitText
import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

/// In the stand-in font: 7.3 points a character at 13 points, lines of 16 points, 12 of them above the baseline.
@MainActor
struct LineHeightTests {
    private let text = Text("one two\nthree")

    private func size<V: View>(_ view: V) -> CGSize {
        ViewHost.standIn(view, width: nil, height: nil).size(for: .unspecified)
    }

    @Test(
        "lineHeight sets lines, whatever their fonts ask for",
        arguments: [
            (AttributedString.LineHeight.exact(points: 24), 48.0), (.multiple(factor: 2), 52),
            (.leading(increase: 7), 40),
            (.variable, 32), (.normal, 31.5), (.tight, 29), (.loose, 36.5), (.exact(points: .nan), 32),
        ]
    )
    func heights(height: AttributedString.LineHeight, total: CGFloat) {
        // 13 points times 1.2, 1.1 and 1.4 are 15.6, 14.3 and 18.2; twice that, rounded up to half a point.
        #expect(size(text.lineHeight(height)).height == total)
    }

    @Test("lineSpacing is added between lines; nil is what the fonts ask for")
    func spacing() {
        #expect(size(text.lineSpacing(5).lineHeight(.exact(points: 20))).height == 45)
        #expect(size(text.lineHeight(nil)).height == 32)
        #expect(size(text.lineHeight(nil).lineHeight(.exact(points: 20))).height == 32)
    }

    @Test("A baseline is in the middle of its taller line")
    func baselines() {
        // 8 more than 16: 4 above.
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").lineHeight(.exact(points: 24))
            Text("b")
        }
        #expect(size(view).height == 24)
        let bottom = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("a").lineHeight(.exact(points: 24))
            Color.red.frame(width: 1, height: 30)
        }
        // The colour's bottom is on the baseline, 16 below the text's top and 8 above its bottom.
        #expect(size(bottom).height == 38)
    }

    @Test("A change of the height alone measures the text again")
    func changes() {
        struct Switching: View {
            let isTall: Bool
            var body: some View { Text("a").lineHeight(isTall ? .exact(points: 40) : nil) }
        }
        let host = ViewHost.standIn(Switching(isTall: false), width: nil, height: nil)
        #expect(host.size(for: .unspecified).height == 16)
        host.setContent(Switching(isTall: true))
        _ = host.update()
        #expect(host.size(for: .unspecified).height == 40)
        host.setContent(Switching(isTall: false))
        _ = host.update()
        #expect(host.size(for: .unspecified).height == 16)
    }
}
