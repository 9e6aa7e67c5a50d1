// editPage on twenty styles of YAML: each edit changes the lines it must and no others. styles/*.diff has the changes
// line by line, with line ends, byte order marks and trailing spaces made visible. The data is compared with another
// parser.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type PageEdit as AnyEdit, editPage } from '#generator/edit/edit-page.ts'
import { itSome } from '../../setup/deep.ts'
import { fc } from '../../setup/property.ts'

/** The edits of the head of a block, and of the order. */
type PageEdit = Extract<AnyEdit, { kind: 'block' | 'duplicate' | 'order' }>

const now = new Date('2026-11-21T10:20:30.400Z')
const lines = (...rows: string[]) => `${rows.join('\n')}\n`

const base = lines(
  'title: Plain',
  'version: 3',
  'lastModified: 2026-01-01',
  'blocks:',
  '  - id: one',
  '    type: hero',
  '    title: First block',
  '    order: 0',
  '',
  '  - id: two',
  '    type: text',
  '    content: Text of two.',
  '    visible: true',
  '',
  '  - id: three',
  '    type: text',
  '    subtitle: Third',
  '    order: 2',
)

/** One page of three blocks, `one`, `two` and `three`, in many styles. */
const styles: Record<string, string> = {
  plain: base,
  crlf: base.replaceAll('\n', '\r\n'),
  bom: `\uFEFF${base.replaceAll('\n', '\r\n')}`,
  'no-final-newline': base.trimEnd(),
  'bare-head': lines(
    'title: Bare',
    'blocks:',
    '- id: one',
    '  type: hero',
    '- id: two',
    '  type: text',
    '- id: three',
    '  type: text',
  ),
  comments: lines(
    '# A page.',
    'title: Commented # its title',
    'version: 3 # raised by the panel',
    'lastModified: 2026-01-01   # today',
    '',
    '# All blocks.',
    'blocks: # in order',
    '  # The head.',
    '  - id: one # the first',
    '    # what it is',
    '    type: hero',
    '    title: First # block',
    '    # end of one',
    '',
    '  # The middle.',
    '  - id: two',
    '    type: text # just text',
    '    # content: none',
    '',
    '  - type: text',
    '    id: three',
    '    order: 2 # last',
    '# The end.',
  ),
  'aligned-values': lines(
    'title:        Aligned',
    'version:      3',
    'lastModified: 2026-01-01',
    'blocks:',
    '  - id:    one',
    '    type:  hero',
    '    title: First',
    '  - id:      two',
    '    type:    text',
    '    content: Text',
    '  - id:    three',
    '    type:  text',
    '    order: 2',
  ),
  'aligned-colons': lines(
    'title   : Aligned',
    'version : 3',
    'blocks  :',
    '  - id    : one',
    '    type  : hero',
    '    title : First',
    '  - id   : two',
    '    type : text',
    '  - id   : three',
    '    type : text',
  ),
  'wide-gaps': lines(
    'title:   Wide',
    'version:   3',
    'blocks:',
    '  - id:   one',
    '    type:   hero',
    '  - id:   two',
    '    type:   text',
    '  - id:   three',
    '    type:   text',
  ),
  'four-spaces': lines(
    'title: Four',
    'version: 3',
    'blocks:',
    '    -   id: one',
    '        type: hero',
    '        title: First',
    '    -   id: two',
    '        type: text',
    '    -   id: three',
    '        type: text',
  ),
  'dash-alone': lines(
    'title: Dash',
    'version: 3',
    'blocks:',
    '  -',
    '    id: one',
    '    type: hero',
    '  -',
    '    id: two',
    '    type: text',
    '  -',
    '    id: three',
    '    type: text',
  ),
  'flow-blocks': lines(
    'title: Flow',
    'version: 3',
    'blocks:',
    '  - { id: one, type: hero, title: First, visible: true }',
    '  - { id: two, type: text } # two',
    '  - { id: three, type: text, order: 2 }',
  ),
  'flow-all': lines(
    '{ title: Flow, version: 3, blocks: [{ id: one, type: hero, title: First }, { id: two, type: text }, ' +
      '{ id: three, type: text, order: 2 }] }',
  ),
  json: `${JSON.stringify(
    {
      title: 'JSON',
      version: 3,
      blocks: [
        { id: 'one', type: 'hero', title: 'First' },
        { id: 'two', type: 'text' },
        { id: 'three', type: 'text', order: 2 },
      ],
    },
    null,
    2,
  )}\n`,
  'flow-lines': lines(
    'title: Flow',
    'version: 3',
    'blocks: [',
    '  {',
    '    id: one, # the first',
    '    type: hero,',
    '    title: First',
    '  }, # end of one',
    '  {',
    '    id: two,',
    '    type: text # no comma',
    '  },',
    '  {',
    '    id: three,',
    '    type: text,',
    '  },',
    ']',
  ),
  'single-quotes': lines(
    "title: 'Single'",
    'version: 3',
    "lastModified: '2026-01-01'",
    'blocks:',
    "  - id: 'one'",
    "    type: 'hero'",
    "    title: 'It''s first'",
    "  - id: 'two'",
    "    type: 'text'",
    "  - id: 'three'",
    "    type: 'text'",
  ),
  'double-quotes': lines(
    '"title": "Double"',
    '"version": 3',
    '"lastModified": "2026-01-01"',
    '"blocks":',
    '  - "id": "one"',
    '    "type": "hero"',
    '    "title": "\\u0046irst\\t"',
    '  - "id": "two"',
    '    "type": "text"',
    '  - "id": "three"',
    '    "type": "text"',
  ),
  'block-scalars': lines(
    'title: >-',
    '  A title',
    '  on two lines',
    'version: 3',
    'blocks:',
    '  - id: one',
    '    type: hero',
    '    title: | # literal',
    '      First',
    '      block',
    '',
    '    content: |',
    '      - id: not a block',
    '      # not a comment',
    '',
    '',
    '  - id: two',
    '    type: text',
    '    subtitle: >',
    '      folded',
    '      text',
    '    content: |+',
    '      keeps its end',
    '',
    '  - id: three',
    '    type: text',
    '    content: |2-',
    '        indented',
  ),
  anchors: lines(
    'title: Anchors',
    'version: 3',
    'keywords: &words [one, two]',
    'blocks:',
    '  - &first',
    '    id: one',
    '    type: hero',
    '    title: &title First',
    '    data: &data',
    '      label: *title',
    '  - id: two',
    '    type: text',
    '    title: *title',
    '    subtitle: &own Own',
    '  - id: three',
    '    type: hero',
    '    data: *data',
  ),
  nested: lines(
    'title: Nested',
    'version: 3',
    'blocks:',
    '  - id: one',
    '    type: hero',
    '    data:',
    '      ctaButtons:',
    '        - { text: Go, href: /docs }',
    '        - text: Stay',
    '          href: /',
    '    title: First',
    '',
    '',
    '  - data: { items: [] }',
    '    type: features',
    '    id: two',
    '',
    '',
    '  - id: three',
    '    type: text',
    '    layout:',
  ),
  'long-lines': base
    .replace('Text of two.', 'word '.repeat(4000).trim())
    .replace('First block', `First ${'block '.repeat(500)}end`),
  'multi-line-values': lines(
    'title: A plain title',
    '  on two lines',
    'version: 3',
    'blocks:',
    '- id: one',
    '  type: hero',
    '  title: First',
    '    block',
    '  visible:',
    '    false',
    '- id: two',
    '  type: text',
    '  title: "Second',
    '    block"',
    '- id: three',
    '  type: text',
    '  title:',
    '  order:   # not yet',
  ),
}

