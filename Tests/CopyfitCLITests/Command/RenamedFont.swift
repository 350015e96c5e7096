import Foundation

enum RenamedFont {
    /// Inter in a folder of its own, under a name of as many UTF-16 code units.
    static func path(family: String) throws -> String {
        func utf16(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
        let inter = CopyfitProcess.executable.deletingLastPathComponent()
            .appending(path: "Copyfit_CopyfitFontFiles.resources/Inter/Inter-Regular.otf")
        var bytes = try Data(contentsOf: inter)
        while let range = bytes.range(of: utf16("Inter")) { bytes.replaceSubrange(range, with: utf16(family)) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("font.otf")
        try bytes.write(to: file)
        return file.path
    }
}
