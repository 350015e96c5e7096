import Copyfit

/// What the pictures show.
@MainActor
enum Samples {
    static let tags = [
        "typography", "Swift", "layout", "Inter", "مرحبا", "HarfBuzz", "line breaking", "日本語", "kerning", "हिन्दी",
        "wrapping", "emoji 🎉",
    ]

    static let messages = [
        ChatMessage(id: 1, isOwn: true, text: "Did the layout of the front page arrive?"),
        ChatMessage(id: 2, isOwn: false, text: "It did, and the headline fits in two lines without a trick. 🎉"),
        ChatMessage(id: 3, isOwn: true, text: "نعم، وصل قبل قليل"),
        ChatMessage(id: 4, isOwn: false, text: "OK"),
    ]

    /// The row of the article “From proposals to placements”.
    static var headline: some View {
        HStack(spacing: 10) {
            Color.gray.frame(width: 40, height: 40)
            Text("Type is set line by line")
            Color.blue.frame(minWidth: 50, maxWidth: 90).frame(height: 30)
        }
        .padding(20)
    }

    /// A row that is too narrow for its texts at small widths.
    static var narrow: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text("Lieferung").font(.custom("Inter Bold", fixedSize: 20))
                Text("morgen zwischen 9 und 12 Uhr").font(.custom("Inter", fixedSize: 12)).lineLimit(1)
            }
            Text("Die Rindfleischetikettierungsüberwachung bestätigt den Empfang der Sendung.")
                .font(.custom("Inter", fixedSize: 13))
                .lineLimit(2)
            Color.blue.frame(maxWidth: 180, minHeight: 6, maxHeight: 6)
        }
        .padding(12)
    }
}
