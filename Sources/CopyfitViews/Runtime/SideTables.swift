/// Rare facts about elements and keys, kept beside the tree to save memory.
struct SideTables {
    /// By element, which removes what is kept for it when it ends.
    var details: [ObjectIdentifier: _ViewElement.Details] = [:]

    /// The preference keys whose reducers have been checked.
    var checkedReducers: Set<ObjectIdentifier> = []
}