const edits: Record<string, PageEdit> = {
  'title of one': { kind: 'block', blockId: 'one', fields: { title: 'New: title' } },
  'title of two': { kind: 'block', blockId: 'two', fields: { title: 'New title' } },
  'subtitle of two': { kind: 'block', blockId: 'two', fields: { subtitle: "It's #1" } },
  'hide one': { kind: 'block', blockId: 'one', fields: { visible: false } },
  'all of three': {
    kind: 'block',
    blockId: 'three',
    fields: { title: 'Title', subtitle: 'Subtitle', visible: false, order: 1.5 },
  },
  'no title of one': { kind: 'block', blockId: 'one', fields: { title: null, order: null } },
  'duplicate one': { kind: 'duplicate', blockId: 'one' },
  'duplicate two': { kind: 'duplicate', blockId: 'two' },
  'duplicate three': { kind: 'duplicate', blockId: 'three' },
  reverse: { kind: 'order', ids: ['three', 'two', 'one'] },
}

/** Removed and added lines, with the longest run of common lines left out. */
function diffLines(before: string, after: string): string[] {
  const a = before.split(/(?<=\n)/)
  const b = after.split(/(?<=\n)/)
  const table = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  const cell = (i: number, j: number) => table[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (table[i] ?? [])[j] = a[i] === b[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1))
  const show = (sign: string, line = '') =>
    `${sign} ${(line.length > 160 ? `${line.slice(0, 60)} (${line.length}) ${line.slice(-20)}` : line)
      .replace('\uFEFF', '<BOM>')
      .replace('\r', '<CR>')
      .replace(/([ \t])(?=\r?\n?$)/, '<SPACE>')
      .replace(/\n$/, '')}${line.endsWith('\n') ? '' : '<END>'}`
  const found: string[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++
      j++
    } else if (i < a.length && (j === b.length || cell(i + 1, j) >= cell(i, j + 1))) found.push(show('-', a[i++]))
    else found.push(show('+', b[j++]))
  }
  return found
}

