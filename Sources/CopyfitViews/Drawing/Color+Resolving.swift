public import CopyfitDrawing

extension Color {
    /// The colour that this one is in an environment, in sRGB; components outside sRGB are clamped.
    func plain(in environment: EnvironmentValues) -> DisplayList.PlainColor {
        switch value {
        case .components(.sRGB, let red, let green, let blue):
            DisplayList.PlainColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(.accent): environment.accent.opacity(alpha)
        case .system(let color): color.plain(in: environment.colorScheme).opacity(alpha)
        case .missing: DisplayList.PlainColor(red: 0, green: 0, blue: 0, alpha: 0)
        case .components, .mixed, .appearances: linear(in: environment).plain
        }
    }

    /// The same with components that sRGB does not have.
    fileprivate func linear(in environment: EnvironmentValues) -> LinearColor {
        switch value {
        case .components(let space, let red, let green, let blue):
            return LinearColor(space, red: red, green: green, blue: blue, alpha: alpha)
        case .mixed(let color, let other, let fraction, let space):
            let other = other.linear(in: environment)
            var mixed = color.linear(in: environment).mixed(with: other, by: fraction, in: space)
            mixed.alpha *= alpha
            return mixed
        case .appearances(let light, let dark):
            var chosen = (environment.colorScheme == .dark ? dark : light).linear(in: environment)
            chosen.alpha *= alpha
            return chosen
        case .system, .missing:
            return LinearColor(plain(in: environment))
        }
    }

    /// The colour that this one is in an environment: named colours depend on the colour scheme, the accent colour on
    /// the tint.
    ///
    /// - Parity: the same as SwiftUI; the components of named colours are our own table's.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(linear(in: environment)) }

    /// A colour of fixed components.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGBLinear,
            red: Double(resolved.linearRed),
            green: Double(resolved.linearGreen),
            blue: Double(resolved.linearBlue),
            opacity: Double(resolved.opacity)
        )
    }

    /// A colour by its linear components in sRGB. Colours outside sRGB have components below 0 or above 1.
    ///
    /// - Parity: the same as SwiftUI.
    public struct Resolved: ShapeStyle, Hashable, Codable {
        /// The components of the light: twice the value is twice the light.
        public var linearRed, linearGreen, linearBlue: Float
        /// The opacity, between 0 and 1.
        public var opacity: Float

        /// A colour of these components.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            let (red, green, blue) = (Double(red), Double(green), Double(blue))
            self.init(LinearColor(colorSpace, red: red, green: green, blue: blue, alpha: Double(opacity)))
        }

        fileprivate init(_ color: LinearColor) {
            (linearRed, linearGreen, linearBlue) = (Float(color.red), Float(color.green), Float(color.blue))
            opacity = Float(color.alpha)
        }

        /// The red component as it is usually given, encoded with sRGB's transfer function.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        /// The green component, encoded.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        /// The blue component, encoded.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        private static func encoded(_ linear: Float) -> Float { Float(LinearColor.encoded(Double(linear))) }
        private static func linear(_ encoded: Float) -> Float { Float(LinearColor.linear(Double(encoded))) }
    }
}

extension EnvironmentValues {
    /// The accent colour: the tint if that is a colour, else the default one. An accent colour inside a tint is the
    /// default one, so that a tint cannot refer to itself.
    fileprivate var accent: DisplayList.PlainColor {
        guard var style = tint?.style else { return Palette(self).accent }
        while let wrapped = style as? AnyShapeStyle { style = wrapped.style }
        guard let color = style as? Color else { return Palette(self).accent }
        var untinted = self
        untinted.tint = nil
        return color.plain(in: untinted)
    }
}
