import ArgumentParser
import CopyfitCommandLine
import CopyfitText

/// The numbers of a measurement that `--field` can print, named as in the JSON.
enum MeasurementField: String, CaseIterable, ExpressibleByArgument {
    case width, height, lineCount, minContentWidth, maxContentWidth, firstBaseline, lastBaseline
    case overWidth = "over.width"
    case overLines = "over.lines"
    case overHeight = "over.height"
}

extension FittedText {
    /// One number of the measurement.
    func value(of field: MeasurementField) -> Double {
        switch field {
        case .width: measurement.width
        case .height: measurement.height
        case .lineCount: Double(measurement.lineCount)
        case .minContentWidth: room.minContentWidth
        case .maxContentWidth: room.maxContentWidth
        case .firstBaseline: measurement.firstBaseline
        case .lastBaseline: measurement.lastBaseline
        case .overWidth: overflow.width ?? .infinity
        case .overLines: Double(overflow.lines)
        case .overHeight: firstLineExcess
        }
    }
}