type Data = { version?: number; lastModified?: string; blocks: ({ id: string } & Record<string, unknown>)[] }

/** What an edit means, implemented again on data instead of text. */
function applyToData(data: Data, edit: PageEdit): Data {
  const blocks = structuredClone(JSON.parse(JSON.stringify(data.blocks))) as Data['blocks']
  const orderOf = (block: Data['blocks'][number]) =>
    typeof block['order'] === 'number' ? block['order'] : blocks.indexOf(block)
  if (edit.kind !== 'order') {
    const block = blocks.find(({ id }) => id === edit.blockId)
    if (!block) throw new Error('no such block')
    if (edit.kind === 'duplicate')
      blocks.splice(blocks.indexOf(block) + 1, 0, { ...block, id: `${block.id}-copy`, order: orderOf(block) + 0.5 })
    else
      for (const [key, value] of Object.entries(edit.fields))
        if (value === null) delete block[key]
        else block[key] = value
  }
  return {
    ...data,
    ...('version' in data && { version: (data.version ?? 0) + 1 }),
    ...('lastModified' in data && { lastModified: now.toISOString() }),
    blocks,
  }
}

/** The blocks in the order of the page. */
function shownBlocks({ blocks }: Data): Data['blocks'] {
  const orderOf = ({ order }: Data['blocks'][number], index: number) => (typeof order === 'number' ? order : index)
  return blocks
    .map((block, index) => ({ block, order: orderOf(block, index) }))
    .sort((a, b) => a.order - b.order)
    .map(({ block }) => block)
}

/** A new order may be written as places in the file or as values of `order`; nothing else may change. */
function expectEdited(before: string, edit: PageEdit, after: string): void {
  const [data, edited] = [parse(before) as Data, parse(after) as Data]
  const expected = JSON.parse(JSON.stringify(applyToData(data, edit))) as Data
  if (edit.kind !== 'order') return expect(edited).toEqual(expected)
  const withoutOrder = (blocks: Data['blocks']) => blocks.map(({ order: _, ...block }) => block)
  const byId = new Map(withoutOrder(expected.blocks).map((block) => [block.id, block]))
  expect({ ...edited, blocks: withoutOrder(shownBlocks(edited)) }).toEqual({
    ...expected,
    blocks: edit.ids.map((id) => byId.get(id)),
  })
}

