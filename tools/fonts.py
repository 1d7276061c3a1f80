"""Makes the committed font files again and prints the numbers of src/styles/fonts.css.

Needed only when the typeface changes. Wants Python 3 with fonttools, brotli and uharfbuzz, and the folders of the
npm packages @fontsource-variable/geist and @fontsource-variable/geist-mono (5.x):

    python3 tools/fonts.py PATH/geist PATH/geist-mono [ARIAL.ttf ARIAL-BOLD.ttf [ROBOTO.ttf ROBOTO-BOLD.ttf]]

The Arial files may be Liberation Sans, which has Arial's widths by design. Widths are measured on the prose of
the documentation itself, or on the files that the pattern in PROSE names.
"""

import glob
import hashlib
import io
import os
import re
import shutil
import sys

import uharfbuzz as harfbuzz
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PUBLIC = os.path.join(ROOT, 'static', 'fonts')
PAGES = os.path.join(ROOT, 'content', 'docs', '**', '*.mdx')

# kerning, accents put together, ligatures, and figures of one width; nobody asks for fractions
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum']

# the lightest and the heaviest that the stylesheets ask for; half of the bytes are for all others
WEIGHTS = (400, 700)

# characters of English prose, code and units; accented letters of names and what is rarer have a file of their own
BASIC = {*range(0x20, 0x7F), *map(ord, '\u00a0©°±²³µ·×÷€™↑↓−'), *range(0x2010, 0x2028)}

SOCIAL = os.path.join(ROOT, 'src', 'data-layer', 'outputs', 'social-image', 'fonts')


def prose(files):
    """Plain paragraphs of Markdown files: what readers see most of, without code, tables and links' addresses."""
    paragraphs = []
    for file in files:
        with open(file, encoding='utf-8') as handle:
            text = re.sub(r'(?s)\A---.*?\n---\n|```.*?```', '', handle.read())
        for block in re.split(r'\n\s*\n', text):
            if re.match(r'\s*[A-Z]', block) and '|' not in block and '<' not in block:
                plain = re.sub(r'\[([^\]]*)\]\([^)]*\)', r'\1', block)
                paragraphs.append(' '.join(re.sub(r'[`*_]', '', plain).split()))
    return paragraphs


def in_memory(font, flavor=None):
    """The font as the bytes of a file."""
    data = io.BytesIO()
    font.flavor = flavor
    font.save(data)
    return data.getvalue()


def average_width(font, paragraphs):
    """Mean advance of a character in em, as a browser would set it: shaped, with kerning."""
    shaper = harfbuzz.Font(harfbuzz.Face(in_memory(font)))
    total = 0
    for paragraph in paragraphs:
        buffer = harfbuzz.Buffer()
        buffer.add_str(paragraph)
        buffer.guess_segment_properties()
        harfbuzz.shape(shaper, buffer, {'kern': True, 'liga': True})
        total += sum(position.x_advance for position in buffer.glyph_positions)
    return total / sum(map(len, paragraphs)) / font['head'].unitsPerEm


def at_weight(path, weight):
    """A copy of a variable font: static, or with a range of weights. The same each time it is made."""
    return instantiateVariableFont(TTFont(path, recalcTimestamp=False), {'wght': weight})


def subset(font, characters, **options):
    """Leaves these characters in a font, and of its texts what it must say of its origin."""
    subsetter = Subsetter(Options(name_IDs=[0, 1, 2, 13, 14], notdef_outline=True, **options))
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def short_digest(data):
    """Eight hexadecimal digits or more, as src/base/named-by-digest.ts knows them: letters and figures."""
    digest = hashlib.sha256(data).hexdigest()
    length = next(n for n in range(8, 65) if re.search('[a-f]', digest[:n]) and re.search('[0-9]', digest[:n]))
    return digest[:length]


def write(font, characters, name):
    """Writes these characters of a font under a name that changes with its bytes, so that it may be cached for ever."""
    subset(font, characters, layout_features=FEATURES)
    data = in_memory(font, 'woff2')
    file = f'{name}-{short_digest(data)}.woff2'
    with open(os.path.join(PUBLIC, file), 'wb') as handle:
        handle.write(data)
    print(f'static/fonts/{file}', len(data), 'bytes')


def ranges(characters):
    """Characters as the value of `unicode-range`."""
    found = []
    for code in sorted(characters):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ', '.join(f'U+{a:04X}' if a == b else f'U+{a:04X}-{b:04X}' for a, b in found)


def publish(package, file, name):
    """Writes a variable font in two files: what nearly every page uses, and the rest, which few load."""
    for old in glob.glob(os.path.join(PUBLIC, f'{name}-*.woff2')):
        os.remove(old)
    # from bytes, because the subsetter cannot work on a font that was just changed
    data = in_memory(at_weight(os.path.join(package, 'files', file), WEIGHTS))
    every = set(TTFont(io.BytesIO(data)).getBestCmap())
    for part, suffix in ((every & BASIC, ''), (every - BASIC, '-more')):
        write(TTFont(io.BytesIO(data), recalcTimestamp=False), part, name + suffix)
        print(f'  unicode-range: {ranges(part)}')
    shutil.copyfile(os.path.join(package, 'LICENSE'), os.path.join(PUBLIC, f'{name}-license.txt'))


def social(source, weight):
    """A static Latin copy for the social images, whose renderer reads no woff2 and no variable fonts.

    Kerning is left out: the renderer draws words with it but measures them without, which tears words apart.
    """
    font = at_weight(source, weight)
    latin = [c for c in font.getBestCmap() if c < 0x2190 or c in (0x2191, 0x2193, 0x2212)]
    subset(font, latin, layout_features=[], hinting=False)
    target = os.path.join(SOCIAL, f'social-sans-{weight}.ttf')
    font.flavor = None
    font.save(target)
    print(f'{os.path.basename(target)}', os.path.getsize(target), 'bytes')


def fallback(label, site, local, paragraphs):
    """How far a local font must be scaled to set prose as wide as ours, and our line box at that scale."""
    em, ascent, descent = site['head'].unitsPerEm, site['hhea'].ascent, -site['hhea'].descent
    scale = average_width(site, paragraphs) / average_width(local, paragraphs)
    print(
        f'{label}: size-adjust {scale:.2%}; ascent-override {ascent / em / scale:.2%}; '
        f'descent-override {descent / em / scale:.2%}'
    )


def main():
    sans, mono, *local = sys.argv[1:]
    publish(sans, 'geist-latin-wght-normal.woff2', 'site-sans')
    publish(mono, 'geist-mono-latin-wght-normal.woff2', 'site-mono')
    every_weight = os.path.join(sans, 'files', 'geist-latin-wght-normal.woff2')
    for weight in (400, 600):
        social(every_weight, weight)
    shutil.copyfile(os.path.join(sans, 'LICENSE'), os.path.join(SOCIAL, 'license.txt'))
    paragraphs = prose(glob.glob(os.environ.get('PROSE', PAGES), recursive=True))
    # 650 stands for the weights of headings and strong text, 600 and 700
    for path, weight in zip(local, (400, 650, 400, 650)):
        fallback(f'{os.path.basename(path)} for weight {weight}', at_weight(every_weight, weight), TTFont(path), paragraphs)


main()
