import CopyfitDrawing
import Foundation
import TestSupport

@testable import CopyfitRendering

/// Who makes pixels of a list: ourselves, or another program from our file.
enum Drawer: CaseIterable {
    case png, svgByLibrsvg, pdfByPoppler

    /// The pixels of a list on white, `scale` to a point.
    func pixels(_ list: DisplayList, scale: Int = 1) throws -> RenderedPixels {
        try RenderedPixels(png: file(list, scale: scale))
    }

    /// The remarks on a list.
    func remarks(_ list: DisplayList) throws -> [String] {
        switch self {
        case .png: try PNGRenderer().render(list).remarks
        case .svgByLibrsvg: try SVGRenderer().render(list).remarks
        case .pdfByPoppler: try PDFRenderer().render([list]).remarks
        }
    }

    private func file(_ list: DisplayList, scale: Int) throws -> Data {
        switch self {
        case .png:
            var renderer = PNGRenderer()
            (renderer.scale, renderer.background) = (Double(scale), .white)
            return try renderer.render(list).bytes
        case .svgByLibrsvg:
            var renderer = SVGRenderer()
            renderer.background = .white
            let svg = try renderer.render(list).bytes
            return try OtherPrograms.bytes("rsvg-convert", ["-z", String(scale)], on: svg)
        case .pdfByPoppler:
            let pdf = try PDFRenderer().render([list]).bytes
            return try OtherPrograms.bytes("pdftoppm", ["-png", "-r", String(72 * scale)], on: pdf)
        }
    }
}

/// Pages in Chromium.
enum Screenshot {
    /// What Chromium shows of a file whose name ends in an extension, in a window of so many pixels.
    static func pixels(of file: Data, extension name: String, _ size: CGSize) throws -> RenderedPixels {
        try TestFonts.withFolder(["page.\(name)": Array(file)]) { folder in
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--force-device-scale-factor=1", "--user-data-dir=\(folder)/profile",
                "--screenshot=\(folder)/page.png", "--window-size=\(Int(size.width)),\(Int(size.height))",
                "file://\(folder)/page.\(name)",
            ]
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return try RenderedPixels(png: Data(contentsOf: URL(filePath: "\(folder)/page.png")))
        }
    }
}