describe('every edit, in every style', () => {
  it('there are twenty styles and more', () => expect(Object.keys(styles).length).toBeGreaterThanOrEqual(20))

  it.each(Object.entries(styles))('%s', async (name, text) => {
    const report: string[] = []
    for (const [what, edit] of Object.entries(edits)) {
      report.push(`== ${what}`)
      const edited = editPage(text, edit, now)
      if ('problem' in edited) {
        report.push(`! ${edited.problem.status} ${edited.problem.path}: ${edited.problem.message}`)
        continue
      }
      expectEdited(text, edit, edited.text)
      // The same edit twice changes the file in the same way: the first does not disturb the second.
      report.push(...diffLines(text, edited.text))
    }
    await expect(`${report.join('\n')}\n`).toMatchFileSnapshot(`./styles/${name}.diff`)
  })
})

describe('a text of any kind', () => {
  const odd = [
    'yes',
    'No',
    'on',
    'y',
    'true',
    'null',
    '~',
    'NULL',
    '010',
    '1e3',
    '0x1f',
    '0o17',
    '.5',
    '-1',
    '+1',
    '1_000',
    '12:30',
    '12:30:45',
    '.inf',
    '-.INF',
    '.nan',
    '1,5',
    '=',
    '<<',
  ]
  const shapes = [
    '2024-01-01',
    '2024-01-01T00:00:00Z',
    '2024-1-1 10:00',
    ' leading',
    'trailing ',
    'a: b',
    'a:b',
    'a :b',
    ':',
    'ends:',
    '#x',
    'a #x',
    'a#x',
    '-',
    '- a',
    '-a',
    '--- a',
    '...',
    '... a',
    '? a',
    '?',
    '&a',
    '*a',
    '!a',
    '!!str a',
    '|',
    '>',
    '>-',
    '%a',
    '@a',
    '`a`',
  ]
  const marks = [
    "'",
    '"',
    "it's",
    "''",
    '"quoted"',
    "'quoted'",
    'back\\slash',
    '\\',
    '\\n',
    '{claim:x}',
    '{',
    '}',
    '[',
    ']',
    'a, b',
    ',',
    '[a]',
    'a{b',
    'a]b',
    '$a',
    '</script>',
  ]
  const other = [
    'emoji 👩‍👩‍👧 😀',
    'é ü 漢字',
    'nbsp\u00a0in',
    '\u00a0',
    'sep\u2028in',
    'next\u0085line',
    '\ufeffmark',
    'zero\u200bwidth',
    'line\none',
    'two\n\nlines\n',
    '\nfirst',
    '  \n x',
    'tab\tin',
    '\ttab',
    'cr\rin',
    'crlf\r\nin',
    'x'.repeat(10_240),
    'word '.repeat(2048),
    'long: '.repeat(300),
    '# x\n# y',
    '- a\n- b',
  ]
  const places: [style: string, edit: (value: string) => PageEdit, index: number, key: string][] = [
    ['plain', (title) => ({ kind: 'block', blockId: 'one', fields: { title } }), 0, 'title'],
    ['crlf', (title) => ({ kind: 'block', blockId: 'two', fields: { title } }), 1, 'title'],
    ['single-quotes', (title) => ({ kind: 'block', blockId: 'one', fields: { title } }), 0, 'title'],
    ['double-quotes', (title) => ({ kind: 'block', blockId: 'one', fields: { title } }), 0, 'title'],
    ['block-scalars', (title) => ({ kind: 'block', blockId: 'one', fields: { title } }), 0, 'title'],
    ['block-scalars', (subtitle) => ({ kind: 'block', blockId: 'two', fields: { subtitle } }), 1, 'subtitle'],
    ['flow-all', (title) => ({ kind: 'block', blockId: 'one', fields: { title } }), 0, 'title'],
    ['flow-lines', (title) => ({ kind: 'block', blockId: 'two', fields: { title } }), 1, 'title'],
    ['json', (subtitle) => ({ kind: 'block', blockId: 'three', fields: { subtitle } }), 2, 'subtitle'],
    ['multi-line-values', (title) => ({ kind: 'block', blockId: 'three', fields: { title } }), 2, 'title'],
    ['no-final-newline', (title) => ({ kind: 'block', blockId: 'three', fields: { title } }), 2, 'title'],
  ]

  const known = new Map<string, Data>()
  const dataOf = (style: string) =>
    known.get(style) ?? known.set(style, parse(styles[style] ?? '') as Data).get(style) ?? { blocks: [] }

  function keeps(value: string, [style, edit, index, key]: (typeof places)[number]): void {
    const before = styles[style] ?? ''
    const edited = editPage(before, edit(value), now)
    if ('problem' in edited)
      throw new Error(`${style}: ${JSON.stringify(value.slice(0, 50))}: ${edited.problem.message}`)
    const data = parse(edited.text) as Data
    expect(data.blocks[index]?.[key], style).toBe(value)
    expect(data).toEqual(applyToData(dataOf(style), edit(value)))
  }

  it.each([...odd, ...shapes, ...marks, ...other].map((value) => [JSON.stringify(value.slice(0, 30)), value] as const))(
    '%s stays what it is',
    (_, value) => {
      for (const place of places) keeps(value, place)
    },
  )

  it('comes back as it was, whatever it is', () => {
    // Control characters no content may hold are refused; see below.
    const isFine = (value: string) =>
      value !== '' && !/[\0-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Cs}/u.test(value)
    const text = fc
      .oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string({ minLength: 1 }),
        fc.string({ unit: fc.constantFrom(...'\n \t:#-\'"{}[],&*!|>%@`ab\\\r'), minLength: 1 }),
      )
      .filter(isFine)
    fc.assert(
      fc.property(text, fc.constantFrom(...places), (value, place) => keeps(value, place)),
      { numRuns: 300 },
    )
  })

  it('of a word that only old readers take for a boolean or a date is quoted', () => {
    for (const title of ['yes', 'off', '010', '2024-01-01', '12:30', '1e3', 'null'])
      expect(editPage(base, { kind: 'block', blockId: 'one', fields: { title } }, now)).toMatchObject({
        text: expect.stringContaining(`    title: "${title}"\n`),
      })
  })
})

