/// On what spacers and dividers below a node depend.
enum Orientation: Equatable {
    case along(Axis)
    /// No axis: spacers grow both ways.
    case free

    /// What is around the node decides.
    case inherited
}
