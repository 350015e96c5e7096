/// What a second layer is to the first one: in front of it, behind it, or the shape that it is drawn in.
enum Layer: Hashable {
    case overlay, background, mask
}
