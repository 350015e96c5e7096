import Foundation

// Writes a manual page for copyfit and one for each of its verbs, from `copyfit --experimental-dump-help` on standard
// input: manual FOLDER VERSION DATE

let arguments = CommandLine.arguments
guard arguments.count == 4 else { fatalError("usage: manual FOLDER VERSION DATE <DUMP") }
let folder = URL(filePath: arguments[1])
let tool = try JSONDecoder().decode(ToolDump.self, from: FileHandle.standardInput.readDataToEndOfFile()).command
let pages = ManualPage.all(tool, version: arguments[2], date: arguments[3])
for page in pages {
    try Data(page.text(pages: pages.map(\.name)).utf8).write(to: folder.appending(path: "\(page.name).1"))
}
