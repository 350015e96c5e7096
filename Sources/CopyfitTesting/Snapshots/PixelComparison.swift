import CopyfitRendering
import Foundation

/// Compares two pictures pixel by pixel.
struct PixelComparison {
    let reference, actual: PicturePixels
    /// How many pixels differ by more than the tolerance.
    private(set) var count = 0
    /// The largest difference of colours, and where it is.
    private(set) var greatest = (difference: 0.0, x: 0, y: 0)
    /// For each pixel whether it differs by more.
    private var marks: [Bool]

    /// What differs by more than a tolerance; nil if nothing does.
    static func difference(
        of actual: Data,
        from reference: Data,
        _ tolerance: SnapshotTolerance
    ) -> SnapshotDifference? {
        guard let old = PicturePixels(png: reference) else {
            return SnapshotDifference(sentence: "the recorded file is not a PNG file, or damaged", exhibit: .lines(""))
        }
        guard let new = PicturePixels(png: actual) else {
            let sentence = "the new picture cannot be compared: it is too large"
            return SnapshotDifference(sentence: sentence, exhibit: .lines(""))
        }
        guard (new.width, new.height) == (old.width, old.height) else {
            let sentence = "it has \(new.width) × \(new.height) pixels, not \(old.width) × \(old.height)"
            return SnapshotDifference(sentence: sentence, exhibit: exhibit([old, new]))
        }
        if new.values == old.values { return nil }
        let comparison = PixelComparison(old, new, tolerance.colorDifference)
        guard Double(comparison.count) > tolerance.differingPixels * Double(old.values.count) else { return nil }
        return SnapshotDifference(
            sentence: comparison.sentence,
            exhibit: exhibit([old, new, comparison.marked])
        )
    }

    init(_ reference: PicturePixels, _ actual: PicturePixels, _ colorDifference: Double) {
        (self.reference, self.actual) = (reference, actual)
        marks = [Bool](repeating: false, count: reference.values.count)
        for place in marks.indices where reference.values[place] != actual.values[place] {
            let difference = Self.difference(reference.values[place], actual.values[place])
            if difference > greatest.difference {
                greatest = (difference, place % reference.width, place / reference.width)
            }
            guard difference > colorDifference else { continue }
            marks[place] = true
            count += 1
        }
    }

    private var sentence: String {
        let share = Double(count) / Double(marks.count) * 100
        let number = String(format: share < 0.01 ? "%.4f" : "%.2f", share)
        let strongest = String(format: "%.1f", greatest.difference)
        return "\(count) of \(marks.count) pixels (\(number) %) differ, the strongest by ΔE \(strongest) "
            + "at (\(greatest.x), \(greatest.y))"
    }

    /// The difference of two colours on white or on black, whichever is greater.
    static func difference(_ one: UInt32, _ other: UInt32) -> Double {
        [0.0, 255].map { ground in color(one, on: ground).distance(to: color(other, on: ground)) }.max() ?? 0
    }

    private static func color(_ pixel: UInt32, on ground: Double) -> LabColor {
        let rest = ground * (1 - Double(pixel >> 24) / 255)
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) + rest }
        return LabColor(red: part(16), green: part(8), blue: part(0))
    }

    /// The actual picture, pale, with red where it differs.
    private var marked: PicturePixels {
        var picture = actual
        for place in marks.indices {
            picture.values[place] = marks[place] ? 0xFFFF_0000 : Self.pale(actual.values[place])
        }
        return picture
    }

    private static func pale(_ pixel: UInt32) -> UInt32 {
        let color = [16, 8, 0].map { pixel >> UInt32($0) & 0xFF }
        let grey = (color.reduce(0, +) / 3 + 255 - pixel >> 24) / 4 + 191
        return 0xFF00_0000 | min(grey, 255) * 0x01_0101
    }

    private static func exhibit(_ pictures: [PicturePixels]) -> SnapshotDifference.Exhibit {
        do { return .picture([UInt8](try PicturePixels(beside: pictures, gap: 16).png())) } catch {
            return .lines("There is no picture of the difference: \(error)")
        }
    }
}
