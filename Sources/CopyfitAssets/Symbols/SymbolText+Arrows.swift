extension SymbolText {
    /// Chevrons, arrows, and what goes in or out.
    static let arrows: [[SymbolText]] = [
        .line("chevron.left", "15 4.5 m 7.5 12 l 15 19.5 l"),
        .line("chevron.right", "9 4.5 m 16.5 12 l 9 19.5 l"),
        .line("chevron.up", "4.5 15 m 12 7.5 l 19.5 15 l"),
        .line("chevron.down", "4.5 9 m 12 16.5 l 19.5 9 l"),
        .line("chevron.up.chevron.down", "7.5 9 m 12 4.5 l 16.5 9 l 7.5 15 m 12 19.5 l 16.5 15 l"),
        .line("arrow.left", "20.5 12 m 3.5 12 l 10.5 5 m 3.5 12 l 10.5 19 l"),
        .line("arrow.right", "3.5 12 m 20.5 12 l 13.5 5 m 20.5 12 l 13.5 19 l"),
        .line("arrow.up", "12 20.5 m 12 3.5 l 5 10.5 m 12 3.5 l 19 10.5 l"),
        .line("arrow.down", "12 3.5 m 12 20.5 l 5 13.5 m 12 20.5 l 19 13.5 l"),
        .line("arrow.up.right", "5.5 18.5 m 18.5 5.5 l 8.5 5.5 m 18.5 5.5 l 18.5 15.5 l"),
        .line(
            "arrow.up.arrow.down",
            """
            7.5 19.5 m 7.5 4.5 l 3.5 8.5 m 7.5 4.5 l 11.5 8.5 l 16.5 4.5 m 16.5 19.5 l 12.5 15.5 m 16.5 19.5 l 20.5
            15.5 l
            """
        ),
        .line(
            "arrow.clockwise",
            """
            20 13 m 20 16.78 17.35 20.05 13.65 20.83 c 9.95 21.61 6.21 19.69 4.68 16.23 c 3.15 12.77 4.26 8.71 7.34
            6.5 c 10.41 4.3 14.61 4.55 17.4 7.1 c 18 2.5 m 18 7.5 l 13 7.5 l
            """
        ),
        .line(
            "arrow.counterclockwise",
            """
            4 13 m 4 16.78 6.65 20.05 10.35 20.83 c 14.05 21.61 17.79 19.69 19.32 16.23 c 20.85 12.77 19.74 8.71
            16.66 6.5 c 13.59 4.3 9.39 4.55 6.6 7.1 c 6 2.5 m 6 7.5 l 11 7.5 l
            """
        ),
        .line(
            "arrow.uturn.backward",
            """
            8 4 m 3.5 8.5 l 8 13 l 3.5 8.5 m 14.5 8.5 l 17.54 8.5 20 10.96 20 14 c 20 17.04 17.54 19.5 14.5 19.5 c 8
            19.5 l
            """
        ),
        .line(
            "square.and.arrow.up",
            """
            8.5 9 m 7 9 l 5.9 9 5 9.9 5 11 c 5 19 l 5 20.1 5.9 21 7 21 c 17 21 l 18.1 21 19 20.1 19 19 c 19 11 l 19
            9.9 18.1 9 17 9 c 15.5 9 l 12 14.5 m 12 2.5 l 8 6.5 m 12 2.5 l 16 6.5 l
            """
        ),
        .line(
            "square.and.arrow.down",
            """
            8.5 9 m 7 9 l 5.9 9 5 9.9 5 11 c 5 19 l 5 20.1 5.9 21 7 21 c 17 21 l 18.1 21 19 20.1 19 19 c 19 11 l 19
            9.9 18.1 9 17 9 c 15.5 9 l 12 2.5 m 12 15 l 8 11 m 12 15 l 16 11 l
            """
        ),
        .line(
            "rectangle.portrait.and.arrow.right",
            """
            13 7 m 13 5 l 13 3.9 12.1 3 11 3 c 6 3 l 4.9 3 4 3.9 4 5 c 4 19 l 4 20.1 4.9 21 6 21 c 11 21 l 12.1 21
            13 20.1 13 19 c 13 17 l 9 12 m 21 12 l 17 8 m 21 12 l 17 16 l
            """
        ),
    ]
}
