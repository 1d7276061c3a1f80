import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { h } from 'hastscript'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileSize } from '../../base/file-size'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { PageProblems } from '../../markdown/compile-page'
import { pageContext, type PageContext } from '../../markdown/page-context'
import { rehypeImages } from '../../markdown/steps/rehype-images'
import { readAllContent } from '../../content/content-file'
import { readFragments } from '../content/fragments'
import { readSiteData } from '../../content/site/read-site-data'
import { checkFileNames, checkImageKeys, checkOpening, checkTitles } from './check-files'
import { checkSidebar } from './check-sidebar'

const DESCRIPTION = 'A page that is only here to be wrong in exactly one way.'
const page = (title: string, body: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: ${DESCRIPTION}\n${keys}---\n${body}\n`

/** Bodies that begin on line 5 of content/docs/test.mdx. */
const BODIES: [name: string, body: string, messages: string[]][] = [
  [
    'an unclosed fence',
    'Text.\n\n```bash\nls',
    ['7: the code fence is never closed. add a line with ``` after its last line.'],
  ],
  [
    'an unclosed fence in a list',
    '- a\n  ~~~bash\n  ls\n\nText.',
    ['6: the code fence is never closed. add a line with ~~~ after its last line.'],
  ],
  [
    'an unclosed fence in a tag',
    '<Details summary="x">\n\n```bash\nls\n\n</Details>',
    ['7: the code fence is never closed. add a line with ``` after its last line.'],
  ],
  [
    'an unclosed formula',
    '$$\na',
    ['5: the formula is never closed. add a line with $$ after its last line.'],
  ],
  [
    'an unclosed admonition',
    ':::note\n\nText.',
    ['5: the admonition :::note is never closed. add a line with ::: after its text.'],
  ],
  [
    'an admonition in an unclosed one',
    ':::note\n\nText.\n\n:::tip\n\nText.\n\n:::',
    [
      '9: the admonition :::tip is never closed. add a line with ::: after its text, and one before it if :::note on line 5 should end there.',
    ],
  ],
  [
    'an unclosed admonition in a tag',
    '<Details summary="x">\n\n:::note\n\nText.\n\n</Details>',
    ['7: the admonition is not closed before </Details>. add a line with ::: after its text.'],
  ],
  [
    'an admonition with its title outside of brackets',
    ':::note Mind\n\nText.\n\n:::',
    [
      '5: :::note Mind is not an admonition. write the name directly after the colons, and the title in brackets: :::note[Mind].',
    ],
  ],
  [
    'an admonition with two colons',
    '::note\n\nText.',
    [
      '5: ::note starts with two colons. write :::note for an admonition and ::: on the line after its text, or put it in backticks.',
    ],
  ],
  [
    'the end of no admonition',
    'Text.\n\n:::',
    ['7: the ::: line does not close an admonition. remove it, or open one above its text: :::note.'],
  ],
  [
    'an undefined reference',
    'A [`x` b][y] and `[x][y]`, arr[1][2].',
    [
      '5: the link [`x` b][y] has no definition. add a line [y]: /docs/…/ to the page, or put literal brackets in backticks.',
    ],
  ],
  [
    'an undefined footnote',
    'Text.\nMore[^n].',
    ['6: the footnote [^n] has no definition. add a line [^n]: … to the end of the page.'],
  ],
  [
    'a row that is too long',
    '| a | b |\n| --- | --- |\n| 1 | `x` | 3 |',
    [
      '7: the row has 3 cells, but the table has 2 columns. remove the additional cells, and write a literal | inside a cell as \\|.',
    ],
  ],
  [
    'a broken delimiter row',
    '| a | b |\n| --- |\n| 1 | 2 |',
    [
      '6: the table on line 5 has no valid delimiter row. write one below its header, with 2 columns: | --- | --- |.',
    ],
  ],
  [
    'a link without text',
    'A [](/docs/).',
    ['5: the link to /docs/ has no text. name its target in the brackets: [Symbol](/docs/).'],
  ],
  [
    'empty headings',
    'A.\n\n##\n\n### ',
    [
      '7: the heading is empty. write its text after ##, or remove the line.',
      '9: the heading is empty. write its text after ###, or remove the line.',
    ],
  ],
  [
    'an unclosed tag around another',
    '<Cards>\n<Card title="x" href="/docs/">\ny\n</Card>',
    [
      '5: the tag <Cards> is never closed. write </Cards> after its content, or put a literal < in backticks.',
    ],
  ],
  [
    'an unclosed tag in a paragraph',
    'A <kbd>x.',
    [
      '5: the tag <kbd> is never closed in its paragraph. write </kbd> after its content, or put a literal < in backticks.',
    ],
  ],
  [
    'a closing tag alone',
    'A.\n\n</Tab>',
    ['7: a closing tag has no opening tag. remove it, or write the opening tag before it.'],
  ],
  [
    'the link of a card',
    '<Cards>\n<Card title="x" href="/docs/">\ny\n</Card>\n<Card title="y" href="docs">\ny\n</Card>\n</Cards>',
    [
      '9: the link "docs" is relative. write the route from the root with a trailing slash: /docs/concept/symbol/.',
    ],
  ],
  [
    'a script as link',
    '[x](<javascript:alert(1)>)',
    [
      '5: the link "javascript:alert(1)" has the scheme javascript:, which is not allowed. use a complete https:// address, mailto: or tel:.',
    ],
  ],
  [
    'a script behind a space',
    '<Cards>\n<Card title="x" href=" java\tscript:x">\ny\n</Card>\n</Cards>',
    [
      '6: the link " java\tscript:x" has the scheme javascript:, which is not allowed. use a complete https:// address, mailto: or tel:.',
    ],
  ],
]

