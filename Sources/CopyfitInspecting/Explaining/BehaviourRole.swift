import CopyfitLayout
import CopyfitViews
import Foundation

/// What a layout behaviour does for an explanation on one axis: how its length comes about, and what it hands on. Only this file
/// tells behaviours apart.
enum BehaviourRole {
    /// It asks no other view.
    case leaf(Leaf)
    /// It takes what it is offered, and offers that: a geometry reader, a position.
    case taking
    /// It has a length of its own, and offers that.
    case fixed
    /// A part of a container's length.
    case part
    /// A frame with bounds.
    case bounded(FlexibleFrame.Bounds)
    /// A side follows from the other.
    case ratio
    /// A scroll view along the axis, which offers nothing.
    case scrolling
    /// The first that fits on some axes.
    case choice(Axis.Set)
    /// A view with an overlay or a background, which is offered its size.
    case layers
    case stack, zStack, lazyStack, grid, gridRow, lazyGrid
    /// A layout of the program.
    case client
    /// A view and a bar.
    case inset
    /// A fixed size on the axis, which offers nothing.
    case unbinding
    /// It hands on what it is offered.
    case wrapper

    /// The kinds of leaves.
    enum Leaf {
        case spacer, circle, divider, endless, rigid
    }

    init(_ behaviour: LayoutBehaviour, _ axis: Axis) {
        switch behaviour {
        case .spacer: self = .leaf(.spacer)
        case .circle: self = .leaf(.circle)
        case .divider: self = .leaf(.divider)
        case .flexible: self = .leaf(.endless)
        case .fixed, .resizable, .measured: self = .leaf(.rigid)
        case .geometryReader, .position: self = .taking
        case .centeredFrame(let width, let height):
            self = (axis == .horizontal ? width : height).isNaN ? .wrapper : .fixed
        case .alignedFrame(let frame):
            self = (axis == .horizontal ? frame.width : frame.height) == nil ? .wrapper : .fixed
        case .containerRelativeFrame(let frame): self = frame.axes.contains(Axis.Set(axis)) ? .part : .wrapper
        case .flexibleFrame(let frame): self = .bounded(axis == .horizontal ? frame.width : frame.height)
        case .aspectRatio: self = .ratio
        case .scrollView(let axes): self = axes.contains(Axis.Set(axis)) ? .scrolling : .wrapper
        case .fixedSize(let axes): self = axes.contains(Axis.Set(axis)) ? .unbinding : .wrapper
        case .viewThatFits(let axes): self = .choice(axes)
        case .layered: self = .layers
        case .plainStack, .guidedStack: self = .stack
        case .zStack: self = .zStack
        case .lazyStack: self = .lazyStack
        case .grid: self = .grid
        case .gridRow: self = .gridRow
        case .lazyGrid: self = .lazyGrid
        case .custom: self = .client
        case .safeAreaInset: self = .inset
        case .passThrough, .evenPadding, .unevenPadding, .offset, .layoutPriority, .alignmentGuide, .safeAreaPadding,
            .ignoresSafeArea:
            self = .wrapper
        }
    }
}

extension ContentRole {
    /// What a layout behaviour means for what is shown.
    init(_ behaviour: LayoutBehaviour) {
        switch behaviour {
        case .flexible, .circle: self = .area
        case .fixed(let size): self = size == .zero ? .none : .picture
        case .resizable, .measured: self = .picture
        case .centeredFrame, .alignedFrame, .flexibleFrame, .containerRelativeFrame, .geometryReader: self = .room
        case .offset(let distance): self = distance == .zero ? .none : .moved
        case .position: self = .moved
        default: self = .none
        }
    }
}

/// A number of a behaviour that a change is tried with.
struct ChangeableNumber {
    let name: String
    let value: CGFloat
    /// By how much it is changed.
    var step: CGFloat = 1
    /// The behaviour with another number.
    let changed: (CGFloat) -> LayoutBehaviour

    /// The numbers that can decide a length on an axis.
    static func all(of behaviour: LayoutBehaviour, _ axis: Axis, _ length: CGFloat) -> [ChangeableNumber] {
        let isWidth = axis == .horizontal
        switch behaviour {
        case .centeredFrame(let width, let height):
            return fixed(FixedFrame(width: number(width), height: number(height)), isWidth)
        case .alignedFrame(let frame): return fixed(frame, isWidth)
        case .flexibleFrame(let frame): return flexible(frame, isWidth, length)
        case .spacer(let minimum?):
            return [ChangeableNumber(name: "minLength", value: minimum) { .spacer(minLength: $0) }]
        case .aspectRatio(let ratio?, let mode):
            return [
                ChangeableNumber(name: "aspectRatio", value: ratio, step: 0.1) { .aspectRatio(max($0, 0.01), mode) }
            ]
        default: return []
        }
    }

    private static func number(_ length: CGFloat) -> CGFloat? { length.isNaN ? nil : length }

    private static func fixed(_ frame: FixedFrame, _ isWidth: Bool) -> [ChangeableNumber] {
        guard let length = isWidth ? frame.width : frame.height else { return [] }
        return [
            ChangeableNumber(name: isWidth ? "width" : "height", value: length) { changed in
                .frame(
                    FixedFrame(
                        width: isWidth ? changed : frame.width,
                        height: isWidth ? frame.height : changed,
                        alignment: frame.alignment
                    )
                )
            }
        ]
    }

    /// The bounds that are reached.
    private static func flexible(_ frame: FlexibleFrame, _ isWidth: Bool, _ length: CGFloat) -> [ChangeableNumber] {
        let bounds = isWidth ? frame.width : frame.height
        let numbers: [(String, CGFloat?, (CGFloat) -> FlexibleFrame.Bounds)] = [
            ("max", bounds.maximum, { .init(minimum: bounds.minimum, ideal: bounds.ideal, maximum: $0) }),
            ("min", bounds.minimum, { .init(minimum: $0, ideal: bounds.ideal, maximum: bounds.maximum) }),
            ("ideal", bounds.ideal, { .init(minimum: bounds.minimum, ideal: $0, maximum: bounds.maximum) }),
        ]
        return numbers.compactMap { name, value, change in
            guard let value, abs(value - length) < LayoutQuestion.tolerance else { return nil }
            return ChangeableNumber(name: name + (isWidth ? "Width" : "Height"), value: value) { changed in
                let other = change(changed)
                return .flexibleFrame(
                    isWidth ? FlexibleFrame(width: other, frame) : FlexibleFrame(height: other, frame)
                )
            }
        }
    }
}

extension FlexibleFrame {
    fileprivate init(width: Bounds, _ other: FlexibleFrame) {
        self.init(width, other.height, other.alignment)
    }

    fileprivate init(height: Bounds, _ other: FlexibleFrame) {
        self.init(other.width, height, other.alignment)
    }

    private init(_ width: Bounds, _ height: Bounds, _ alignment: Alignment) {
        self.init(
            minWidth: width.minimum,
            idealWidth: width.ideal,
            maxWidth: width.maximum,
            minHeight: height.minimum,
            idealHeight: height.ideal,
            maxHeight: height.maximum,
            alignment: alignment
        )
    }
}
