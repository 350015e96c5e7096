import CopyfitFit
import CopyfitJSON
import CopyfitText

/// The members that say how lines are set.
extension BatchRecord {
    /// Takes the value of such a member; members of answers are left alone.
    mutating func setLines(
        _ member: RecordMember,
        to value: JSONToken,
        _ bytes: Span<UInt8>
    ) throws(RecordError) {
        switch member {
        case .align:
            typesetting.alignment = try value.read(SettingForms.alignment, member.name, bytes) ?? .leading
        case .justifyLastLine:
            typesetting.justifiesLastLines = try value.read(SettingForms.flag, member.name, bytes) ?? false
        case .hangingPunctuation:
            typesetting.hangingPunctuation = try value.read(SettingForms.hangingPunctuation, member.name, bytes) ?? []
        case .wrap: typesetting.wrapping = try value.read(SettingForms.wrapping, member.name, bytes) ?? .greedy
        case .leastWordsOnLastLine:
            typesetting.leastWordsOnLastLine = try value.read(SettingForms.count, member.name, bytes) ?? 1
        case .lineHeight:
            hasLineHeight = true
            geometry.lineHeight = try value.read(SettingForms.lineHeight, member.name, bytes) ?? .natural
        case .minLineHeight: geometry.minLineHeight = try value.read(SettingForms.spacing, member.name, bytes) ?? 0
        case .maxLineHeight:
            geometry.maxLineHeight = try value.read(SettingForms.spacing, member.name, bytes) ?? .infinity
        case .lineHeightSpace:
            geometry.lineHeightSpace = try value.read(SettingForms.lineHeightSpace, member.name, bytes) ?? .shared
        case .faceHeights: geometry.faceHeights = try value.read(SettingForms.faceHeights, member.name, bytes) ?? .all
        case .paragraphSpacing:
            geometry.paragraphSpacing = try value.read(SettingForms.spacing, member.name, bytes) ?? 0
        case .paragraphSpacingBefore:
            geometry.paragraphSpacingBefore = try value.read(SettingForms.spacing, member.name, bytes) ?? 0
        case .firstLineIndent: geometry.firstLineIndent = try value.read(SettingForms.spacing, member.name, bytes) ?? 0
        case .hangingIndent: geometry.hangingIndent = try value.read(SettingForms.spacing, member.name, bytes) ?? 0
        case .tailIndent: geometry.tailIndent = try value.read(SettingForms.spacing, member.name, bytes) ?? 0
        case .tabStops: geometry.tabStops = try value.read(SettingForms.tabStops, member.name, bytes) ?? []
        case .decimalMark: geometry.decimalMark = try value.read(SettingForms.decimalMark, member.name, bytes) ?? "."
        case .tail: geometry.tail = try value.read(SettingForms.tail, member.name, bytes)
        case .boxes: geometry.boxes = try value.read(SettingForms.boxes, member.name, bytes) ?? []
        default: break
        }
    }

    private var typesetting: Typesetting {
        get { settings.typesetting }
        set { settings.typesetting = newValue }
    }

    private var geometry: TextGeometry {
        get { settings.geometry }
        set { settings.geometry = newValue }
    }
}
