import CopyfitBundledFonts
import CopyfitFonts

/// The fonts that rules name, opened once.
struct RuleFonts {
    let catalogue: FontCatalogue
    private let bundledFailure: FontError?
    private var chains: [FontChoice: (chain: FontChain, size: Double?)] = [:]

    private let fallbacks: [String]

    /// - Parameter fallbacks: families whose faces are tried, in this order, before all others for what a named font lacks.
    init(_ places: FontPlaces, fallbacks: [String]) throws(CheckError) {
        self.fallbacks = fallbacks
        let bundled = Result { try BundledFonts.directory() }
        bundledFailure = Self.failure(bundled)
        do {
            catalogue = try FontCatalogue(
                bundledDirectory: try? bundled.get(),
                directories: places.folders,
                usesSystemFonts: places.usesSystemFonts,
                lock: places.lock
            )
            try catalogue.checkIsLocked()
        } catch {
            throw .font(error)
        }
        for name in fallbacks {
            do { _ = try catalogue.chain(named: name) } catch { throw fault(error) }
        }
    }

    /// Without the bundled fonts, their lack is why a family is unknown.
    private func fault(_ error: FontError) -> CheckError {
        if case .unknownFamily = error, let bundledFailure { return .font(bundledFailure) }
        return .font(error)
    }

    private static func failure(_ result: Result<String, any Error>) -> FontError? {
        guard case .failure(let error) = result else { return nil }
        return .bundledFontsMissing(reason: String(describing: error))
    }

    /// A font, and its size if its name ends in one.
    mutating func found(_ choice: FontChoice) throws(CheckError) -> (chain: FontChain, size: Double?) {
        if let known = chains[choice] { return known }
        do {
            let found = try open(choice)
            chains[choice] = found
            return found
        } catch {
            throw fault(error)
        }
    }

    private func open(_ choice: FontChoice) throws(FontError) -> (chain: FontChain, size: Double?) {
        switch choice {
        case .files(let files): return (try catalogue.chain(files: files), nil)
        case .named(let name):
            do {
                return (try catalogue.chain(named: name, preferring: fallbacks), nil)
            } catch {
                guard let space = name.lastIndex(of: " "), let size = Double(name[name.index(after: space)...]),
                    size > 0
                else { throw error }
                return (try catalogue.chain(named: String(name[..<space]), preferring: fallbacks), size)
            }
        }
    }
}
