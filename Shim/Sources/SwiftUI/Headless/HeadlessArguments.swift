import Foundation

/// What the arguments of a program without a screen ask for. See ``App/main()``.
struct HeadlessArguments: Equatable {
    /// What is laid out.
    enum Subject: Equatable {
        case window
        case previews
        case preview(String)
        /// Nothing: the options are printed.
        case help
    }

    var subject = Subject.window
    var size: CGSize?
    var platform = HostOptions.Platform.macOS
    /// nil prints no tree.
    var dump: DumpFormat? = .text
    var picture: URL?
    var scale: CGFloat = 1
    /// For how many seconds tasks may run.
    var settling = 1.0

    /// Reads the arguments after the program's name.
    init(_ arguments: some Sequence<String>) throws(ArgumentError) {
        let arguments = Array(arguments)
        if arguments.contains("--help") || arguments.contains("-h") {
            subject = .help
            return
        }
        var rest = arguments.makeIterator()
        while let option = rest.next() {
            switch option {
            case "--platform": platform = try Self.platform(try Self.value(of: option, rest.next()))
            case "--previews": subject = .previews
            case "--preview": subject = .preview(try Self.value(of: option, rest.next()))
            case "--size": size = try Self.size(try Self.value(of: option, rest.next()))
            case "--dump": dump = try Self.format(try Self.value(of: option, rest.next()))
            case "--render": picture = try Self.picture(try Self.value(of: option, rest.next()))
            case "--scale": scale = try Self.number(of: option, most: 100, rest.next())
            case "--settle": settling = try Self.number(of: option, most: 86400, rest.next())
            default: throw .unknown(option)
            }
        }
    }

    private static func value(of option: String, _ value: String?) throws(ArgumentError) -> String {
        guard let value else { throw .missing(option) }
        return value
    }

    private static func number(
        of option: String,
        most: Double,
        _ value: String?
    ) throws(ArgumentError) -> Double {
        let text = try Self.value(of: option, value)
        guard let number = Double(text), number > 0, number <= most else {
            throw .wrong(option, text, "a number above 0, at most \(Int(most))")
        }
        return number
    }

    private static func size(_ text: String) throws(ArgumentError) -> CGSize {
        let lengths = text.split(separator: "x").map { Double($0) ?? -1 }
        guard lengths.count == 2, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            throw .wrong("--size", text, "a width and a height such as 390x844")
        }
        return CGSize(width: lengths[0], height: lengths[1])
    }

    private static func platform(_ text: String) throws(ArgumentError) -> HostOptions.Platform {
        switch text.lowercased() {
        case "macos": .macOS
        case "ios": .iOS
        default: throw .wrong("--platform", text, "macos or ios")
        }
    }

    private static func format(_ text: String) throws(ArgumentError) -> DumpFormat? {
        switch text {
        case "text": .text
        case "json": .json
        case "none": nil
        default: throw .wrong("--dump", text, "text, json or none")
        }
    }

    private static func picture(_ text: String) throws(ArgumentError) -> URL {
        let file = URL(fileURLWithPath: text)
        guard ["png", "svg", "pdf"].contains(file.pathExtension) else {
            throw .wrong("--render", text, "a file whose name ends in .png, .svg or .pdf")
        }
        return file
    }
}

extension HeadlessArguments {
    /// The options, as they are printed.
    static let help = """
        Lays out the program's first window without a screen, and prints its tree and diagnostics.

          --size 390x844         the size of the window in points
          --platform ios         the platform that is imitated: macos (the default) or ios
          --dump json            the tree as text (the default), json or none
          --render window.png    a picture as .png, .svg or .pdf
          --scale 2              pixels to a point of a .png
          --settle 5             for how many seconds tasks may run; 1 if not given
          --previews             all previews in place of the window
          --preview NAME         the previews with a name

        The status is 0 if the views came to rest, 1 if not or if no picture could be made, 2 for wrong arguments.

        """
}

/// What is wrong with the arguments.
enum ArgumentError: Error, Equatable, CustomStringConvertible {
    case unknown(String)
    case missing(String)
    case wrong(String, String, String)
    case noPreview(String, [String])
    case noPreviews

    var description: String {
        switch self {
        case .unknown(let option):
            "There is no option \(option); --help lists the options."
        case .missing(let option): "Write a value after \(option)."
        case .wrong(let option, let text, let expected): "\(option) \(text): write \(expected)."
        case .noPreview(let name, let names):
            "There is no preview \(name); the program has \(names.isEmpty ? "none" : names.joined(separator: ", "))."
        case .noPreviews: "The program has no previews; declare one with #Preview in a module that it depends on."
        }
    }
}
