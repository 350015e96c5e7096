import Foundation
import Testing

@Suite("Links and copyfit check")
struct SearchedPathsTests {
    /// An app with a text that ends in white space, and beside it a file that is not the app's business.
    private func folder() throws -> LockFolder {
        let folder = try LockFolder()
        try folder.write("copyfit.yml", "sourceLanguage: en\n")
        try folder.write("App/de.json", #"{"a": "Kaufen "}"#)
        try folder.write("App/locales/en.json", #"{"a": "Buy"}"#)
        try folder.write("private/secret.json", #"{"password": "swordfish "}"#)
        try folder.write("private/sub/fr.json", #"{"password": "sesame "}"#)
        return folder
    }

    private func link(_ folder: LockFolder, _ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: name).path,
            withDestinationPath: target
        )
    }

    @Test("Links and copyfit check names links that lead out of the paths, and quotes nothing of what is there")
    func leaving() throws {
        let folder = try folder()
        try link(folder, "App/strings_fr.json", to: "../private/secret.json")
        try link(folder, "App/more", to: folder.url.appending(path: "private").path)
        try link(folder, "App/locales/passwd.json", to: "/etc/passwd")
        let result = try folder.run("check", "App")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(
            lines.filter { $0.hasSuffix("link-not-followed") }
                == Array(
                    repeating:
                        "  1:1  note    The link leaves the paths being checked and is not followed: give its target, or "
                        + "--follow-links.  link-not-followed",
                    count: 3
                )
        )
        #expect(
            lines.filter { $0.hasPrefix("App/") } == [
                "App/de.json", "App/locales/passwd.json", "App/more", "App/strings_fr.json",
            ]
        )
        for word in ["swordfish", "sesame", "root:", "password"] {
            #expect(!(result.output + result.errors).contains(word))
        }
        #expect(result.status == 0)
        let followed = try folder.run("check", "App", "--follow-links")
        #expect(followed.output.contains("App/more/sub/fr.json\n  1:14  warning  password (fr)"))
        #expect(!followed.output.contains("link-not-followed"))
    }

    @Test(
        "Links and copyfit check writes no report and no baseline through a link that leads out of the current folder",
        arguments: [true, false]
    )
    func reports(isThere: Bool) throws {
        let folder = try folder()
        if isThere { try folder.write("private/profile", "secret") }
        try link(folder, "App/out.txt", to: "../private/profile")
        try link(folder, "App/inner.txt", to: "locales/report.out")
        let report = try folder.run("check", "--no-rules", "--report", "json=out.txt", below: "App")
        let baseline = try folder.run(
            "check",
            "--no-rules",
            "--baseline",
            "./out.txt",
            "--update-baseline",
            below: "App"
        )
        for result in [report, baseline] {
            #expect(result.status == 64)
            #expect(result.errors.contains("this link leads elsewhere; give the target path."))
        }
        let profile = folder.url.appending(path: "private/profile")
        #expect((try? String(contentsOf: profile, encoding: .utf8)) == (isThere ? "secret" : nil))
        // What is named by its own path, or is below the folder, is written
        let named = try folder.run(
            "check",
            "--no-rules",
            "--quiet",
            "--report",
            "json=../private/profile",
            "--report",
            "ndjson=inner.txt",
            below: "App"
        )
        #expect(named.status == 0)
        #expect(try String(contentsOf: profile, encoding: .utf8).hasPrefix("{"))
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "App/locales/report.out").path))
    }

    // `inner` leads below the current folder, `build` and the folder in it do not
    @Test(
        "Links and copyfit check writes no report and no baseline below a link to a folder that is outside, whether or not the file is there"
    )
    func linkedFolders() throws {
        let folder = try folder()
        try folder.write("private/sub/there.txt", "secret")
        try link(folder, "App/build", to: "../private")
        try link(folder, "App/gone", to: "../nothing")
        try link(folder, "App/inner", to: "locales")
        for place in ["build/r.txt", "build/sub/r.txt", "build/sub/there.txt", "gone/r.txt"] {
            let report = try folder.run("check", "--no-rules", "--report", "json=\(place)", below: "App")
            #expect(report.errors.contains("this link leads elsewhere; give the target path."), "\(place)")
            #expect(report.status == 64)
            let options = ["--baseline", place, "--update-baseline"]
            #expect(
                try folder.run("check", "--no-rules", options[0], options[1], options[2], below: "App").status == 64
            )
        }
        func isThere(_ name: String) -> Bool {
            FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
        }
        #expect(!isThere("private/r.txt") && !isThere("private/sub/r.txt") && !isThere("nothing"))
        let inner = try folder.run("check", "--no-rules", "--quiet", "--report", "json=inner/r.txt", below: "App")
        #expect((inner.status, inner.errors) == (0, ""))
        #expect(isThere("App/locales/r.txt"))
    }

    @Test("Links and copyfit check follows links to what is checked anyway, once")
    func inside() throws {
        let folder = try folder()
        try link(folder, "App/more", to: "../private")
        let result = try folder.run("check", "App", "private", "--locale", "fr")
        #expect(result.output.contains("private/sub/fr.json\n"))
        #expect(!result.output.contains("link-not-followed"))
        #expect(result.output.contains("1 warning in 1 file."))
    }

    @Test(
        "Links and copyfit check refuses a path of the rules that leads out of their folder and the current one, unless it is asked for"
    )
    func pathOfRules() throws {
        let folder = try folder()
        let end =
            "leaves both the rules' folder and the current folder: name it on the command line, or give --follow-links.\n"
        for path in ["../private", "../private/sub/fr.json", folder.url.appending(path: "private").path] {
            try folder.write("App/copyfit.yml", "paths: [\"\(path)\"]\n")
            let refused = try folder.run("check", below: "App")
            #expect(refused.errors.hasPrefix("Error: copyfit.yml: The path “"))
            #expect(refused.errors.hasSuffix(end))
            #expect((refused.output, refused.status) == ("", 2))
            #expect(try folder.run("check", "--follow-links", below: "App").output.contains("sub/fr.json\n"))
        }
        // Below the current folder all is well
        try folder.write("App/copyfit.yml", "paths: [../private]\n")
        #expect(try folder.run("check", "--rules", "App/copyfit.yml").output.contains("private/sub/fr.json\n"))
    }

    @Test(
        "Links and copyfit check refuses a path that leads out of the current folder by a link, and takes one that says where it leads"
    )
    func path() throws {
        let folder = try folder()
        try link(folder, "App/translations", to: "../private")
        let refused = try folder.run("check", "translations", "de.json", below: "App")
        #expect(
            refused.errors
                == "Error: translations: This link leads elsewhere: give the target path, or --follow-links.\n"
        )
        #expect(refused.output.contains("de.json\n  1:7  warning"))
        #expect(!refused.output.contains("sesame"))
        #expect(refused.status == 2)
        for paths in [["../private"], ["translations", "--follow-links"]] {
            let taken = try folder.run("check", paths[0], paths.last ?? "", below: "App")
            #expect(taken.output.contains("sub/fr.json\n"))
            #expect(taken.errors == "")
        }
    }
}
