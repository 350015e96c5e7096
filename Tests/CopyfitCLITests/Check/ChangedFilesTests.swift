import Foundation
import Testing

@Suite("copyfit check --changed-since")
struct ChangedFilesTests {
    /// A git repository with two languages in one commit, which is deleted in the end.
    private final class Repository {
        let url = FileManager.default.temporaryDirectory.appending(path: "changed-\(UUID().uuidString)")

        init() throws {
            try write("Kaufen", to: "en.json")
            try write("Kaufen ", to: "de.json")
            try write("Acheter ", to: "fr.json")
            try write("x ", to: "ignored/it.json")
            try Data("ignored\n".utf8).write(to: url.appending(path: ".gitignore"))
            try git("init", "-q")
            try commit("first")
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, to name: String) throws {
            let file = url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("{\"a\": \"\(text)\"}".utf8).write(to: file)
        }

        func git(_ arguments: String...) throws {
            let result = try CopyfitProcess.run(
                ["git", "-C", url.path] + arguments,
                program: URL(filePath: "/usr/bin/env")
            )
            try #require(result.status == 0, "\(result.errors)")
        }

        func commit(_ message: String) throws {
            try git("add", "-A")
            try git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", message)
        }

        /// Runs `copyfit check` in a folder of the repository.
        func check(
            _ arguments: String...,
            arguments more: [String] = [],
            environment: String = "",
            below folder: String = "."
        ) throws -> CopyfitProcess.Result {
            let script = "cd \"$0\" && \(environment) exec \"$@\""
            let command =
                [url.appending(path: folder).path, CopyfitProcess.executable.path, "check"] + arguments + more
            return try CopyfitProcess.run(["-c", script] + command, program: URL(filePath: "/bin/sh"))
        }
    }

