import CopyfitLayout
package import Foundation

/// A generator of trees that repeats itself for equal seeds.
package struct Dice {
    package var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }

    package mutating func length() -> CGFloat { [0, 5, 12.5, 40, 90][roll(5)] }
    package mutating func optionalLength() -> CGFloat? { roll(2) == 0 ? nil : length() }

    package mutating func toy(depth: Int) -> Toy {
        if depth == 0 { return leaf() }
        switch roll(16) {
        case 0: return leaf()
        case 1: return .frame(toy(depth: depth - 1), width: optionalLength(), height: optionalLength())
        case 2: return flexible(depth)
        case 3: return .padding(toy(depth: depth - 1), [0, 4, -3][roll(3)])
        case 4: return .fixedSize(toy(depth: depth - 1), horizontal: roll(2) == 0)
        case 5: return .aspect(toy(depth: depth - 1), [0.5, 1, 2][roll(3)])
        case 6: return .priority(toy(depth: depth - 1), [-1, 0, 1][roll(3)])
        case 7: return .leading(toy(depth: depth - 1), [-20, 10][roll(2)])
        case 8: return .overlay(toy(depth: depth - 1), toy(depth: depth - 1))
        case 9, 10: return .zstack((0..<roll(4)).map { _ in toy(depth: depth - 1) })
        default:
            return .stack(
                roll(2) == 0 ? .horizontal : .vertical,
                (0..<roll(5)).map { _ in toy(depth: depth - 1) },
                spacing: [nil, 0, 6][roll(3)],
                isLeading: roll(2) == 0
            )
        }
    }

    private mutating func leaf() -> Toy {
        switch roll(5) {
        case 0: .fix(length(), length())
        case 1: .spacer
        case 2: .text
        default: .color
        }
    }

    private mutating func flexible(_ depth: Int) -> Toy {
        let bounds = [optionalLength(), optionalLength(), optionalLength()].map { $0 ?? -1 }.sorted().map {
            $0 < 0 ? nil : $0
        }
        return .flexible(toy(depth: depth - 1), minWidth: bounds[0], idealWidth: bounds[1], maxWidth: bounds[2])
    }
}
