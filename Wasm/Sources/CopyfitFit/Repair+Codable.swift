// Embedded Swift has no Codable: repairs are written by CopyfitRecords alone.