describe('a history of edits', () => {
  it('keeps the file whole, whatever comes', () => {
    const blockId = fc.constantFrom('one', 'two', 'three')
    const edit: fc.Arbitrary<PageEdit> = fc.oneof(
      fc.record({
        kind: fc.constant('block' as const),
        blockId,
        fields: fc.record(
          {
            title: fc.option(fc.string({ minLength: 1 }).filter((value) => value.trim() !== '')),
            subtitle: fc.option(fc.constantFrom('a', 'a: b', 'two\nlines\n')),
            order: fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true })),
            visible: fc.option(fc.constant(false)),
          },
          { requiredKeys: [] },
        ),
      }),
      fc.record({
        kind: fc.constant('order' as const),
        ids: fc.shuffledSubarray(['one', 'two', 'three'], { minLength: 3 }),
      }),
    )
    const names = Object.keys(styles).filter((name) => name !== 'anchors')
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(edit, { maxLength: 8 }), (name, history) => {
        let text = styles[name] ?? ''
        for (const step of history) {
          const edited = editPage(text, step, now)
          if ('problem' in edited) throw new Error(`${JSON.stringify(step)}: ${edited.problem.message}\n${text}`)
          expectEdited(text, step, edited.text)
          text = edited.text
        }
      }),
      { numRuns: 100 },
    )
  })

  it('leads back to the same bytes of a block when it is undone value by value', () => {
    const first = editPage(base, { kind: 'block', blockId: 'two', fields: { title: 'Here: now', visible: false } }, now)
    if ('problem' in first) throw new Error(first.problem.message)
    const second = editPage(first.text, { kind: 'block', blockId: 'two', fields: { title: null, visible: true } }, now)
    if ('problem' in second) throw new Error(second.problem.message)
    expect(second.text.replace(/^version.*\n^lastModified.*\n/m, '')).toBe(
      base.replace(/^version.*\n^lastModified.*\n/m, ''),
    )
  })
})

