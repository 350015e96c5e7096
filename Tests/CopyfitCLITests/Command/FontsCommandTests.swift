import Foundation
import Testing

@Suite("copyfit fonts")
struct FontsCommandTests {
    @Test("lists every face with its file, licence and hash as a table")
    func listsTable() throws {
        let result = try CopyfitProcess.run("fonts")
        #expect(result.status == 0)
        let rows = result.output.split(separator: "\n").dropFirst()
        #expect(rows.first?.split(separator: " ").first == "Font")
        #expect(rows.contains { $0.hasPrefix("Inter Semi Bold ") && $0.contains("Inter/Inter-SemiBold.otf") })
        #expect(rows.dropFirst().allSatisfy { $0.contains("OFL-1.1") })
    }

    @Test("gives the list as JSON, with files that are there")
    func listsJSON() throws {
        let result = try CopyfitProcess.run("fonts", "--format", "json")
        #expect(result.status == 0)
        let faces = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(faces.count > 20)
        for face in faces {
            let file = try #require(face["file"] as? String)
            #expect(FileManager.default.isReadableFile(atPath: file))
            #expect((face["sha256"] as? String)?.count == 64)
            #expect(face["licence"] as? String == "OFL-1.1")
        }
    }
}
