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

extension Measurement {
    /// One number of the measurement.
    func value(of field: MeasurementField) -> Double {
        switch field {
        case .width: room.width
        case .height: room.height
        case .lineCount: Double(room.lineCount)
        case .minContentWidth: minContentWidth
        case .maxContentWidth: maxContentWidth
        case .firstBaseline: room.firstBaseline
        case .lastBaseline: room.lastBaseline
        case .overWidth: over.width
        case .overLines: Double(over.lines)
        case .overHeight: over.height
        }
    }
}