describe('a copy', () => {
  it('gets an id of its own, again and again, next to the original', () => {
    let text = base
    for (const id of ['two-copy', 'two-copy-2', 'two-copy-3']) {
      const edited = editPage(text, { kind: 'duplicate', blockId: 'two' }, now)
      expect(edited).toMatchObject({ blockId: id })
      if ('text' in edited) text = edited.text
    }
    expect((parse(text) as Data).blocks.map(({ id }) => id)).toEqual([
      'one',
      'two',
      'two-copy-3',
      'two-copy-2',
      'two-copy',
      'three',
    ])
    expect((parse(text) as Data).version).toBe(6)
  })

  it('adds nothing to the head of a page', () => {
    const edited = editPage(
      'blocks:\n  - {id: one, type: hero}\n  - {id: two, type: text}',
      { kind: 'duplicate', blockId: 'two' },
      now,
    )
    expect(edited).toEqual({
      text: [
        'blocks:',
        '  - {id: one, type: hero}',
        '  - {id: two, type: text}',
        '  - {id: two-copy, type: text, order: 1.5}',
      ].join('\n'),
      blockId: 'two-copy',
    })
  })

  it('is one insertion', () => {
    for (const text of Object.values(styles)) {
      const edited = editPage(text, { kind: 'duplicate', blockId: 'two' }, now)
      if ('problem' in edited) throw new Error(edited.problem.message)
      // Besides version and lastModified, which come before the blocks.
      const from = text.indexOf('blocks')
      const before = text.slice(from)
      const after = edited.text.slice(edited.text.indexOf('blocks'))
      let start = 0
      while (start < before.length && before[start] === after[start]) start++
      expect(after.endsWith(before.slice(start))).toBe(true)
    }
  })
})

describe('a copy on a page where some blocks have an order and some have none', () => {
  const text = lines(
    'title: T',
    'version: 1',
    'blocks:',
    '  - id: one',
    '  - id: two',
    '',
    '  - { id: three, order: 1.5 }',
    '  - id: four',
    '    # end of four',
    '# The end.',
  )

  it('goes to the end of the list where a place behind the original would move others', () => {
    const edited = editPage(text, { kind: 'duplicate', blockId: 'one' }, now)
    expect('text' in edited && edited.text.slice(edited.text.indexOf('blocks:'))).toBe(
      text
        .slice(text.indexOf('blocks:'))
        .replace('# The end.', ['  - id: one-copy', '    order: 0.5', '# The end.'].join('\n')),
    )
  })

  it('does so inside brackets as well', () => {
    const edited = editPage(
      '{ title: T, blocks: [{ id: one }, { id: two }, { id: three, order: 1.5 }] }',
      { kind: 'duplicate', blockId: 'one' },
      now,
    )
    expect('text' in edited && edited.text.slice(edited.text.indexOf('blocks:'))).toBe(
      'blocks: [{ id: one }, { id: two }, { id: three, order: 1.5 }, { id: one-copy, order: 0.5 }] }',
    )
  })
})

describe('a value that is taken out', () => {
  const without = (text: string) => {
    const edited = editPage(text, { kind: 'block', blockId: 'one', fields: { title: null } }, now)
    return 'text' in edited ? edited.text.slice(edited.text.indexOf('blocks:')) : edited.problem.message
  }

  it('leaves a file without a line end at its end without one', () => {
    for (const eol of ['\n', '\r\n'])
      expect(without(`title: T${eol}blocks:${eol}  - id: one${eol}    title: x`)).toBe(`blocks:${eol}  - id: one`)
  })

  it('leaves no empty line inside brackets', () => {
    expect(
      without(lines('title: T', 'blocks:', '  - {', '      id: one, # the first', '      title: x', '    }')),
    ).toBe(lines('blocks:', '  - {', '      id: one # the first', '    }'))
  })
})

