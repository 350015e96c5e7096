import Copyfit
import CopyfitCommandLine
import CopyfitDocuments
import CopyfitFit
import CopyfitFonts
import Foundation

/// What the options say about the host of a document.
struct LayoutSetting {
    let fonts: FontCatalogue
    let height: CGFloat?
    private let options: HostOptions
    private let environment: EnvironmentValues

    init(_ command: LayoutCommand, _ fonts: FontCatalogue) {
        self.fonts = fonts
        height = command.height.map { CGFloat($0.points(size: 0)) }
        var options = HostOptions()
        options.platform = command.platform == .ios ? .iOS : .macOS
        self.options = options
        var environment = EnvironmentValues()
        environment.layoutDirection = command.direction == .rtl ? .rightToLeft : .leftToRight
        self.environment = environment
    }

    func host(_ document: LayoutDocument) -> DocumentHost {
        DocumentHost(document, environment: environment, options: options)
    }
}
