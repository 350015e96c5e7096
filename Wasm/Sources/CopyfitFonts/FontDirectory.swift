/// There are no folders.
enum FontDirectory {
    static func records(in directory: String, _ opener: FontOpener) throws(FontError) -> [FontRecord] {
        throw .unreadableFolder(path: directory, reason: "there are no folders here")
    }
}
