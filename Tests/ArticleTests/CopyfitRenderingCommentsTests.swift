import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation
import Testing

@Suite("The samples in the comments of CopyfitRendering")
struct CopyfitRenderingCommentsTests {
    @Test("The samples of SVGRenderer print what its comment says")
    @MainActor func sVGRendererSample() async throws {
        try await sample {
            let renderer = ImageRenderer(content: Text("Hello").padding())
            var svg = SVGRenderer()
            svg.title = "A greeting"
            print(try renderer.svg(svg).hasPrefix("<svg"))  // true
        }
    }

    @Test("The samples of PNGRenderer print what its comment says")
    @MainActor func pNGRendererSample() async throws {
        try await sample {
            let list = ImageRenderer(content: Color.red.frame(width: 40, height: 20)).displayList()
            var png = PNGRenderer()
            png.scale = 2
            let file = try png.render(list)
            print(file.bytes.prefix(4).dropFirst() == "PNG".data(using: .ascii)!)  // true
        }
    }

    @Test("The samples of PDFRenderer print what its comment says")
    @MainActor func pDFRendererSample() async throws {
        try await sample {
            let page = ImageRenderer(content: Text("Invoice").padding()).displayList()
            var pdf = PDFRenderer()
            pdf.title = "Invoice 17"
            let file = try pdf.render([page])
            print(file.bytes.prefix(4) == "%PDF".data(using: .ascii)!)  // true
        }
    }

    @Test("The samples of RenderingOptions print what its comment says")
    @MainActor func renderingOptionsSample() async throws {
        try await sample {
            var options = RenderingOptions()
            options.deadline = .now + .seconds(60)
            options.pixelLimit = 4_000_000
            let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
            renderer.renderingOptions = options
            print(try renderer.pngData().count > 0)  // true
        }
    }
}
