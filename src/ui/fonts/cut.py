"""Cuts the three Latin faces out of Anek Latin, the same bytes each time: README.md says what each holds.

    python3 -m venv .cache/faces && .cache/faces/bin/pip install fonttools==4.66.1 brotli==1.2.0
    .cache/faces/bin/python src/ui/fonts/cut.py
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont, scaleUpem
from fontTools.varLib import builder, instancer
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.varStore import OnlineVarStoreBuilder, VarStoreInstancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules/@fontsource-variable"
LATIN = PACKAGES / "anek-latin/files/anek-latin-latin-standard-normal.woff2"
# The sister face: same axes, same grid.
DEVANAGARI = PACKAGES / "anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2"
RUPEE = 0x20B9
# What English is written with; fonts.css names the same ranges.
CORE = "U+0020-007E,U+00A0,U+00A9,U+00AD,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2060,U+20B9,U+2212"
# The rest of Latin-1 and its neighbours: names and currencies.
MORE = "U+00A1-00A8,U+00AA-00AC,U+00AE-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+201A,U+201E,U+2039-203A,U+20AC,U+2122"
# In thousandths of an em.
FELT = 10
WIDE = {"wght": (400, 500, 800)}
PLAIN = {"wght": (400, 500, 700), "wdth": 100}


def cut(name, unicodes, axes):
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "ccmp", "liga", "tnum"]
    options.name_IDs = [0, 1, 2, 13, 14]  # the last two: the licence and where it stands
    options.notdef_outline = True
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(unicodes))
    font = with_rupee(TTFont(LATIN, recalcTimestamp=False))
    subsetter.subset(font)
    font = anew(instancer.instantiateVariableFont(anew(font), axes))
    scaleUpem.scale_upem(font, 1000)
    font = anew(font)
    lighten_kerning(font)
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


def with_rupee(font):
    """Anek Latin has no rupee sign; Anek Devanagari has."""
    sister = TTFont(DEVANAGARI)
    theirs = sister.getBestCmap()[RUPEE]
    assert sister["head"].unitsPerEm == font["head"].unitsPerEm and sister["avar"].segments == font["avar"].segments
    glyph = sister["glyf"][theirs]
    assert not glyph.isComposite()
    font["gvar"].variations["rupee"] = sister["gvar"].variations[theirs]
    font["glyf"]["rupee"] = glyph
    font["hmtx"]["rupee"] = sister["hmtx"][theirs]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = "rupee"
    del font["HVAR"]
    add_HVAR(font)
    return anew(font)


def lighten_kerning(font):
    """How kerning varies weighs 12 kB. Kept is how it varies with the width alone, where that moves a pair by more than a hundredth of an em."""
    table = font["GDEF"].table
    axes = font["fvar"].axes
    ends = [VarStoreInstancer(table.VarStore, axes, {"wdth": end}) for end in (-1, 1)]
    store = OnlineVarStoreBuilder([axis.axisTag for axis in axes])
    store.setSupports([{"wdth": (-1, -1, 0)}, {"wdth": (0, 1, 1)}])
    varies = any(axis.axisTag == "wdth" for axis in axes)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if part.Format == 1:
                pairs = [pair for each in part.PairSet for pair in each.PairValueRecord]
            else:
                pairs = [pair for each in part.Class1Record for pair in each.Class2Record]
            kept = False
            for value in (pair.Value1 for pair in pairs if pair.Value1 is not None):
                device = value.__dict__.pop("XAdvDevice", None)
                if device is None or not varies:
                    continue
                deltas = [round(end[(device.StartSize << 16) + device.EndSize]) for end in ends]
                if max(map(abs, deltas)) <= FELT:
                    continue
                value.XAdvDevice = builder.buildVarDevTable(store.storeDeltas(deltas))
                kept = True
            part.ValueFormat1 = 0x44 if kept else 0x04
    table.VarStore = store.finish() if varies else None
    if not varies:
        table.Version = 0x00010002
        return
    table.LigCaretList = None
    moved = table.VarStore.optimize()
    font["GPOS"].table.remap_device_varidxes(moved)


def anew(font):
    """Written and read again: one step leaves tables that the next cannot read."""
    font.flavor = None
    written = io.BytesIO()
    font.save(written)
    return TTFont(io.BytesIO(written.getvalue()), recalcTimestamp=False)


cut("anek-latin.woff2", CORE, WIDE)
cut("anek-latin-more.woff2", MORE, WIDE)
cut("anek-latin-plain.woff2", CORE, PLAIN)
