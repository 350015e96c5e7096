import Foundation

/// What a behaviour is called and what it was given, in words a person knows: those of the modifier or view that has
/// it.
package struct BehaviourWords: Equatable, Sendable, CustomStringConvertible {
    /// What was given under which name. A length is in points, ∞ without end.
    package struct Parameter: Equatable, Sendable {
        package let name: String
        package let value: String
    }

    package let name: String

    /// In the order in which they are written; without those that have their default.
    package let parameters: [Parameter]

    /// A parameter of nil is left out.
    init(_ name: String, _ parameters: KeyValuePairs<String, String?> = [:]) {
        self.name = name
        self.parameters = parameters.compactMap { name, value in value.map { Parameter(name: name, value: $0) } }
    }

    /// As in "padding(top: 8, bottom: 8)".
    package var description: String {
        if parameters.isEmpty { return name }
        return "\(name)(\(parameters.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
    }
}

extension CGFloat {
    /// The number without needless decimals.
    var words: String {
        if isInfinite { return self > 0 ? "∞" : "−∞" }
        return self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
    }

    /// The same; nil for 0.
    var wordsUnlessZero: String? { self == 0 ? nil : words }
}

extension Double {
    var words: String { CGFloat(self).words }
}

extension Axis.Set {
    var words: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        case []: "none"
        default: "horizontal and vertical"
        }
    }
}

extension AlignmentKey {
    /// The guide's name; nil for the centre, which is the default everywhere.
    var words: String? {
        switch kind {
        case .start: axis == .horizontal ? "leading" : "top"
        case .center: nil
        case .end: axis == .horizontal ? "trailing" : "bottom"
        case .firstLine: "first text line"
        case .firstBaseline: "first text baseline"
        case .lastBaseline: "last text baseline"
        case .custom: "\(id)"
        }
    }
}

extension Alignment {
    /// The names of the guides that are not the centre; nil without any.
    var words: String? {
        let names = [vertical.key.words, horizontal.key.words].compactMap { $0 }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
}

extension Edge.Set {
    var words: String {
        let names: [(Edge.Set, String)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        return self == .all ? "all" : names.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
    }
}

extension BehaviourWords {
    /// Words whose parameters are insets: one where all are equal, else those that are not 0.
    init(_ name: String, insets: EdgeInsets) {
        let isEven =
            insets.top == insets.bottom && insets.leading == insets.trailing && insets.top == insets.leading
        if isEven {
            self.init(name, ["all": insets.top.words])
        } else {
            self.init(
                name,
                [
                    "top": insets.top.wordsUnlessZero, "leading": insets.leading.wordsUnlessZero,
                    "bottom": insets.bottom.wordsUnlessZero, "trailing": insets.trailing.wordsUnlessZero,
                ]
            )
        }
    }
}
