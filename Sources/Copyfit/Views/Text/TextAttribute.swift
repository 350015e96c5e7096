/// What a client sets on a stretch of text for its ``TextRenderer``: see `Text.customAttribute(_:)`.
public protocol TextAttribute: Sendable {}
