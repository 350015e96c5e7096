/// The role of a second layer: in front of the first, in its background, or a mask that says where the first one is
/// drawn.
enum Layer: Hashable {
    case overlay, background, mask
}
