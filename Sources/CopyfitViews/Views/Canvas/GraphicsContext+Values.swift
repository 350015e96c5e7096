public import CopyfitDrawing
public import CopyfitGeometry
import CopyfitText
public import Foundation

extension GraphicsContext {
    /// The colour or pattern with which paths are filled and stroked.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        let kind: Kind

        /// A colour, a style, or the environment's foreground.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// Colours between two points.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// Colours outwards from a point.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Colours around a point.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }
    }

    /// An effect on everything drawn after it.
    public struct Filter: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case blur(CGFloat)
            case shadow(Color, CGFloat, CGSize)
            case recolored(ColorEffect)
        }

        let kind: Kind

        /// Blurs, by a radius in points.
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }

        /// Adds a shadow; lengths in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
        }

        /// Changes colours.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .recolored(.brightness(amount))) }
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .recolored(.contrast(amount))) }
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .recolored(.saturation(amount))) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .recolored(.grayscale(amount))) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .recolored(.hueRotation(angle))) }
    }

    /// A text, resolved with the values of the canvas's environment.
    public struct ResolvedText {
        let text: CopyfitViews.ResolvedText
        let settings: ParagraphSettings
        /// nil for a text that could not be prepared.
        let paragraph: TextParagraph?
        /// What to report where the text is measured or drawn.
        let problems: [Diagnostic]

        init(_ text: Text, in environment: EnvironmentValues) {
            let engine = environment.builtIn.typography.engine
            let settings = ParagraphSettings(environment)
            let sink = DiagnosticSink()
            self.text = CopyfitViews.ResolvedText(text, in: environment)
            self.settings = settings
            paragraph = StyledContent(self.text, in: environment).prepared(by: engine, diagnostics: sink)
                .map { TextParagraph($0, settings, engine.fitting) }
            problems = sink.drain()
        }

        /// The size of the text in a given area, in points.
        public func measure(in size: CGSize) -> CGSize {
            measurement(in: size).map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        }

        /// The distance of the first baseline from the top in a given area, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { measurement(in: size)?.firstBaseline ?? 0 }

        /// The distance of the last baseline from the top in a given area, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { measurement(in: size)?.lastBaseline ?? 0 }

        private func measurement(in size: CGSize) -> ParagraphMeasurement? {
            for problem in problems { DiagnosticSink.report(problem.code, problem.message) }
            guard var paragraph else { return nil }
            return paragraph.answer(room(of: size)).measurement
        }

        /// The lines of a text in an area.
        func room(of size: CGSize) -> ParagraphConstraint {
            ParagraphConstraint(width: size.width, height: size.height, maxLines: settings.maxLines)
        }
    }

    /// A picture, resolved with the values of the canvas's environment.
    public struct ResolvedImage {
        let image: Image
        /// The size in points.
        public let size: CGSize
    }

    /// A view that a canvas can draw.
    public struct ResolvedSymbol {
        let element: Element

        /// The size in points.
        public var size: CGSize { element.frame.size }
    }
}