describe('Markdown that means something else than its author', () => {
  it.each(BODIES)('%s', async (_, body, messages) => {
    expect(await problemsOf(body)).toEqual(messages.map((one) => `content/docs/test.mdx:${one}`))
  })

  it('is not seen where there is none', async () => {
    const body =
      'A [x][y], [y], `[a][b]`, `:::`, and[^n].\n\n:::note[Title]\n\n> ```text\n> x\n> ```\n\n:::\n\n| a `|` |\n| --- |\n\n[y]: /docs/\n\n[^n]: Note.'
    expect(await problemsOf(body.replace(' `|`', ''))).toEqual([])
  })

  it('leaves the anchors of the page unknown, so that links to them are no problems', async () => {
    const anchors = async (body: string) => {
      const error: unknown = await compileText(body).catch((thrown: unknown) => thrown)
      return error instanceof PageProblems ? error.anchors : []
    }
    expect(await anchors('## A\n\n```bash\nls')).toBeUndefined()
    expect(await anchors('## A\n\n<Cards>')).toBeUndefined()
    expect(await anchors('## A\n\n[](/docs/)')).toEqual(['a'])
  })
})

describe('files', () => {
  let root: string
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'bad-input-'))
  })
  afterEach(() => {
    fs.rmSync(root, { recursive: true })
  })
  const write = (file: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), content)
  }
  const problems = () => {
    const { files, errors } = readAllContent(root)
    return [
      ...errors,
      ...checkFileNames(root).map(({ error }) => error),
      ...checkTitles(files),
      ...checkImageKeys(root, files),
      ...files.flatMap(checkOpening),
    ].map(({ message }) => message)
  }

  const CASES: [name: string, file: string, content: string | Buffer, message: string][] = [
    [
      'no content',
      'content/glossary/a.mdx',
      page('Aa', '{/* later */}'),
      'content/glossary/a.mdx:5: the page has no content. write it below the second --- line.',
    ],
    [
      'a heading first',
      'content/docs/a.mdx',
      page('Aa', '\n## A\n\nText.'),
      'content/docs/a.mdx:6: the page begins with a heading. begin it with a paragraph that says what it is about and when to use it.',
    ],
    [
      'code first',
      'content/docs/a.mdx',
      page('Aa', '{/*\n*/}\n```bash\nls\n```'),
      'content/docs/a.mdx:7: the page begins with code. begin it with a paragraph that says what it is about and when to use it.',
    ],
    [
      'a list first',
      'content/docs/a.mdx',
      page('Aa', '- a'),
      'content/docs/a.mdx:5: the page begins with a list. begin it with a paragraph that says what it is about and when to use it.',
    ],
    [
      'a heading first in a term',
      'content/glossary/a.mdx',
      page('Aa', '## A\n\nText.'),
      'content/glossary/a.mdx:5: the page begins with a heading. begin it with a paragraph that says what it is about and when to use it.',
    ],
    [
      'a folder with the name of a page',
      'content/docs/audit.mdx/notes.txt',
      'Notes.',
      'content/docs/audit.mdx: the folder has the name of a page. rename it to content/docs/audit, or replace it with a file.',
    ],
    [
      'a missing image',
      'content/docs/a.mdx',
      page('Aa', 'Text.', 'image: ./a.png\n'),
      'content/docs/a.mdx:4: the image ./a.png is not in static/. put the file there, and write its address: image: /images/diagram.png.',
    ],
    [
      'Latin-1',
      'content/docs/a.mdx',
      Buffer.from(page('Aa', 'ä�.\n\n\xfc'), 'latin1'),
      'content/docs/a.mdx:5: the line contains bytes that are not UTF-8. save the file as UTF-8.',
    ],
    [
      'a bad byte after good ones',
      'content/docs/a.mdx',
      Buffer.concat([Buffer.from(page('Aa', 'ä � 𝄞\n')), Buffer.from([0xfc])]),
      'content/docs/a.mdx:7: the line contains bytes that are not UTF-8. save the file as UTF-8.',
    ],
    [
      'NUL',
      'content/docs/a.mdx',
      page('Aa', 'A.\n\0'),
      'content/docs/a.mdx:6: the line contains a NUL character. remove it, and save the file as UTF-8 text.',
    ],
    [
      'a name with umlaut, space and capitals',
      'content/docs/Über uns/Größe_2.mdx',
      page('Aa', 'A.'),
      'content/docs/Über uns/Größe_2.mdx:1: the file name does not produce a valid route: a route contains only lowercase letters, digits, and hyphens. rename it to content/docs/uber-uns/grosse-2.mdx.',
    ],
    [
      'a page that is ignored',
      'content/docs/a.md',
      page('Aa', 'A.'),
      'content/docs/a.md:1: the file is ignored, because pages end in .mdx. rename it to content/docs/a.mdx.',
    ],
  ]
  it.each(CASES)('%s', (_, file, content, message) => {
    write(file, content)
    expect(problems()).toEqual([message])
  })

  it('of one family with the same title', () => {
    write('content/docs/a.mdx', page('Symbol', 'A.'))
    write('content/docs/b.mdx', page('symbol', 'A.'))
    write('content/glossary/a.mdx', page('Symbol', 'A.'))
    expect(problems()).toEqual([
      'content/docs/b.mdx:2: the title "symbol" is also that of content/docs/a.mdx. give each page a unique title, because search and browser tabs show nothing else.',
    ])
  })

  it('of images that are too large, drawn as SVG, or no images', async () => {
    await sharp({ create: { width: 4001, height: 2, channels: 3, background: 'red' } })
      .png()
      .toFile(path.join(root, 'wide.png'))
    write('heavy.png', Buffer.alloc(1_600_000))
    write('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const context = pageContext({
      file: 'content/docs/a.mdx',
      absolutePath: path.join(root, 'a.mdx'),
      noteFile: () => undefined,
      fileSize,
    } as unknown as PageContext)
    const images = ['wide', 'heavy', 'a'].map((name, at) => ({
      ...h('img', { src: `./${name}.${name === 'a' ? 'svg' : 'png'}`, alt: 'A' }),
      position: { start: { line: at + 5, column: 1 }, end: { line: at + 5, column: 1 } },
    }))
    await rehypeImages(context, (image) => sharp(image).metadata())()({ type: 'root', children: images })
    expect(context.problems.map(({ message }) => message)).toEqual([
      'content/docs/a.mdx:5: the image ./wide.png has 4001 × 2 pixels. scale it to 4000 pixels or less on each side.',
      'content/docs/a.mdx:6: the image ./heavy.png is 1.6 MB. reduce it to 1.5 MB or less by using fewer pixels or stronger compression.',
      'content/docs/a.mdx:6: the file ./heavy.png could not be read as an image. export it as a PNG or JPEG.',
      'content/docs/a.mdx:7: the image ./a.svg is an SVG, which pages cannot show. export it as a PNG.',
    ])
  })

  it('that are broken make no further problems', async () => {
    write('content/docs/b.mdx', page('B', 'Text.').replace('title', 'titel'))
    write('content/docs/partials/c.mdx', page('Cc', 'Text.').replace('---', '----'))
    write(
      'content/docs/sidebar.yml',
      '- page: /docs/b/\n- section: A\n  items:\n    - page: /docs/b/\n      agan: true\n',
    )
    const { unread, errors } = readAllContent(root)
    expect(unread.map(({ route }) => route)).toEqual(['/docs/b/', '/docs/partials/c/'])

    const fragments = readFragments(root)
    const include = '<Include name="partials/c" />'
    const ofPages = await Promise.all(
      [include, `Text.\n\n${include}`].map((body) => problemsOf(body, { fragments })),
    )
    expect(ofPages.flat()).toEqual([errors.at(-1)?.message, errors.at(-1)?.message])

    // the line and the key of the one entry, not the section that contains it
    const read = () => readSiteData(root, 'sidebar')
    expect(read).toThrow(AggregateError)
    expect(messagesOf(read)).toEqual([
      'content/docs/sidebar.yml:5: unknown key "agan". write - page: /docs/…/ with optional label, tag, and again, or - section: Name with items.',
    ])
    write('content/docs/sidebar.yml', '- page: /docs/b/\n')
    const routes = new Set(unread.map(({ route }) => route))
    expect(checkSidebar(read(), [], routes)).toEqual([])
    expect(checkSidebar(read(), [])).toHaveLength(1)
  })
})

function messagesOf(work: () => unknown): string[] {
  try {
    work()
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}
