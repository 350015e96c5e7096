import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// An expected frame; nil parts are not stated by the source.
struct Expected {
    var x: CGFloat?
    var y: CGFloat?
    var width: CGFloat?
    var height: CGFloat?

    func matches(_ frame: CGRect) -> Bool {
        isNear(x, frame.origin.x) && isNear(y, frame.origin.y)
            && isNear(width, frame.width) && isNear(height, frame.height)
    }

    private func isNear(_ expected: CGFloat?, _ actual: CGFloat) -> Bool {
        guard let expected else { return true }
        return expected == actual || abs(expected - actual) < 0.0006
    }
}

func f(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Expected {
    Expected(x: x, y: y, width: width, height: height)
}

func x(_ x: CGFloat, w width: CGFloat? = nil) -> Expected { Expected(x: x, width: width) }
func y(_ y: CGFloat, h height: CGFloat? = nil) -> Expected { Expected(y: y, height: height) }
func xy(_ x: CGFloat, _ y: CGFloat) -> Expected { Expected(x: x, y: y) }
func w(_ width: CGFloat) -> Expected { Expected(width: width) }
func h(_ height: CGFloat) -> Expected { Expected(height: height) }
let unstated = Expected()

/// One row of a vector table.
struct Vector: CustomTestStringConvertible, Sendable {
    let id: String
    let box: @Sendable () -> Box
    let proposals: [ProposedViewSize]
    let size: Expected
    let frames: [Expected]

    init(
        _ id: String,
        _ box: @autoclosure @escaping @Sendable () -> Box,
        _ proposals: [ProposedViewSize],
        _ width: CGFloat?,
        _ height: CGFloat?,
        _ frames: Expected...
    ) {
        self.id = id
        self.box = box
        self.proposals = proposals
        self.size = Expected(width: width, height: height)
        self.frames = frames
    }

    var testDescription: String { id }

    /// Lays the row out for each of its proposals and compares what it states.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        for proposal in proposals {
            let laidOut = LaidOut(box(), proposal)
            let whole = CGRect(origin: .zero, size: laidOut.size)
            #expect(
                Expected(width: size.width, height: size.height).matches(whole),
                "\(id) at \(proposal): size \(laidOut.size)",
                sourceLocation: sourceLocation
            )
            let actual = laidOut.frames
            guard !frames.isEmpty else { continue }
            #expect(frames.count == actual.count, "\(id): \(actual)", sourceLocation: sourceLocation)
            for (index, (expected, frame)) in zip(frames, actual).enumerated() {
                #expect(
                    expected.matches(frame),
                    "\(id) at \(proposal): frame \(index) is \(frame), not \(expected)",
                    sourceLocation: sourceLocation
                )
            }
        }
    }
}
