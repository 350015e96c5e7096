/// How the views of a host are used at the moment.
struct ViewUse {
    /// Whether they are evaluated, laid out, queried or drawn. None may be removed then and no update may begin: code of clients
    /// runs.
    var isUnderWay = false

    /// False while views are evaluated and laid out.
    var acceptsWrites = true

    /// Whether all views are removed when the use ends.
    var isClosing = false

    /// Whether the host's size was set to another one since the last pass began.
    var isResized = true

    /// How deep views may be nested in the current update.
    var nesting = NestingLimit()
}

/// How deep views may be nested: as deep as the stack of the current thread allows, and less if layout has run out of
/// stack.
struct NestingLimit {
    /// The lowest address of the stack that reconciling views may use.
    var stackLimit: UInt = 0

    /// The greatest depth of places that are made.
    var depth = Int.max

    var isReported = false
}