    @Test(
        "copyfit check --changed-since looks only at files that differ or are new, and compares them with their source"
    )
    func changes() throws {
        let repository = try Repository()
        let before = try repository.check("--changed-since", "HEAD")
        #expect(before.output == "No translation file differs from HEAD.\n")
        #expect(before.status == 0)
        try repository.write("Jetzt %d", to: "de.json")
        try repository.write("Compra ", to: "sub dir/es.json")
        let result = try repository.check("--changed-since", "HEAD")
        #expect(
            lines(result).prefix(4) == [
                "de.json", "  1:7  error  a (de)  %d is not in the source.  placeholder-extra", "sub dir/es.json",
                "  1:7  warning  a (es)  The text ends with a space.  outer-space",
            ]
        )
        #expect(result.status == 1)
        // Paths that are named keep to themselves
        #expect(try repository.check("--changed-since", "HEAD", "fr.json").output.hasPrefix("No translation file"))
    }

    private static let space = "The text ends with white space, but its source does not.  outer-space"
    private static let frenchSpace = ["fr.json", "  1:7  warning  a (fr)  \(space)"]
    private static let germanSpace = ["de.json", "  1:7  warning  a (de)  \(space)"]

    /// The lines of a table, without the texts that it quotes.
    private func lines(_ result: CopyfitProcess.Result) -> [String] {
        result.output.split(separator: "\n").map(String.init).filter { !$0.drop { $0 == " " }.hasPrefix("“") }
    }

    @Test(
        "copyfit check --changed-since looks at the translations of a text that changed in the source, and at no other text of their files"
    )
    func sources() throws {
        let repository = try Repository()
        func file(_ a: String, _ b: String) -> Data { Data("{\"a\": \"\(a)\",\n \"b\": \"\(b)\"}".utf8) }
        try file("Buy", "Sell").write(to: repository.url.appending(path: "en.json"))
        try file("Kaufen ", "Verkaufen ").write(to: repository.url.appending(path: "de.json"))
        try file("Acheter ", "Vendre ").write(to: repository.url.appending(path: "fr.json"))
        try repository.commit("two keys")
        try file("Buy", "Sell now").write(to: repository.url.appending(path: "en.json"))
        let result = lines(try repository.check("--changed-since", "HEAD"))
        #expect(
            result == [
                "de.json", "  2:7  warning  b (de)  \(Self.space)", "fr.json",
                "  2:7  warning  b (fr)  \(Self.space)", "2 warnings in 2 files.",
                "Read 1 key in 3 languages from 3 files; no rule limits the texts, so their fit was not checked.",
                "Compared with en (en.json): de, fr.",
            ]
        )
        // A new key of the source is one that the translations lack
        let new = Data(#"{"a": "Buy", "b": "Sell", "c": "Give"}"#.utf8)
        try new.write(to: repository.url.appending(path: "en.json"))
        let missing = lines(try repository.check("--changed-since", "HEAD"))
        #expect(missing.count { $0.contains("The key “c” of the source is missing.") } == 2)
        #expect(!missing.contains { $0.contains("outer-space") })
    }

    @Test("copyfit check --changed-since says that the language of a removed file lacks its texts")
    func removed() throws {
        let repository = try Repository()
        try repository.git("rm", "-q", "de.json")
        let result = lines(try repository.check("--changed-since", "HEAD"))
        #expect(
            result.prefix(2) == [
                "en.json",
                "  1:1  warning  a (de)  This language lacks the file: the key “a” is missing.  untranslated",
            ]
        )
        // Nothing is lost where the source is gone too
        try repository.git("rm", "-q", "en.json", "fr.json")
        #expect(try repository.check("--changed-since", "HEAD").output == "No translation file differs from HEAD.\n")
    }

    @Test("copyfit check --changed-since reports translations whose source was removed")
    func removedSource() throws {
        let repository = try Repository()
        try FileManager.default.removeItem(at: repository.url.appending(path: "en.json"))
        let result = try repository.check("--changed-since", "HEAD")
        #expect(result.output.contains("No file is in the source language en"))
        #expect(result.output.contains("source-missing"))
        try repository.git("checkout", "-q", "--", "en.json")
        #expect(try repository.check("--changed-since", "HEAD").output == "No translation file differs from HEAD.\n")
    }

    @Test("copyfit check --changed-since asks for no sample for the text of a key that the source no longer has")
    func removedKey() throws {
        let repository = try Repository()
        try repository.write("Buy {{name}}", to: "en.json")
        try repository.write("Kauf {{name}}", to: "de.json")
        try repository.commit("placeholder")
        try Data(#"{"b": "Sell"}"#.utf8).write(to: repository.url.appending(path: "en.json"))
        let output = try repository.check("--changed-since", "HEAD", "--font", "Inter 16").output
        #expect(output.contains("extra-key"))
        #expect(!output.contains("has no sample"))
    }

    @Test("copyfit check --changed-since looks at the texts of a file that differ, and not at others in it")
    func texts() throws {
        let repository = try Repository()
        func file(_ a: String, _ b: String) -> Data { Data("{\"a\": \"\(a)\",\n \"b\": \"\(b)\"}".utf8) }
        try file("Buy", "Sell").write(to: repository.url.appending(path: "en.json"))
        try file("Kaufen ", "Verkaufen ").write(to: repository.url.appending(path: "de.json"))
        try repository.commit("two keys")
        try file("Kaufen ", "Absetzen ").write(to: repository.url.appending(path: "de.json"))
        let result = lines(try repository.check("--changed-since", "HEAD"))
        #expect(result.prefix(2) == ["de.json", "  2:7  warning  b (de)  \(Self.space)"])
        #expect(!result.contains { $0.contains("a (de)") })
    }

    @Test(
        "copyfit check --changed-since looks at the translations of a text whose comment or type of placeholder changed in the source, or that is gone"
    )
    func sourceFacts() throws {
        let repository = try Repository()
        func arb(_ language: String, _ facts: String) throws {
            let text = #"{"@@locale": "\#(language)", "a": "{n} a", "b": "{n} b"\#(facts)}"#
            try Data(text.utf8).write(to: repository.url.appending(path: "app_\(language).arb"))
        }
        try arb("en", "")
        try arb("de", #", "@a": {"placeholders": {"n": {"type": "String"}}}"#)
        try repository.commit("arb")
        try arb("en", #", "@a": {"placeholders": {"n": {"type": "int"}}}"#)
        let typed = lines(try repository.check("--changed-since", "HEAD"))
        #expect(typed.filter { $0.hasSuffix("placeholder-changed") }.count == 1)
        #expect(typed.contains { $0.contains("a (de)  {n} has the type text, but integer in the source.") })
        let room = #", "@b": {"description": "fit: width=1 maxLines=1"}"#
        try arb("en", room)
        let fit = lines(try repository.check("--changed-since", "HEAD", "--font", "Inter 16"))
        #expect(fit.contains { $0.contains("b (de)") && $0.hasSuffix("(fit)") })
        #expect(!fit.contains { $0.contains("a (de)") })
    }

    @Test(
        "copyfit check --changed-since looks at the translations of keys that are new in gettext's template, or gone from it"
    )
    func template() throws {
        let repository = try Repository()
        func write(_ name: String, _ keys: String...) throws {
            let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
            let text = name.hasSuffix("pot") ? "" : "x"
            let entries = keys.map { "msgid \"\($0)\"\nmsgstr \"\(text)\"\n" }
            let file = repository.url.appending(path: "po/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data((head + entries.joined(separator: "\n")).utf8).write(to: file)
        }
        for name in ["app.pot", "de.po", "fr.po"] { try write(name, "a", "b") }
        try repository.commit("gettext")
        func findings() throws -> [String] {
            lines(try repository.check("--changed-since", "HEAD")).filter {
                $0.contains(" (de)") || $0.contains(" (fr)")
            }
        }
        try write("app.pot", "a", "b", "c")
        let missing = try findings()
        #expect(missing.map { $0.contains("The key “c” of the template is missing.") } == [true, true])
        try write("app.pot", "a")
        let extra = try findings()
        #expect(extra.map { $0.contains("  b (") && $0.hasSuffix("extra-key") } == [true, true])
        try write("app.pot", "a", "b")
        #expect(try findings() == [])
    }

    @Test(
        "copyfit check --changed-since looks at Fluent's texts that refer to what changed in another file, or is gone with it"
    )
    func references() throws {
        let repository = try Repository()
        func write(_ text: String, _ name: String) throws {
            let file = repository.url.appending(path: "l/\(name).ftl")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        for language in ["en", "de", "fr"] {
            try write("-brand = B\n", "\(language)/brand")
            try write("a = x\nb = { -name }\n-name = the { -brand }\n", "\(language)/main")
        }
        try repository.commit("fluent")
        try write("-brand = Brand\n", "de/brand")
        func keys() throws -> [String] {
            let result = try repository.check("--changed-since", "HEAD", "--font", "Inter 16", "--width", "1")
            return lines(result).filter { $0.contains("  error  ") }.map { line in
                line.split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ")
            }
        }
        #expect(try keys().sorted() == ["-brand (de)", "-name (de)", "b (de)"])
        try FileManager.default.removeItem(at: repository.url.appending(path: "l/de/brand.ftl"))
        let gone = lines(try repository.check("--changed-since", "HEAD"))
        #expect(gone.filter { $0.hasSuffix("missing-reference") }.map { $0.contains("-name (de)") } == [true])
        try repository.git("checkout", "-q", "--", "l")
        #expect(lines(try repository.check("--changed-since", "HEAD")).count == 1)
    }

    @Test(
        "copyfit check --changed-since knows that a regional form takes texts of a language that did not change, and which text is the widest"
    )
    func unchangedLanguages() throws {
        let repository = try Repository()
        let both = Data(#"{"a": "Comprar muchas cosas ahora", "b": "Vender"}"#.utf8)
        try both.write(to: repository.url.appending(path: "es.json"))
        try repository.write("Compre", to: "es-MX.json")
        try Data(#"{"a": "Buy", "b": "Sell"}"#.utf8).write(to: repository.url.appending(path: "en.json"))
        try repository.commit("spanish")
        try repository.write("Compre ya", to: "es-MX.json")
        let widest = ["--pseudo", "widest", "--font", "Inter 16", "--width", "1"]
        let result = try repository.check("--changed-since", "HEAD")
        #expect(!result.output.contains("es-MX.json"))
        #expect(result.output.hasPrefix("Nothing to fix."))
        let made = lines(try repository.check("--changed-since", "HEAD", arguments: widest))
        #expect(made.contains { $0.contains("a (es-MX)") })
        #expect(!made.contains { $0.contains("mul-XW") })
        try repository.write("Compre muchas cosas ahora mismo", to: "es-MX.json")
        let wider = lines(try repository.check("--changed-since", "HEAD", arguments: widest))
        #expect(wider.contains { $0.contains("a (mul-XW)") })
    }

    @Test("copyfit check --changed-since looks at a file that was renamed, and at one that git does not know yet")
    func renamed() throws {
        let repository = try Repository()
        try repository.git("mv", "fr.json", "it.json")
        try repository.write("Compra ", to: "es.json")
        let result = lines(try repository.check("--changed-since", "HEAD"))
        // The language whose file has another name now lacks it
        #expect(result.filter { $0.hasSuffix(".json") } == ["en.json", "es.json", "it.json"])
    }

    @Test("copyfit check --changed-since looks below the current folder in a repository that is above it")
    func subfolder() throws {
        let repository = try Repository()
        try repository.write("Compra ", to: "sub/es.json")
        try repository.write("Kauf ", to: "de.json")
        let result = lines(try repository.check("--changed-since", "HEAD", below: "sub"))
        #expect(result.filter { $0.hasSuffix(".json") } == ["es.json"])
    }

    @Test(
        "copyfit check --changed-since asks the repository of the files in a linked worktree, and with git's variables of another one"
    )
    func worktree() throws {
        let repository = try Repository()
        try repository.git("worktree", "add", "-q", "tree")
        try repository.write("Kauf ", to: "de.json")
        let before = try repository.check("--changed-since", "HEAD", below: "tree")
        #expect(before.output == "No translation file differs from HEAD.\n")
        try repository.write("Achat ", to: "tree/fr.json")
        #expect(lines(try repository.check("--changed-since", "HEAD", below: "tree")).first == "fr.json")
        let other = try Repository()
        let variables = "GIT_DIR=\(other.url.path)/.git GIT_WORK_TREE=\(other.url.path) GIT_INDEX_FILE=/nowhere"
        #expect(lines(try repository.check("--changed-since", "HEAD", environment: variables)).first == "de.json")
    }

    @Test("copyfit check --changed-since looks at a submodule that differs, and at a repository inside, as a whole")
    func nested() throws {
        let (repository, inner) = (try Repository(), try Repository())
        try repository.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.url.path, "module")
        try repository.commit("module")
        #expect(try repository.check("--changed-since", "HEAD").output.hasPrefix("No translation file differs"))
        try repository.write("Acquista ", to: "module/fr.json")
        let changed = lines(try repository.check("--changed-since", "HEAD"))
        #expect(changed.filter { $0.hasSuffix(".json") } == ["module/de.json", "module/fr.json"])
        try repository.git("-C", "module", "checkout", "-q", ".")
        try repository.git("clone", "-q", inner.url.path, "\(repository.url.path)/own")
        let own = lines(try repository.check("--changed-since", "HEAD"))
        #expect(own.filter { $0.hasSuffix(".json") } == ["own/de.json", "own/fr.json"])
    }

    @Test(
        "copyfit check --changed-since looks at all files if the rules differ or are gone, and says so",
        arguments: ["copyfit.yml", "fonts.lock"]
    )
    func rules(name: String) throws {
        let repository = try Repository()
        let content = name == "copyfit.yml" ? "sourceLanguage: en\n" : "{\"version\": 1, \"fonts\": []}\n"
        let file = repository.url.appending(path: name)
        try Data(content.utf8).write(to: file)
        let new = try repository.check("--changed-since", "HEAD")
        #expect(lines(new).prefix(2) == Self.germanSpace[...])
        #expect(lines(new).dropFirst(2).prefix(2) == Self.frenchSpace[...])
        #expect(new.errors == "Note: \(name) differs from HEAD, so all files are checked.\n")
        try repository.commit("rules")
        let same = try repository.check("--changed-since", "HEAD")
        #expect((same.output, same.errors) == ("No translation file differs from HEAD.\n", ""))
        try FileManager.default.removeItem(at: file)
        #expect(lines(try repository.check("--changed-since", "HEAD")).prefix(2) == Self.germanSpace[...])
        let left = try repository.check("--changed-since", "HEAD", "--no-rules", "--unlocked")
        #expect(left.output == "No translation file differs from HEAD.\n")
    }

    @Test(
        "copyfit check --changed-since says what is wrong if git or its commit is not there, with status 2, and hands git no option"
    )
    func faults() throws {
        let repository = try Repository()
        let unknown = try repository.check("--changed-since", "nowhere")
        #expect(unknown.errors.hasPrefix("Error: git does not know the commit “nowhere” in "))
        #expect(unknown.status == 2)
        let outside = try CopyfitProcess.run(["check", "/usr/share", "--no-rules", "--changed-since", "HEAD"])
        #expect(outside.errors.hasPrefix("Error: “/usr/share” is not in a git repository"))
        #expect(outside.status == 2)
        let missing = try repository.check("--changed-since", "HEAD", environment: "PATH=/nowhere")
        #expect(missing.errors.hasPrefix("Error: --changed-since needs git: install it"))
        #expect(missing.status == 2)
        #expect(try repository.check("--changed-since=--output=stolen").status == 64)
        #expect(!FileManager.default.fileExists(atPath: repository.url.appending(path: "stolen").path))
        #expect(try repository.check("--changed-since", "").status == 64)
        #expect(try repository.check("--changed-since", "HEAD", "--baseline", "b", "--update-baseline").status == 64)
    }
}
