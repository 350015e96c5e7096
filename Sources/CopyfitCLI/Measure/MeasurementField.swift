import ArgumentParser

/// The numbers of a measurement that `--field` can print, named as in the JSON.
enum MeasurementField: String, CaseIterable, ExpressibleByArgument {
    case width, height, lineCount, minContentWidth, maxContentWidth, firstBaseline, lastBaseline
    case overWidth = "over.width"
    case overLines = "over.lines"
    case overHeight = "over.height"
}
