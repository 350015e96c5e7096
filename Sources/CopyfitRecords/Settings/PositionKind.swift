/// What of lines an answer has the places of.
package enum PositionKind: Sendable {
    case glyphs, clusters, words
}
