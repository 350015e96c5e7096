/// There are no files.
func fileBytes(_ path: String) -> [UInt8]? { nil }
