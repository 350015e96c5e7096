import CopyfitDrawing
import CopyfitLayout
import Foundation

/// A change of all colours of a drawing.
enum ColorEffect: Hashable, Sendable {
    case brightness(Double), contrast(Double), saturation(Double), grayscale(Double)
    case hueRotation(Angle)
    case inverted, luminanceToAlpha
    case multiplied(Color)
}

extension ColorEffect {
    /// The effect as a map of sRGB components. Saturation, hue and luminance weigh components as the Filter Effects
    /// specification does (`feColorMatrix`).
    func matrix(in environment: EnvironmentValues) -> DisplayList.ColorMatrix {
        switch self {
        case .brightness(let amount): .diagonal(1, offset: amount)
        case .contrast(let amount): .diagonal(amount, offset: (1 - amount) / 2)
        case .saturation(let amount): .saturation(amount)
        case .grayscale(let amount): .saturation(1 - amount)
        case .hueRotation(let angle): .hueRotation(angle.radians)
        case .inverted: .diagonal(-1, offset: 1)
        case .luminanceToAlpha:
            DisplayList.ColorMatrix(
                rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0]
            )
        case .multiplied(let color): .multiplication(by: color.plain(in: environment))
        }
    }
}

extension DisplayList.ColorMatrix {
    fileprivate static func diagonal(_ factor: Double, offset: Double) -> DisplayList.ColorMatrix {
        DisplayList.ColorMatrix(
            rows: [
                factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0,
            ]
        )
    }

    fileprivate static func saturation(_ amount: Double) -> DisplayList.ColorMatrix {
        weighted { weight, isOwn in weight * (1 - amount) + (isOwn ? amount : 0) }
    }

    fileprivate static func hueRotation(_ angle: Double) -> DisplayList.ColorMatrix {
        let (sine, cosine) = (sin(angle), cos(angle))
        let swirl = [-0.213, -0.715, 0.928, 0.143, 0.14, -0.283, -0.787, 0.715, 0.072]
        var index = 0
        return weighted { weight, isOwn in
            defer { index += 1 }
            return weight + cosine * ((isOwn ? 1 : 0) - weight) + sine * swirl[index]
        }
    }

    fileprivate static func multiplication(by color: DisplayList.PlainColor) -> DisplayList.ColorMatrix {
        var matrix = identity
        for (index, factor) in [color.red, color.green, color.blue, color.alpha].enumerated() {
            matrix.rows[6 * index] = Double(factor)
        }
        return matrix
    }

    /// A map of red, green and blue whose factors follow from the luminance's weights.
    private static func weighted(_ factor: (Double, Bool) -> Double) -> DisplayList.ColorMatrix {
        var matrix = identity
        for row in 0..<3 {
            for (column, weight) in [0.213, 0.715, 0.072].enumerated() {
                matrix.rows[5 * row + column] = factor(weight, row == column)
            }
        }
        return matrix
    }
}
