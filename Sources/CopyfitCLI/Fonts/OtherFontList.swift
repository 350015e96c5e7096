import CopyfitCommandLine
import CopyfitFonts
import CopyfitJSON

/// Faces that are not bundled, as a table or as JSON.
struct OtherFontList: WritableList {
    let faces: [ListedFace]

    /// A row per face: name and file.
    func table() -> String {
        var table = TextTable(["Font": .left, "File": .left])
        for face in faces {
            table.add([face.name, face.index == 0 ? face.path : "\(face.path) (face \(face.index))"])
        }
        return table.text()
    }

    /// An array with an object per face.
    func json() -> String {
        var output = JSONOutput()
        output.append(array: faces) { output, face in
            output.append(raw: "{\"font\":")
            output.append(face.name)
            output.append(raw: ",\"family\":")
            output.append(face.family)
            output.append(raw: ",\"style\":")
            output.append(face.styleName)
            output.append(raw: ",\"file\":")
            output.append(face.path)
            output.append(raw: ",\"index\":")
            output.append(face.index)
            output.append(raw: "}")
        }
        return output.text + "\n"
    }
}
