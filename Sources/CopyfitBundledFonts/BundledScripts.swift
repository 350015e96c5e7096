extension BundledFonts {
    /// Faces for one script each, in the order of the alphabet after the scripts of larger languages.
    static let scriptFallbacks: [BundledFace] = [
        noto(
            "Noto Sans Armenian",
            "Armn",
            [0x530...0x58F, 0xFB13...0xFB17],
            regular: "9636c32c121f4fc1fc6963dfad60ea32c41889507118a46f83a818eacf40348e",
            bold: "a0f398d0205f0b96d6637ac66d92e6e42b230f8ed3853a050d0aa5792eb9b7f7"
        ),
        noto(
            "Noto Sans Georgian",
            "Geor",
            [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F],
            regular: "ba75f2154fef9beac8439f94c631dc37ef9c708d32f9254bb019afdfa9aa3138",
            bold: "2cee22513f5c94b5577fe1a91df94836dc9825ac78e5b3a9f3c49d1f038a5f11"
        ),
        noto(
            "Noto Sans Gujarati",
            "Gujr",
            [0xA80...0xAFF],
            regular: "4468a3a24516831874fb4a867b760a22257944584e478d32a97e3c4d4bfc6400",
            bold: "db2b642c28b021da8cb0f3463bf41376549c850aa718ca863ec3ff5d5df0f2f7"
        ),
        noto(
            "Noto Sans Gurmukhi",
            "Guru",
            [0xA00...0xA7F],
            regular: "1db960ff6f506a98f5b3ece78f54618388c6187e7edf8ceee5ab63389c0db3ab",
            bold: "ded9c1f56a7ed0b835cfef5dd642f26cfc0f41a16fbc08008d376ddcc91d606e"
        ),
        noto(
            "Noto Sans Kannada",
            "Knda",
            [0xC80...0xCFF],
            regular: "892b841b0b87ca3c2702bdc78d3031c8220f53e8f5f496ec5e37ccf0ca03ddf7",
            bold: "fcb9918669a24e33b1464b33eeac24e9a0f54a50393dfdaeb1e596cfcf2dac47"
        ),
        noto(
            "Noto Sans Malayalam",
            "Mlym",
            [0xD00...0xD7F],
            regular: "5433f4a642b4325aa169a55c4c6b8d1c4a45c4e08bcd9cbe72888229709a8f2d",
            bold: "abe54dff7c6539899f1208672ae4235207b3e6b8d49594e9ff02d972d5975a81"
        ),
        noto(
            "Noto Sans Oriya",
            "Orya",
            [0xB00...0xB7F],
            regular: "20751837a8cac9d0e610ffdf91c43d3391e2b267ca2cad07f6e3866798436369",
            bold: "d563e031a325aa1d5fa7975a7fed3f34409b3ef10036f75d275653e7e4bad5c2"
        ),
        noto(
            "Noto Sans Telugu",
            "Telu",
            [0xC00...0xC7F],
            regular: "cb3165071121b1e80c55a041d0c1f79b3bbc68e4b0eab37b0d881958dfc3ed7a",
            bold: "34e3a81c02ea8474f00b1046cbb183461648fd253a56475140d6b025db828b5b"
        ),
        noto(
            "Noto Sans Sinhala",
            "Sinh",
            [0xD80...0xDFF, 0x111E0...0x111FF],
            regular: "31f83eec724a27779d1434afc84beabee239c0ff77dc8d04bee9f49c60b23fdd",
            bold: "9ac3c2da2562fd3ce449e600a9954a3c5dad982145c85159449fe1c31f648a6e"
        ),
        noto(
            "Noto Sans Khmer",
            "Khmr",
            [0x1780...0x17FF, 0x19E0...0x19FF],
            regular: "bc9a5e2afcee249849e409aabe6e22330c479b878ea3e59bf5e7c84482d7ee53",
            bold: "cc74e7ac685da9a84e18b773ec8d80d06765aa1754bb14acc390c3620023c4dc"
        ),
        noto(
            "Noto Sans Lao",
            "Laoo",
            [0xE80...0xEFF],
            regular: "6c3de7db369e85cba20255d161eeeb3d934ea3c4c51e2574c2ddcce79a25025c",
            bold: "b87a8592f1cdd8b15e1e827967afd45a8c5ffc1123773bc4bd023fe1ccecd321"
        ),
        noto(
            "Noto Sans Myanmar",
            "Mymr",
            [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F],
            regular: "3fe9a4babc12081adc979e0313433e6ec85bb3ad069681c23ee8d8ea8b91332b",
            bold: "e37e2ef189431020b1eaf4fb8d43252666dc24265d628145fff119613afea174"
        ),
        noto(
            "Noto Serif Tibetan",
            "Tibt",
            [0xF00...0xFFF],
            regular: "5893c1e0aefb250bcbeff5c0f8ee4bb27cd3dc19b47d14954b154b094e10ee63",
            bold: "829c6fb19fed2dedfa5ba651009bbdea1eb71a84a237239345bc5b03c0cfb7b2"
        ),
        noto(
            "Noto Sans Ethiopic",
            "Ethi",
            [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F],
            regular: "58bc43b062961b38ee45757d2e74e6a991a12011aa0399fb03004ac432e5c852",
            bold: "cc16f0c43be76a2ecb5f6d08de4fe6705886b9be90251bfb5959a90955be7f1d"
        ),
        noto(
            "Noto Sans Mongolian",
            "Mong",
            [0x1800...0x18AF, 0x11660...0x1167F],
            regular: "601afb9f08fbbc39f0cf72cb7e11079ada6fa3feed1fadca8e6e5095e7957687"
        ),
        noto(
            "Noto Sans Cherokee",
            "Cher",
            [0x13A0...0x13FF, 0xAB70...0xABBF],
            regular: "bda37783ba22f62d71a647f5ddce6f8e4b4d6959eba3afd5a7eccbcaaa85f72c",
            bold: "2b09b627a4cf27aa1c4ddd72377509de07f0445f3f1a480dec14ca5211a07eef"
        ),
        noto(
            "Noto Sans Canadian Aboriginal",
            "Cans",
            [0x1400...0x167F, 0x18B0...0x18FF],
            regular: "66b4f453f27d176045bab8e168397ec46322d74306931c807f500eb41c984157",
            bold: "7e6bf0f2b0795a238f090380a180d545a4d911b5a404dc1f478436b7c4c1b067"
        ),
        noto(
            "Noto Sans NKo",
            "Nkoo",
            [0x7C0...0x7FF],
            regular: "389f4082894bf1833dc5f140a282496114366b410779fbb16b3486f4660e9313"
        ),
        noto(
            "Noto Sans Tifinagh",
            "Tfng",
            [0x2D30...0x2D7F],
            regular: "176233c9dd5649184f3206680debc1a50b411a9229049e0b5d212776af1e2034"
        ),
        noto(
            "Noto Sans Thaana",
            "Thaa",
            [0x780...0x7BF],
            regular: "241b4be4717d495a72cf7eb8e69891e63a6eb1cc18d98fa357f5af7f58c02446",
            bold: "ea6d654f9bf355cde351a0ec89a3520b26f02b7f360edb161551efe0ccac5fc0"
        ),
        noto(
            "Noto Sans Syriac",
            "Syrc",
            [0x700...0x74F, 0x860...0x86F],
            regular: "49917b4472e91dfb37291ef4f4821957f4225edaddb6100b1d8736df3910b237"
        ),
        noto(
            "Noto Sans Adlam",
            "Adlm",
            [0x1E900...0x1E95F],
            regular: "7360a8023487bff116bfde73a070da0f734f837f3056c81b20791b1f2839b7d3",
            bold: "0111556561e7ddf39c4df3f87c2c2cc3c6df79a764d5ff8bac652576ed051ed8"
        ),
        noto(
            "Noto Sans Balinese",
            "Bali",
            [0x1B00...0x1B7F],
            regular: "97d94b44707d68adde5d0e766536c016e635b64006a4b2dcf4ed79959480f095",
            bold: "655f5e8fe488bd1dd532148d9225ce7cb34d8de1acd8f84c25d86c43f023ca94"
        ),
        noto(
            "Noto Sans Bamum",
            "Bamu",
            [0xA6A0...0xA6FF, 0x16800...0x16A3F],
            regular: "5de881d26f4913c63f81db283bcffaafe1f0775d1be8072f39a4f8c0c09b90aa",
            bold: "33ad7daa344320fd5d106a1124f7279d530db1106647052aafcf50cea1c87fe6"
        ),
        noto(
            "Noto Sans Buginese",
            "Bugi",
            [0x1A00...0x1A1F],
            regular: "9572118c512044497fa06cf5ae5209a245295a21746dac2f34ec5fad094f66c0"
        ),
        noto(
            "Noto Sans Chakma",
            "Cakm",
            [0x11100...0x1114F],
            regular: "281bbdb5c31aae460c3a58acd0ba9ed5f92e58ebb03f7614be7c4441520c5525"
        ),
        noto(
            "Noto Sans Cham",
            "Cham",
            [0xAA00...0xAA5F],
            regular: "b87ef0181fb1f11da6a36846724a299143d73d8afffd238018fd91291beb87bb",
            bold: "e5c6d0db5ddbc295820eaa5f18d30413fdea6be914d7556b4e736686d948a516"
        ),
        noto(
            "Noto Sans Coptic",
            "Copt",
            [0x3E2...0x3EF, 0x2C80...0x2CFF, 0x102E0...0x102FF],
            regular: "9681bb92c70f4ff74a6a004a139719b6778dfabfcad17cec978a9601d9c69d29"
        ),
        noto(
            "Noto Sans Glagolitic",
            "Glag",
            [0x2C00...0x2C5F, 0x1E000...0x1E02F],
            regular: "5526e640b205befa2f59b3c46513fc94be896a13c4428f84000eb22f8a8f3a32"
        ),
        noto(
            "Noto Sans Gothic",
            "Goth",
            [0x10330...0x1034F],
            regular: "c85e7780c3adda90f56591914d89c3ed4dc9ea1b23d7e3a462fcd39e888ec70f"
        ),
        noto(
            "Noto Sans Javanese",
            "Java",
            [0xA980...0xA9DF],
            regular: "faff63a3ea4c5a882508d85935f02e4f80e923551d4716e27706dd3c6cb07d67",
            bold: "5f22e4a45700f7ec3f1eb36d36fbc9669f7c2fe418fa32088857b9f7c214d764"
        ),
        noto(
            "Noto Sans Lepcha",
            "Lepc",
            [0x1C00...0x1C4F],
            regular: "168771a2b64da0214bc92d0b93c20f910685b6b4107405fb57ce7ede438fe9d9"
        ),
        noto(
            "Noto Sans Limbu",
            "Limb",
            [0x1900...0x194F],
            regular: "2a7e9f84c1dedb1016a841a81363b2e609090c78799afe01247ccb0f25efd9b0"
        ),
        noto(
            "Noto Sans Lisu",
            "Lisu",
            [0xA4D0...0xA4FF],
            regular: "243c09079c08619a4b11621f07027c10e5eb067b7e2e217537ae5e01be79e21b",
            bold: "5823bd48592d03ab8b52c1fc5fcbcacb49fbb69a2686a176fd2d1fb28dd39dce"
        ),
        noto(
            "Noto Sans Meetei Mayek",
            "Mtei",
            [0xAAE0...0xAAFF, 0xABC0...0xABFF],
            regular: "1e6633879d76284a1fb2e361205341a788313afdd6b1dfb8b7bbe77e27164393",
            bold: "ded09075316fab4182cd923ac464fbe25ad31ca26515a597f2e6473af86f3efc"
        ),
        noto(
            "Noto Sans Ogham",
            "Ogam",
            [0x1680...0x169F],
            regular: "0656e8c6a1adeedba26a04cd3537072924c5e114b5743e211e1e5e52fbddcedb"
        ),
        noto(
            "Noto Sans Ol Chiki",
            "Olck",
            [0x1C50...0x1C7F],
            regular: "3dc960a2d687b0e4fe03e5c2eb88be2a3d244c4509029277ca2be248787d33b3",
            bold: "8c92ae4977a5745e30b14c447b999f5c286a0f0a0f137160831c94bfda10dffa"
        ),
        noto(
            "Noto Sans Osage",
            "Osge",
            [0x104B0...0x104FF],
            regular: "27d3b1ea74cc799025ed5e8b58d1a33185530c43fbb4119fffbcd161269477d3"
        ),
        noto(
            "Noto Sans Runic",
            "Runr",
            [0x16A0...0x16FF],
            regular: "49e540798dedccf24301437fb5ea5c8a3f42143b1b6c108c1d48c78a41c4ce0f"
        ),
        noto(
            "Noto Sans Sundanese",
            "Sund",
            [0x1B80...0x1BBF, 0x1CC0...0x1CCF],
            regular: "eff2b13deacba332b2ddbfebee7dce77cb999d99fb2e342d6027fce71902669b",
            bold: "b202131dee605b4bfee1dfe4e435ac8a4b2ec92e0febf6999c4bb6c3238f4770"
        ),
        noto(
            "Noto Sans Tagalog",
            "Tglg",
            [0x1700...0x171F],
            regular: "5fe89f89eef4e285575fe1bc5f4340e49cc63a8d43f925bb9af2e78baec6cc96"
        ),
        noto(
            "Noto Sans Tai Tham",
            "Lana",
            [0x1A20...0x1AAF],
            regular: "d3065a143eb21f13406307602940b9f7cd20e935a1e20a829f9867b152056714",
            bold: "2a4b050db8000a7a6688e8b9f873c55665cf4fb5a88d58844e3f73f2ca66fe9c"
        ),
        noto(
            "Noto Sans Vai",
            "Vaii",
            [0xA500...0xA63F],
            regular: "5f58a9c96639c56ea31f85282084dde6d658ede746e3eec64869212fc25a393a"
        ),
        noto(
            "Noto Sans Yi",
            "Yiii",
            [0xA000...0xA4CF],
            regular: "f621f514dce105a414ef7373a36b54ccc8d760a6319ad7133695fb42a1f02552"
        ),
    ].flatMap { $0 }

    private static func noto(
        _ family: String,
        _ script: String,
        _ blocks: [ClosedRange<UInt32>],
        regular: String,
        bold: String? = nil
    ) -> [BundledFace] {
        let file = "NotoScripts/" + String(decoding: family.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        let role = BundledRole.fallback(scripts: [script])
        let regular = BundledFace(
            file: "\(file)-Regular.ttf",
            familyName: family,
            styleName: "Regular",
            fullName: "\(family) Regular",
            sha256: regular,
            role: role,
            blocks: blocks
        )
        guard let bold else { return [regular] }
        let second = BundledFace(
            file: "\(file)-Bold.ttf",
            familyName: family,
            styleName: "Bold",
            fullName: "\(family) Bold",
            weight: 700,
            sha256: bold,
            role: role,
            blocks: blocks
        )
        return [regular, second]
    }
}
