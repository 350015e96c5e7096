import CopyfitBundledFonts
import CopyfitCommandLine
import CopyfitJSON
import CopyfitUnicode

/// The bundled faces as a table or as JSON.
struct FontList: WritableList {
    /// The folder with the files.
    let directory: String
    /// The faces, in the order of the fallback chain.
    let faces: [BundledFace]

    /// A row per face: name, file, licence, hash.
    func table() -> String {
        var table = TextTable(["Font": .left, "File": .left, "Licence": .left, "SHA-256": .left])
        for face in faces {
            let file = face.index == 0 ? face.file : "\(face.file) (face \(face.index))"
            table.add([face.fullName, file, face.licence, face.sha256])
        }
        return "\(VisibleText.of(directory))\n\n" + table.text()
    }

    /// An array with an object per face.
    func json() -> String {
        var output = JSONOutput()
        output.append(array: faces) { output, face in
            output.append(raw: "{\"font\":")
            output.append(face.fullName)
            output.append(raw: ",\"family\":")
            output.append(face.familyName)
            output.append(raw: ",\"style\":")
            output.append(face.styleName)
            output.append(raw: ",\"file\":")
            output.append("\(directory)/\(face.file)")
            output.append(raw: ",\"index\":")
            output.append(face.index)
            output.append(raw: ",\"licence\":")
            output.append(face.licence)
            output.append(raw: ",\"sha256\":")
            output.append(face.sha256)
            output.append(raw: "}")
        }
        return output.text + "\n"
    }
}
