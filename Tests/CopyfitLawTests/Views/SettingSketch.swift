import Copyfit

enum SettingKind: String, KindFamily {
    case environment, transformEnvironment, environmentModel, environmentObject, font, fontWeight, bold, italic
    case fontWidth, fontDesign, monospaced, monospacedDigit, kerning, tracking, baselineOffset, lineLimit, reservedLines
    case lineSpacing, multilineTextAlignment, truncationMode, minimumScaleFactor, allowsTightening, textCase
    case dynamicTypeSize, underline, textScale, layoutDirection, colorScheme, foregroundStyle, tint, backgroundStyle
    case disabled, controlSize, labelsHidden, imageScale, redacted, coordinateSpace, buttonStyle, customButtonStyle
    case toggleStyle, labelStyle, groupBoxStyle, labeledContentStyle, formStyle, pickerStyle, progressViewStyle
    case gaugeStyle, disclosureGroupStyle, textFieldStyle, listStyle, scrollIndicators

    var arity: ClosedRange<Int> { 1...3 }
}

/// Modifiers that say something to everything below.
struct SettingSketch: SketchBuilding {
    let kind: SettingKind
    let sketch: Sketch

    var body: some View {
        switch kind {
        case .environment, .transformEnvironment, .environmentModel, .environmentObject, .layoutDirection, .colorScheme,
            .dynamicTypeSize, .coordinateSpace, .disabled, .redacted:
            values
        case .font, .fontWeight, .bold, .italic, .fontWidth, .fontDesign, .monospaced, .monospacedDigit, .textScale:
            fonts
        case .kerning, .tracking, .baselineOffset, .lineLimit, .reservedLines, .lineSpacing, .multilineTextAlignment,
            .truncationMode, .minimumScaleFactor, .allowsTightening, .textCase, .underline:
            texts
        default: StyleSketch(kind: kind, sketch: sketch)
        }
    }

    @ViewBuilder private var values: some View {
        switch kind {
        case .environment: items.environment(\.theme, CGFloat(sketch.a))
        case .transformEnvironment: items.transformEnvironment(\.theme) { [a = sketch.a] in $0 += CGFloat(a) }
        case .environmentModel: WithModel(number: sketch.a) { items }
        case .environmentObject: WithObject(number: sketch.a) { items }
        case .layoutDirection: items.environment(\.layoutDirection, isOdd ? .rightToLeft : .leftToRight)
        case .colorScheme: items.colorScheme(isOdd ? .dark : .light)
        case .dynamicTypeSize: items.dynamicTypeSize(DynamicTypeSize.allCases[sketch.a])
        case .coordinateSpace: items.coordinateSpace(.named(sketch.a % 2))
        case .disabled: items.disabled(isOdd)
        default: items.redacted(reason: isOdd ? .placeholder : [])
        }
    }

    @ViewBuilder private var fonts: some View {
        switch kind {
        case .font: items.font(sketch.a == 0 ? nil : .system(size: 6 + 3 * CGFloat(sketch.a)))
        case .fontWeight: items.fontWeight(isOdd ? .bold : .light)
        case .bold: items.bold(isOdd)
        case .italic: items.italic(isOdd)
        case .fontWidth: items.fontWidth(isOdd ? .condensed : .standard)
        case .fontDesign: items.fontDesign(isOdd ? .serif : .monospaced)
        case .monospaced: items.monospaced(isOdd)
        case .monospacedDigit: items.monospacedDigit()
        default: items.textScale(.secondary, isEnabled: isOdd)
        }
    }

    @ViewBuilder private var texts: some View {
        switch kind {
        case .kerning: items.kerning(CGFloat(sketch.a))
        case .tracking: items.tracking(CGFloat(sketch.a))
        case .baselineOffset: items.baselineOffset(CGFloat(sketch.a))
        case .lineLimit: items.lineLimit(sketch.a == 0 ? nil : sketch.a)
        case .reservedLines: items.lineLimit(1 + sketch.a % 4, reservesSpace: sketch.b % 2 == 1)
        case .lineSpacing: items.lineSpacing(CGFloat(sketch.a))
        case .multilineTextAlignment: items.multilineTextAlignment(isOdd ? .trailing : .center)
        case .truncationMode: items.truncationMode(isOdd ? .head : .middle)
        case .minimumScaleFactor: items.minimumScaleFactor(CGFloat(1 + sketch.a) / 8)
        case .allowsTightening: items.allowsTightening(isOdd)
        case .textCase: items.textCase(isOdd ? .uppercase : nil)
        default: items.underline(isOdd)
        }
    }
}

/// An observable object in the environment, kept in a state.
private struct WithModel<Content: View>: View {
    let number: Int
    @ViewBuilder let content: Content
    @State private var model = Model()

    var body: some View {
        content.environment(model).onChange(of: number, initial: true) { model.number = $1 }
    }
}

private struct WithObject<Content: View>: View {
    let number: Int
    @ViewBuilder let content: Content
    @StateObject private var object = Publisher()

    var body: some View {
        content.environmentObject(object).onChange(of: number, initial: true) { object.number = $1 }
    }
}

@Observable
final class Model {
    var number = 0
}

final class Publisher: ObservableObject {
    @Published var number = 0
}
