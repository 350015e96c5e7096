import CopyfitFit
package import CopyfitJSON
import CopyfitText

extension BatchRecord {
    /// Takes one member's value; the error when the contract does not allow it.
    mutating func take(_ value: JSONToken, as member: RecordMember, _ bytes: Span<UInt8>) -> RecordError? {
        if takeNumber(value, as: member, bytes) { return nil }
        do {
            try set(member, to: value, bytes)
            return nil
        } catch {
            return error
        }
    }

    /// Takes the numbers that nearly all records have, without the forms, which say the same; false for anything else.
    private mutating func takeNumber(_ value: JSONToken, as member: RecordMember, _ bytes: Span<UInt8>) -> Bool {
        guard member == .size || member == .width, value.kind == .number, let number = value.number(bytes) else {
            return false
        }
        if member == .size {
            guard number >= TextStyle.smallestSize, number <= TextStyle.largestSize else { return false }
            setSize(number)
        } else {
            guard number >= 0, !hasWidths else { return false }
            hasWidths = true
            settings.widths = .one(Length(points: number))
        }
        return true
    }

    /// Null means what a setting is by itself; for what else the options may supply, what they say.
    private mutating func set(
        _ member: RecordMember,
        to value: JSONToken,
        _ bytes: Span<UInt8>
    ) throws(RecordError) {
        switch member {
        case .id: id = value.range
        case .text:
            text = try value.text("text", bytes)
            hasLoneSurrogate = value.hasEscapes && JSONSurrogates.firstLone(in: value.range, of: bytes) != nil
        case .font: if value.kind != .null { try setFont(value.text("font", bytes)) }
        case .fontFiles:
            if let paths = try value.read(SettingForms.paths, member.name, bytes) { try setFontFiles(paths) }
        case .faceIndex:
            if let indices = try value.read(SettingForms.faceIndices, member.name, bytes) {
                choice.faceIndices = indices
            }
        case .variation:
            if let axes = try value.read(SettingForms.variations, member.name, bytes) { choice.variations = axes }
        case .size: if let size = try value.read(SettingForms.fontSize, member.name, bytes) { setSize(size) }
        case .width: try setWidths(value.read(SettingForms.widths, member.name, bytes) ?? Self.unset.widths)
        case .widths:
            if let list = try value.read(SettingForms.listOfWidths, member.name, bytes) { try setWidths(list) }
        case .height: settings.height = try value.read(SettingForms.limit, member.name, bytes) ?? Self.unset.height
        case .maxLines: settings.maxLines = try value.read(SettingForms.count, member.name, bytes)
        case .truncation:
            settings.truncation = try value.read(SettingForms.truncation, member.name, bytes) ?? Self.unset.truncation
        case .language: settings.language = try value.read(SettingForms.language, member.name, bytes)
        case .direction:
            settings.direction = try value.read(SettingForms.direction, member.name, bytes) ?? Self.unset.direction
        case .profile: settings.profile = try value.read(SettingForms.profile, member.name, bytes) ?? Self.unset.profile
        case .hyphenation, .hyphenate:
            settings.hyphenates = try value.read(SettingForms.choice, member.name, bytes) ?? Self.unset.hyphenates
            hasFormerName = hasFormerName || member == .hyphenate
        case .features:
            settings.features = try value.read(SettingForms.features, member.name, bytes) ?? Self.unset.features
        case .tracking:
            settings.tracking = try value.read(SettingForms.distance, member.name, bytes) ?? Self.unset.tracking
        case .kerning:
            settings.kerning = try value.read(SettingForms.distance, member.name, bytes) ?? Self.unset.kerning
        case .lineSpacing:
            settings.lineSpacing = try value.read(SettingForms.spacing, member.name, bytes) ?? Self.unset.lineSpacing
        case .tabInterval:
            settings.tabInterval = try value.read(SettingForms.spacing, member.name, bytes)
        case .devicePixelRatio:
            settings.devicePixelRatio =
                try value.read(SettingForms.devicePixelRatio, member.name, bytes) ?? Self.unset.devicePixelRatio
        case .spacingTrim: settings.spacingTrim = try value.read(SettingForms.spacingTrim, member.name, bytes)
        case .positions: settings.positions = try value.read(SettingForms.positions, member.name, bytes)
        case .twins:
            settings.acceptsTwins = try value.read(SettingForms.flag, member.name, bytes) ?? Self.unset.acceptsTwins
        case .runs: if value.kind != .null { runs = try RecordRun.all(value, bytes) }
        case .css: if value.kind != .null { css = try value.text(member.name, bytes) }
        default: try setLines(member, to: value, bytes)
        }
    }

    private static let unset = MeasureSettings()

    /// What is chosen in font files; made when something is.
    private var choice: FileChoice {
        mutating get {
            if let files { return files }
            let new = FileChoice()
            files = new
            return new
        }
    }

    /// The record's own size.
    mutating func setSize(_ size: Double) {
        settings.size = size
        hasSize = true
    }

    private mutating func setFont(_ name: String) throws(RecordError) {
        guard files?.paths == nil else { throw .invalidMember("Give either font or fontFiles, not both.") }
        font = name
    }

    private mutating func setFontFiles(_ paths: [String]) throws(RecordError) {
        guard font == nil else { throw .invalidMember("Give either font or fontFiles, not both.") }
        choice.paths = paths
    }

    private mutating func setWidths(_ widths: Widths) throws(RecordError) {
        guard !hasWidths else { throw .invalidMember("Give either width or widths, not both.") }
        hasWidths = true
        settings.widths = widths
    }
}

extension RecordError {
    /// A member has a value that the contract does not allow.
    package static func invalidMember(_ demand: String) -> RecordError {
        RecordError(code: "invalid-member", message: demand)
    }
}

extension JSONToken {
    fileprivate func text(_ name: String, _ bytes: Span<UInt8>) throws(RecordError) -> String {
        guard kind == .string else { throw .invalidMember("The \(name) must be a string.") }
        return string(bytes)
    }

    /// The value of a setting; nil for null.
    func read<Value>(
        _ form: SettingForm<Value>,
        _ name: @autoclosure () -> String,
        _ bytes: Span<UInt8>
    ) throws(RecordError) -> Value? {
        if kind == .null { return nil }
        if let read = form.value(of: SettingValue(self, bytes)) { return read }
        throw .invalidMember("The \(name()) must be \(form.demand).")
    }
}

extension SettingValue {
    /// What a member of a record is. No setting has values in values in values.
    package init(_ value: JSONToken, _ bytes: Span<UInt8>, isElement: Bool = false) {
        self =
            switch value.kind {
            case .number: value.number(bytes).map { .number($0) } ?? .unusable
            case .string: .text(value.string(bytes))
            case .true: .flag(true)
            case .false: .flag(false)
            case .null: .null
            case .array where isElement, .object where isElement: .unusable
            case .array: .list(value.elements(bytes).map { SettingValue($0, bytes, isElement: true) })
            case .object:
                .members(
                    value.members(bytes).map { ($0.name.string(bytes), SettingValue($0.value, bytes, isElement: true)) }
                )
            }
    }
}
