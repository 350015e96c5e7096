"""Scripts, their extensions, and paired brackets."""

from line_classes import HAS_BRACKETS, traits

# ICU's UScriptCode of each script in the database; a browser tries the scripts of a character in this order.
NUMBERS = """
    Zyyy=0 Zinh=1 Arab=2 Armn=3 Beng=4 Bopo=5 Cher=6 Copt=7 Cyrl=8 Dsrt=9 Deva=10 Ethi=11 Geor=12 Goth=13 Grek=14
    Gujr=15 Guru=16 Hani=17 Hang=18 Hebr=19 Hira=20 Knda=21 Kana=22 Khmr=23 Laoo=24 Latn=25 Mlym=26 Mong=27 Mymr=28
    Ogam=29 Ital=30 Orya=31 Runr=32 Sinh=33 Syrc=34 Taml=35 Telu=36 Thaa=37 Thai=38 Tibt=39 Cans=40 Yiii=41 Tglg=42
    Hano=43 Buhd=44 Tagb=45 Brai=46 Cprt=47 Limb=48 Linb=49 Osma=50 Shaw=51 Tale=52 Ugar=53 Hrkt=54 Bugi=55 Glag=56
    Khar=57 Sylo=58 Talu=59 Tfng=60 Xpeo=61 Bali=62 Batk=63 Brah=65 Cham=66 Egyp=71 Hmng=75 Hung=76 Java=78 Kali=79
    Lepc=82 Lina=83 Mand=84 Mero=86 Nkoo=87 Orkh=88 Perm=89 Phag=90 Phnx=91 Plrd=92 Vaii=99 Xsux=101 Zzzz=103 Cari=104
    Lana=106 Lyci=107 Lydi=108 Olck=109 Rjng=110 Saur=111 Sgnw=112 Sund=113 Mtei=115 Armi=116 Avst=117 Cakm=118
    Kthi=120 Mani=121 Phli=122 Phlp=123 Prti=125 Samr=126 Tavt=127 Bamu=130 Lisu=131 Sarb=133 Bass=134 Dupl=135
    Elba=136 Gran=137 Mend=140 Merc=141 Narb=142 Nbat=143 Palm=144 Sind=145 Wara=146 Mroo=149 Nshu=150 Shrd=151
    Sora=152 Takr=153 Tang=154 Hluw=156 Khoj=157 Tirh=158 Aghb=159 Mahj=160 Ahom=161 Hatr=162 Modi=163 Mult=164
    Pauc=165 Sidd=166 Adlm=167 Bhks=168 Marc=169 Newa=170 Osge=171 Gonm=175 Soyo=176 Zanb=177 Dogr=178 Gong=179
    Maka=180 Medf=181 Rohg=182 Sogd=183 Sogo=184 Elym=185 Hmnp=186 Nand=187 Wcho=188 Chrs=189 Diak=190 Kits=191
    Yezi=192 Cpmn=193 Ougr=194 Tnsa=195 Toto=196 Vith=197 Kawi=198 Nagm=199 Gara=201 Gukh=202 Krai=203 Onao=204
    Sunu=205 Todr=206 Tutg=207 Berf=208 Sidt=209 Tayo=210 Tols=211
"""
SCRIPTS = {code: int(number) for code, number in (item.split("=") for item in NUMBERS.split())}
COUNT = max(SCRIPTS.values()) + 1
NONE, OPENS, CLOSES = 0, 1, 2


class ScriptSets:
    """The distinct pairs of a script and its extensions, and which each character has."""

    def __init__(self, database):
        names = database.values("Scripts.txt", "Zzzz", database.short_names("sc"))
        extensions = [()] * len(names)
        for characters, fields in database.rows("ScriptExtensions.txt"):
            listed = tuple(sorted(SCRIPTS[code] for code in fields[0].split()))
            extensions[characters.start:characters.stop] = [listed] * len(characters)
        self.sets, self.numbers = {}, []
        for name, listed in zip(names, extensions):
            key = (SCRIPTS[name], listed or (SCRIPTS[name],))
            self.numbers.append(self.sets.setdefault(key, len(self.sets)))

    def write(self, source):
        starts, members = [], []
        for _, listed in self.sets:
            starts.append(len(members))
            members += listed
        source.array("uint8_t", "scripts", [script for script, _ in self.sets])
        source.array("uint16_t", "extension_starts", starts + [len(members)])
        source.array("uint8_t", "extensions", members)
        tags = [0] * COUNT
        for code, number in SCRIPTS.items():
            tags[number] = int.from_bytes(code.encode("ascii"), "big")
        source.array("uint32_t", "script_tags", tags)


def write_brackets(database, lines, source):
    """Each bracket with its counterpart and kind, in order: both as bits 2 and up, the kind in the lowest two."""
    rows = sorted(
        (characters.start, int(fields[0], 16) << 2 | {"o": OPENS, "c": CLOSES}[fields[1]])
        for characters, fields in database.rows("BidiBrackets.txt")
    )
    assert all(traits(lines[character]) & HAS_BRACKETS for character, _ in rows)
    source.brackets = len(rows)
    source.array("uint16_t", "brackets", [character for character, _ in rows])
    source.array("uint32_t", "counterparts", [counterpart for _, counterpart in rows])
