/// The faces a text is measured with: a primary face, then the faces tried in order for characters it lacks.
///
/// Created by a `FontCatalogue`. Cheap to copy and to compare: chains are equal if they are the same object, and a
/// catalogue gives the same chain for the same request. Fallback faces are opened when a character needs them.
///
/// ```swift
/// let chain = try FontCatalogue().chain(named: "Noto Serif Bold")
/// print(chain.primary.covers(0x41), chain.primary.covers(0x5B57))  // true false
/// ```
public struct FontChain: Sendable {
    let storage: Storage

    /// The face that is tried first for every character except emoji.
    public var primary: FontFace { storage.primary }

    /// The request in canonical spelling: family and style words, or the primary file's full name.
    public var askedName: String { storage.askedName }

    /// Whether the primary face has another style than requested, or is of a family with the same widths; `primary.fullName`
    /// is the one used.
    public var substitutesStyle: Bool { storage.substitutesStyle }

    /// Whether the caller named every face, so that using a fallback face is not a substitution.
    public var isExplicit: Bool { storage.isExplicit }

    final class Storage: Sendable {
        let primary: FontFace
        let slots: [FontSlot]
        let askedName: String
        let substitutesStyle: Bool
        let isExplicit: Bool
        /// How many of the first slots are tried early for every character.
        let preferredCount: Int

        init(
            primary: FontFace,
            slots: [FontSlot],
            askedName: String,
            substitutesStyle: Bool = false,
            isExplicit: Bool,
            preferredCount: Int = 1
        ) {
            self.preferredCount = preferredCount
            self.primary = primary
            self.slots = slots
            self.askedName = askedName
            self.substitutesStyle = substitutesStyle
            self.isExplicit = isExplicit
        }
    }
}

extension FontChain.Storage {
    /// A chain whose fallbacks begin with some faces.
    convenience init(_ other: FontChain.Storage, preferring faces: [FontSlot]) {
        var first = Array(other.slots.prefix(1))
        for face in faces where !first.contains(where: { $0 === face }) { first.append(face) }
        let rest = other.slots.filter { slot in !first.contains { $0 === slot } }
        self.init(
            primary: other.primary,
            slots: first + rest,
            askedName: other.askedName,
            substitutesStyle: other.substitutesStyle,
            isExplicit: other.isExplicit,
            preferredCount: first.count
        )
    }
}

extension FontChain: Hashable {
    public static func == (lhs: FontChain, rhs: FontChain) -> Bool { lhs.storage === rhs.storage }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
