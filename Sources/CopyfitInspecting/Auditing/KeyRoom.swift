/// The room of a text in a view, in the words of `copyfit.yml`.
public struct KeyRoom: Hashable, Sendable, Codable {
    /// The least width that the views around it offer, in points; nil if they offer any.
    public internal(set) var width: Double?
    /// The line limit; nil if there is none.
    public let maxLines: Int?
    /// The least factor by which the text may be scaled down; nil if it may not.
    public let minimumScale: Double?
    /// The full name of the face: `Inter SemiBold`.
    public let font: String
    /// The size of the type, in points.
    public let size: Double
    /// The string table that the text names; nil if it names none.
    public let tables: String?
}

/// The rooms of texts by their keys, as `room` of a `copyfit.yml` has them.
///
/// `try Audit(widths: 320...430).rooms { CartView() }` makes them, and ``text`` is the file.
///
/// With `room: copyfit.room.yml` in its rules, `copyfit check` asks of every translation of a key that it fits these rooms.
public struct KeyRooms: Hashable, Sendable {
    /// By key, as a translation file spells it; the rooms of a key differ in more than their width.
    public private(set) var byKey: [String: [KeyRoom]] = [:]

    /// Adds a room; of rooms that differ in nothing else the narrowest is kept.
    mutating func add(_ room: KeyRoom, of key: String) {
        var rooms = byKey[key] ?? []
        let index = rooms.firstIndex { known in
            var same = known
            same.width = room.width
            return same == room
        }
        if let index {
            rooms[index].width = [rooms[index].width, room.width].compactMap(\.self).min()
        } else {
            rooms.append(room)
        }
        byKey[key] = rooms
    }
}
