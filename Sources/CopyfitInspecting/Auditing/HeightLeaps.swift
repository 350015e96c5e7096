import CopyfitFit
import Foundation

/// The heights of a view at the widths of an audit, and where more width makes it higher at once.
struct HeightLeaps {
    private var heights: [CGFloat] = []

    /// What grows steadily, such as pictures of a ratio, grows by less from one width to the next.
    private static let least: CGFloat = 8

    /// Notes the height at the next width.
    mutating func append(_ height: CGFloat) { heights.append(height) }

    /// The numbers of the widths at which the view is higher than one step before, by more than 8 points more than before and after.
    var indices: [Int] {
        heights.indices.dropFirst().filter { index in
            let around = [rise(at: index - 1), rise(at: index + 1)].compactMap(\.self)
            return rise(at: index).map { $0 > Self.least + max(0, around.max() ?? 0) } ?? false
        }
    }

    /// How much higher the view is than one step before; nil at the ends.
    private func rise(at index: Int) -> CGFloat? {
        index > 0 && index < heights.count ? heights[index] - heights[index - 1] : nil
    }

    func message(at index: Int, _ widths: AuditWidths) -> String {
        let ends = [index - 1, index].map {
            "\(Points.text(Double(heights[$0]))) pt high at \(Points.text(widths[$0])) pt"
        }
        return "The view is \(ends[0]), and \(ends[1])."
    }
}