describe('what cannot be done is refused', () => {
  const page = (...blocks: string[]) => lines('title: T', 'blocks:', ...blocks)
  interface Refusal {
    status: number
    path: string
    message: RegExp
  }
  it.each<[what: string, text: string, edit: PageEdit, refusal: Refusal]>([
    [
      'an unknown block',
      base,
      { kind: 'duplicate', blockId: 'four' },
      { status: 404, path: 'blocks', message: /no block "four"/ },
    ],
    [
      'a page without blocks',
      'title: T\n',
      { kind: 'duplicate', blockId: 'one' },
      { status: 404, path: 'blocks', message: /no blocks/ },
    ],
    [
      'an empty text',
      base,
      { kind: 'block', blockId: 'one', fields: { title: '' } },
      { status: 422, path: 'blocks.0.title', message: /must not be empty/ },
    ],
    [
      'an unpaired surrogate',
      base,
      { kind: 'block', blockId: 'two', fields: { subtitle: 'x\ud800' } },
      { status: 422, path: 'blocks.1.subtitle', message: /an unpaired surrogate/ },
    ],
    [
      'a control character',
      base,
      { kind: 'block', blockId: 'one', fields: { title: 'a\u0007b' } },
      { status: 422, path: 'blocks.0.title', message: /control character \(U\+0007\)/ },
    ],
    [
      'NUL',
      base,
      { kind: 'block', blockId: 'two', fields: { subtitle: '\0' } },
      { status: 422, path: 'blocks.1.subtitle', message: /control character \(U\+0000\)/ },
    ],
    [
      'an order that is not a number',
      base,
      { kind: 'block', blockId: 'one', fields: { order: Number.NaN } },
      { status: 422, path: 'blocks.0.order', message: /must be a number/ },
    ],
    [
      'an order beyond all bounds',
      base,
      { kind: 'block', blockId: 'one', fields: { order: 1e300 } },
      { status: 422, path: 'blocks.0.order', message: /must be a number/ },
    ],
    ['too few ids', base, { kind: 'order', ids: ['one', 'two'] }, { status: 422, path: 'ids', message: /every block/ }],
    [
      'a foreign id',
      base,
      { kind: 'order', ids: ['one', 'two', 'four'] },
      { status: 422, path: 'ids', message: /every block/ },
    ],
    [
      'an id twice',
      base,
      { kind: 'order', ids: ['one', 'two', 'three', 'three'] },
      { status: 422, path: 'ids', message: /every block/ },
    ],
    [
      'an id twice, one missing',
      base,
      { kind: 'order', ids: ['one', 'two', 'two'] },
      { status: 422, path: 'ids', message: /every block/ },
    ],
    [
      'a block without an id',
      page('  - id: one', '  - type: text'),
      { kind: 'order', ids: ['one'] },
      { status: 422, path: 'blocks.1.id', message: /has no id/ },
    ],
    [
      'two blocks of one id',
      page('  - id: one', '  - id: one'),
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: 'blocks.1.id', message: /used twice/ },
    ],
    [
      'a block that is an alias',
      page('  - &a { id: one, type: text }', '  - *a'),
      { kind: 'order', ids: ['one'] },
      { status: 422, path: 'blocks.1.id', message: /used twice/ },
    ],
    [
      'blocks that are an alias',
      lines('x: &b [{ id: one, type: text }]', 'blocks: *b'),
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: 'blocks', message: /alias \(\*b\)/ },
    ],
    [
      'a block used elsewhere',
      lines('x: [&a { id: one, type: text }]', 'blocks:', '  - *a'),
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: 'blocks.0', message: /alias \(\*a\)/ },
    ],
    [
      'a value used elsewhere',
      styles['anchors'] ?? '',
      { kind: 'block', blockId: 'one', fields: { title: 'x' } },
      {
        status: 422,
        path: 'blocks.0.title',
        message: /other places of the file use this value through its anchor \(&title\)/,
      },
    ],
    [
      'a title that is a list',
      page('  - id: one', '    title: [a]'),
      { kind: 'block', blockId: 'one', fields: { title: 'x' } },
      { status: 422, path: 'blocks.0.title', message: /not a single value/ },
    ],
    [
      'a block that is a text',
      page('  - one', '  - id: two'),
      { kind: 'order', ids: ['two'] },
      { status: 422, path: 'blocks.0.id', message: /has no id/ },
    ],
    [
      'a version in words',
      lines('version: three', 'blocks:', '  - id: one'),
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: 'version', message: /whole number/ },
    ],
    [
      'an empty version',
      lines('version:', 'blocks:', '  - id: one'),
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: 'version', message: /whole number/ },
    ],
    [
      'a list instead of a page',
      '- a\n',
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: '', message: /must hold a mapping/ },
    ],
    [
      'broken YAML',
      'title: "a\n',
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: '', message: /cannot be read \(line 1\)/ },
    ],
    [
      'nesting that would end the process',
      `title: ${'['.repeat(2000)}`,
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: '', message: /deeper than 64/ },
    ],
    [
      'merge keys',
      lines('base: &b { type: text }', 'blocks:', '  - id: one', '    <<: *b'),
      { kind: 'duplicate', blockId: 'one' },
      { status: 422, path: '', message: /merge keys/ },
    ],
  ])('%s', (_, text, edit, refusal) => {
    expect(editPage(text, edit, now)).toEqual({
      problem: { ...refusal, message: expect.stringMatching(refusal.message) },
    })
  })
})

