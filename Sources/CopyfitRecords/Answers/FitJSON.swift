package import CopyfitJSON

/// Which members of an answer of `fit` are written.
package struct FitMembers {
    /// Whether what was found is written, and why nothing was.
    let includesFound: Bool
    /// What the measurement is written with.
    package let measured: MeasurementMembers

    package static let usual = FitMembers(includesFound: true, measured: .usual)

    private static let names = ["found", "reason"]

    private init(includesFound: Bool, measured: MeasurementMembers) {
        (self.includesFound, self.measured) = (includesFound, measured)
    }

    /// The members of `--fields`; with `found` they include `reason`.
    package init(_ members: MeasurementMembers) {
        measured = members.dropping(Self.names)
        includesFound = members.kept.names.contains { Self.names.contains($0) }
    }

    /// These and another one of the measurement.
    package func adding(_ member: RecordMember) -> FitMembers {
        FitMembers(includesFound: includesFound, measured: measured.adding(member))
    }
}

extension FitMembers {
    /// These with the places of something on lines.
    package func locating(_ positions: PositionKind?) -> FitMembers {
        FitMembers(includesFound: includesFound, measured: measured.locating(positions))
    }

    /// These with the places that a record asks for. Throws if the lines, which have the places, are not among them.
    func locating(for settings: MeasureSettings) throws(RecordError) -> FitMembers {
        FitMembers(includesFound: includesFound, measured: try measured.locating(for: settings))
    }
}

/// The JSON contract of `fit`: `Schemas/fit.schema.json`.
extension JSONOutput {
    /// An answer as an object.
    package mutating func append(_ answer: FitAnswer, of given: GivenText, _ members: FitMembers) {
        append(raw: "{")
        append(members: answer, of: given, members, isFirst: true)
        append(raw: "}")
    }

    /// The requested members without braces; a comma goes first when other members were written before.
    mutating func append(members answer: FitAnswer, of given: GivenText, _ members: FitMembers, isFirst: Bool) {
        if members.includesFound {
            append(raw: isFirst ? "\"found\":" : ",\"found\":")
            if let found = answer.found { append(found) } else { append(raw: "null") }
            if let reason = answer.reason {
                append(raw: ",\"reason\":")
                append(reason)
            }
        }
        if let measurement = answer.measurement {
            append(members: measurement, of: given, members.measured, isFirst: isFirst && !members.includesFound)
        } else if members.measured.contains(.fits) {
            append(raw: isFirst && !members.includesFound ? "\"fits\":false" : ",\"fits\":false")
        }
    }
}
