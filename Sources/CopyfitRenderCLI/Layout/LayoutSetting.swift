import Copyfit
import CopyfitCommandLine
import CopyfitDocuments
import CopyfitFit
import CopyfitFonts
import Foundation

/// What the options say about the host of a document.
struct LayoutSetting: Sendable {
    let fonts: FontCatalogue
    /// The widths that the options propose, in points.
    let widths: [CGFloat]
    let height: CGFloat?
    let platform: HostOptions.Platform
    private let direction: LayoutDirection

    init(_ command: LayoutCommand, _ fonts: FontCatalogue) {
        self.fonts = fonts
        widths = command.widths.map { CGFloat($0) }
        height = command.height?.points.map { CGFloat($0) }
        platform = command.platform == .ios ? .iOS : .macOS
        direction = command.direction == .rtl ? .rightToLeft : .leftToRight
    }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return environment
    }

    func host(_ document: LayoutDocument) -> DocumentHost {
        var options = HostOptions()
        options.platform = platform
        return DocumentHost(document, environment: environment, options: options)
    }
}