it('edits a page of 500 blocks in a moment', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `block-${index}`)
  const text = lines(
    'title: Long',
    'blocks:',
    ...ids.flatMap((id) => [`  - id: ${id}`, '    type: text', `    content: ${'word '.repeat(100).trim()}`, '']),
  )
  const edited = editPage(text, { kind: 'order', ids: ids.toReversed() }, now)
  expect('text' in edited && (parse(edited.text) as Data).blocks.map(({ id }) => id)).toEqual(ids.toReversed())
  expect('text' in edited && edited.text.split('\n').sort()).toEqual(text.split('\n').sort())
})

describe("the site's own pages", () => {
  const root = join(import.meta.dirname, '../../../content/pages')
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))

  itSome(6, pages)('%s: every block can be named, hidden, moved and copied, and only such lines change', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const data = parse(text) as Data
    const ids = data.blocks.map(({ id }) => id)
    const all: PageEdit[] = [
      { kind: 'order', ids: ids.toReversed() },
      ...ids.flatMap((blockId): PageEdit[] => [
        { kind: 'block', blockId, fields: { title: 'Another: title', visible: false } },
        { kind: 'duplicate', blockId },
      ]),
    ]
    for (const edit of all) {
      const edited = editPage(text, edit, now)
      if ('problem' in edited) throw new Error(`${JSON.stringify(edit)}: ${edited.problem.message}`)
      expectEdited(text, edit, edited.text)
      // Blocks that move keep every line.
      const [rows, moved] = [text, edited.text].map((each) => each.split('\n').sort())
      if (edit.kind === 'order' && data.blocks.every((block) => !('order' in block)))
        expect(moved?.filter((row) => !/^(?:version|lastModified):/.test(row))).toEqual(
          rows?.filter((row) => !/^(?:version|lastModified):/.test(row)),
        )
      if (edit.kind === 'order') continue
      const removed = diffLines(text, edited.text).filter((line) => line.startsWith('-'))
      expect(removed.filter((line) => !/^- (?:version|lastModified| +title| +order): /.test(line))).toEqual([])
    }
  })
})
