import Copyfit
import CopyfitImaging
import Foundation

struct Order {
    let photo: CGImage
    var name = "Coffee"
    var action = "Track parcel"
    let price = 24.9
    let progress = 0.6
}

/// A view's code beside what it draws in several settings: the picture of the README.
struct FrontPage: View {
    private let code: String
    private let columns: [[DisplayList]]

    /// - Parameter code: The source of ``OrderCard``.
    @MainActor
    init(code: String, photo: CGImage) {
        let start = code.range(of: "struct")?.lowerBound ?? code.startIndex
        self.code = code[start...].trimmingCharacters(in: .newlines)
        let order = Order(photo: photo)
        let german = Order(photo: photo, name: "Kaffee", action: "Sendungsverfolgung öffnen")
        let arabic = Order(photo: photo, name: "قهوة", action: "تتبع الطرد")
        columns = [
            [
                Self.shot(order, "light") { _ in },
                Self.shot(german, "German") { $0.locale = Locale(identifier: "de_DE") },
            ],
            [
                Self.shot(order, "dark") { $0.colorScheme = .dark },
                Self.shot(arabic, "Arabic") { environment in
                    environment.locale = Locale(identifier: "ar")
                    environment.layoutDirection = .rightToLeft
                },
                Self.shot(order, "large type") { $0.dynamicTypeSize = .xxxLarge },
            ],
        ]
    }

    @MainActor
    private static func shot(
        _ order: Order,
        _ name: String,
        _ change: (inout EnvironmentValues) -> Void
    ) -> DisplayList {
        var strip = Filmstrip(of: OrderCard(order: order))
        strip.options.platform = .iOS
        strip.add(name, change)
        return strip.displayList()
    }

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(code.components(separatedBy: "\n").enumerated()), id: \.offset) { line in
                    CodeLine(text: line.element)
                }
            }
            .padding(16)
            .background(.white, in: RoundedRectangle(cornerRadius: 8))
            .padding(12)
            ForEach(columns.indices, id: \.self) { column in
                VStack(spacing: 0) {
                    ForEach(columns[column].indices, id: \.self) { DisplayListView(columns[column][$0]) }
                }
            }
        }
        .background(Color(white: 0.93))
    }
}

/// A line of Swift with its keywords in a colour.
private struct CodeLine: View {
    private static let keywords: Set<Substring> = ["struct", "let", "var", "some"]

    let text: String

    var body: some View {
        words.reduce(Text(verbatim: "")) { $0 + $1 }
            .font(.custom("Noto Sans Mono", fixedSize: 11))
            .frame(height: 17)
    }

    private var words: [Text] {
        text.matches(of: /[A-Za-z]+|[^A-Za-z]+/).map { match in
            let word = Text(verbatim: String(match.output))
            return Self.keywords.contains(match.output) ? word.foregroundColor(.purple) : word
        }
    }
}

/// A picture of hills in the evening: the photo of ``OrderCard``.
struct Hills: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom)
            Circle().fill(.white.opacity(0.9)).frame(width: 14, height: 14).offset(x: 8, y: -6)
            Ellipse().fill(.brown).frame(width: 70, height: 40).offset(x: -16, y: 26)
            Ellipse().fill(Color(red: 0.3, green: 0.2, blue: 0.12)).frame(width: 80, height: 40).offset(x: 20, y: 32)
        }
        .frame(width: 48, height: 48)
        .clipped()
    }
}
