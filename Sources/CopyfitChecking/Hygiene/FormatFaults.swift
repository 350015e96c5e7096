import CopyfitTranslations

/// What the program that formats a text cannot read in it, or does not show as it is written.
struct FormatFaults {
    struct Fault {
        /// What happens, in a sentence.
        let message: String
        /// Whether the program fails, or shows something that is not the text.
        let isGrave: Bool
    }

    /// Programs whose rules for percent signs are known.
    private enum Printf {
        case apple, java, python, php, c

        init?(_ text: Translation, _ format: TranslationFormat) {
            switch format {
            case .appleStrings, .stringCatalog, .stringsDictionary: self = .apple
            case .android: self = .java
            case .gettext where text.flags.contains("python-format"): self = .python
            case .gettext where text.flags.contains("php-format"): self = .php
            case .gettext where text.flags.contains("c-format"): self = .c
            default: return nil
            }
        }

        /// What happens at a percent sign that begins no placeholder.
        var effect: String {
            switch self {
            case .apple: "is not shown"
            case .java: "makes Android throw an exception"
            case .python: "makes Python raise an exception"
            case .php: "makes PHP throw an exception"
            case .c: "has no defined meaning"
            }
        }
    }

    private let text: Translation
    private let format: TranslationFormat
    private let originals: [Translation]

    /// - Parameter originals: The texts that it is translated from; none if it is a source itself.
    init(_ text: Translation, _ format: TranslationFormat, _ originals: [Translation]) {
        (self.text, self.format, self.originals) = (text, format, originals)
    }

    /// Everything, in the order of the text within each kind.
    var faults: [Fault] { types + variables + (isFormatted ? [percentSign, brace].compactMap(\.self) : []) }

    /// Whether the program puts values into the text: the source has some, too.
    private var isFormatted: Bool {
        !originals.isEmpty
            && (originals + [text]).allSatisfy { text in
                text.placeholders.contains { $0.isValue && $0.name != $0.spelling(in: text.text) }
            }
    }

    // MARK: Percent signs

    private var percentSign: Fault? {
        guard let printf = Printf(text, format) else { return nil }
        let own = BareSigns(text, isJava: printf == .java)
        let others = originals.map { BareSigns($0, isJava: printf == .java) }
        if let sign = own.conversions.first(where: { sign in others.allSatisfy { $0.count(sign) < own.count(sign) } }) {
            let effect =
                printf == .java ? "makes Android throw an exception" : "is read as a placeholder without a value"
            return Fault(message: "“\(sign)” \(effect): write %% for a percent sign.", isGrave: true)
        }
        guard own.hasOthers, others.allSatisfy({ !$0.hasOthers }) else { return nil }
        return Fault(
            message: "A percent sign that begins no placeholder \(printf.effect): write %% for one.",
            isGrave: printf != .apple
        )
    }

    /// The percent signs of a text that begin no placeholder, by what happens at them.
    private struct BareSigns {
        /// What is read as a value that is not there, or that the program knows nothing of.
        private(set) var conversions: [String] = []
        private(set) var hasOthers = false

        /// How many conversions of the same letter there are.
        func count(_ conversion: String) -> Int { conversions.count { $0.last == conversion.last } }

        init(_ text: Translation, isJava: Bool) {
            let bytes = Array(text.text.utf8)
            for sign in text.bareSigns("%") {
                if let end = FormatFaults.conversionEnd(bytes, from: sign + 1, isJava: isJava) {
                    conversions.append(String(decoding: bytes[sign..<end], as: UTF8.self))
                } else {
                    hasOthers = true
                }
            }
        }
    }

    /// Where a conversion with flags, width and length ends; nil if none is there.
    private static func conversionEnd(_ bytes: [UInt8], from start: Int, isJava: Bool) -> Int? {
        let letters = isJava ? "diouxXfeEgGaAcCsSbBhHtT" : "diouxXDUOfFeEgGaAcCsSp@"
        let rest = bytes[start...].drop { "-+ #0123456789.'".utf8.contains($0) }.drop { "hlLqjz".utf8.contains($0) }
        guard let letter = rest.first, letters.utf8.contains(letter) else { return nil }
        return rest.startIndex + 1
    }

    // MARK: Braces

    /// A brace in a format of .NET or Python that belongs to no field.
    private var brace: Fault? {
        let program =
            switch format {
            case .resx: ".NET"
            case .gettext where text.flags.contains("csharp-format"): ".NET"
            case .gettext where text.flags.contains("python-brace-format"): "Python"
            default: ""
            }
        guard !program.isEmpty else { return nil }
        for brace in ["{", "}"] where !text.bareSigns(brace).isEmpty {
            if originals.contains(where: { !$0.bareSigns(brace).isEmpty }) { continue }
            return Fault(
                message: "\(program) throws an exception at “\(brace)”: write \(brace)\(brace) for a brace.",
                isGrave: true
            )
        }
        return nil
    }

    // MARK: Names

    /// Types of a message's arguments that no program knows. What translations keep of a source is reported there, and a brace in
    /// a text without other arguments is one, except where each text is a message.
    private var types: [Fault] {
        guard [.arb, .properties, .json, .xliff, .table].contains(format) else { return [] }
        let unknown = unknownTypes(of: text)
        if unknown.isEmpty || originals.contains(where: { !unknownTypes(of: $0).isEmpty }) { return [] }
        guard format == .arb || unknown.count < text.placeholders.count(where: \.isValue) else { return [] }
        return unknown.map { type in
            Fault(
                message: "“\(type)” is not an argument type: write number, date, time, plural or select.",
                isGrave: true
            )
        }
    }

    private func unknownTypes(of text: Translation) -> [String] {
        text.placeholders.compactMap { placeholder in
            placeholder.type(in: text.text).flatMap { ICUSigns.isArgumentType($0) ? nil : $0 }
        }
    }

    /// Variables of Apple's formats that the file does not have.
    private var variables: [Fault] {
        guard format == .stringCatalog || format == .stringsDictionary, !text.isMisread else { return [] }
        return text.placeholders.compactMap { placeholder in
            guard placeholder.kind == .reference, let name = placeholder.name else { return nil }
            return Fault(message: "The text has no variable “\(name)”.", isGrave: true)
        }
    }
}

extension Placeholder {
    /// Whether the program puts a value in its place.
    fileprivate var isValue: Bool { kind != .percentSign && kind != .lineBreak }

    /// What follows the first comma of a message's argument; nil if there is no comma.
    fileprivate func type(in text: String) -> String? {
        let spelled = spelling(in: text)
        guard spelled.hasPrefix("{"), !spelled.hasPrefix("{{"), spelled.contains(",") else { return nil }
        let parts = spelled.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
        return parts[1].filter { !$0.isWhitespace }
    }
}

extension Translation {
    /// Where a sign is that belongs to no placeholder and is not doubled, in bytes.
    fileprivate func bareSigns(_ sign: String) -> [Int] {
        let byte = sign.utf8.first ?? 0
        guard text.utf8.contains(byte) else { return [] }
        let bytes = Array(text.utf8)
        var found: [Int] = []
        var index = 0
        var rest = placeholders[...]
        while let place = bytes[index...].firstIndex(of: byte) {
            index = place + 1
            while let first = rest.first, first.range.upperBound <= place { rest.removeFirst() }
            if let placeholder = rest.first, placeholder.range.contains(place) {
                index = max(index, placeholder.range.upperBound)
            } else if index < bytes.count, bytes[index] == byte {
                index += 1
            } else {
                found.append(place)
            }
        }
        return found
    }
}
