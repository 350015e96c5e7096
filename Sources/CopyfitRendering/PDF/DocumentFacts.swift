/// What a document says of itself.
struct DocumentFacts {
    var title: String?
    var author: String?
    var language: String?
    var conformance: Set<PDFConformance> = []

    static let producer = "Copyfit"

    /// The facts as metadata in XML. Source: ISO 16684-1; ISO 19005-2, 6.6; ISO 14289-1, 5.
    var metadata: [UInt8] {
        var markup = Markup()
        markup.add("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n")
        markup.add("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF \(Self.space("rdf"))>\n")
        markup.add("<rdf:Description rdf:about=\"\" \(Self.space("dc")) \(Self.space("pdf"))")
        markup.add(" \(Self.space("pdfaid")) \(Self.space("pdfuaid"))>\n")
        markup.add("<pdf:Producer>\(Self.producer)</pdf:Producer>")
        if let title { markup.add("dc:title", "Alt", " xml:lang=\"x-default\"", title) }
        if let author { markup.add("dc:creator", "Seq", "", author) }
        if let language { markup.add("dc:language", "Bag", "", language) }
        if conformance.contains(.a2b) {
            markup.add("<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>")
        }
        if conformance.contains(.ua1) { markup.add("<pdfuaid:part>1</pdfuaid:part>") }
        markup.add("</rdf:Description>\n")
        if conformance == [.a2b, .ua1] { markup.add(Self.schema) }
        markup.add("</rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>")
        return markup.bytes
    }

    private static func space(_ name: String) -> String {
        let addresses = [
            "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#", "dc": "http://purl.org/dc/elements/1.1/",
            "pdf": "http://ns.adobe.com/pdf/1.3/", "pdfaid": "http://www.aiim.org/pdfa/ns/id/",
            "pdfuaid": "http://www.aiim.org/pdfua/ns/id/",
            "pdfaExtension": "http://www.aiim.org/pdfa/ns/extension/",
            "pdfaSchema": "http://www.aiim.org/pdfa/ns/schema#",
            "pdfaProperty": "http://www.aiim.org/pdfa/ns/property#",
        ]
        return "xmlns:\(name)=\"\(addresses[name] ?? "")\""
    }

    /// PDF/A knows no entry for PDF/UA unless the file describes it.
    private static let schema = """
        <rdf:Description rdf:about="" \(space("pdfaExtension")) \(space("pdfaSchema")) \(space("pdfaProperty"))>
        <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of PDF/UA standard</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>

        """
}

extension Markup {
    /// Adds an element with a list of one text.
    fileprivate mutating func add(_ element: String, _ list: String, _ attribute: String, _ text: String) {
        add("<\(element)><rdf:\(list)><rdf:li\(attribute)>")
        escaped(text)
        add("</rdf:li></rdf:\(list)></\(element)>")
    }
}
