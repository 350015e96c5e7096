public import Copyfit
import CopyfitText
import CopyfitViews
import Foundation

extension Audit {
    /// The room that a view gives to the texts that it looks up: what it offers at the least favourable of the widths, in each language
    /// and size of type. A text that is made of several keys has none, nor has one that may be of any width and number of lines. Heights are
    /// not looked at: stacks offer the height that their content has.
    ///
    /// - Parameter view: Makes the view, once for each width, language and size of type.
    /// - Complexity: O(languages × sizes of type × widths) layouts.
    /// - Throws: ``AuditError``: if the widths or the height cannot be audited.
    @preconcurrency @MainActor
    public func rooms<Content: View>(@ViewBuilder of view: () -> Content) throws(AuditError) -> KeyRooms {
        let widths = try auditWidths()
        var rooms = KeyRooms()
        for setting in settings {
            let environment = EnvironmentValues(setting, typeSizes)
            for index in 0..<widths.count {
                let size = ProposedViewSize(width: widths[index], height: height.map { CGFloat($0) })
                let host = ViewHost(view(), size: size, environment: environment, options: options)
                _ = host.updateUnchecked()
                for text in host.texts { rooms.add(text) }
            }
        }
        return rooms
    }
}

extension KeyRooms {
    fileprivate mutating func add(_ text: LaidOutText) {
        guard let lookup = text.lookup, !text.isHidden else { return }
        let (offer, scale) = (text.room.offer, text.room.minimumScale)
        guard offer.width.isFinite || offer.maxLines != nil else { return }
        let room = KeyRoom(
            width: offer.width.isFinite ? Double(offer.width) : nil,
            maxLines: offer.maxLines,
            minimumScale: scale < 1 ? scale : nil,
            font: text.room.font,
            size: text.room.size,
            tables: lookup.table
        )
        add(room, of: lookup.key)
    }

    /// The file for `room` in `copyfit.yml`: YAML with a key on each line, sorted.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) -> String {
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        }
        return byKey.sorted { $0.key < $1.key }.map { "\(json($0.key)): \(json($0.value))\n" }.joined()
    }
}
