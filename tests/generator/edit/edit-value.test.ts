// editYaml on values of any shape: the new text is what a careful person would have written, and all other lines stay.

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { editYaml, type ValueChange } from '#generator/edit/edit.ts'

const lines = (...rows: string[]) => `${rows.join('\n')}\n`

const menu = lines(
  '# The menu.',
  'title: Menu # shown above',
  'open: true',
  'dishes: # from the top',
  '  # Always there.',
  '  - name: Soup',
  "    price: '4'",
  '    tags: [hot, vegan] # both',
  '',
  '  - name: Fish',
  '    price: 12',
  '    story: |',
  '      Caught today.',
  '',
  '      By us.',
  '',
  '  # Sweet.',
  '  - { name: Cake, price: 5 }',
  'hours:',
  '  monday: closed',
  'days:',
  '- one',
  'added: 2026-05-31',
  'notes: []',
)

function edited(text: string, ...changes: ValueChange[]): string {
  const result = editYaml(text, changes)
  return 'problem' in result ? `${result.problem.path}: ${result.problem.message}` : result.text
}

/** Lines that were removed and added, in their order. */
function changesOf(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = (rows: string[]) => rows.slice(start, rows.length - end)
  return [...middle(a).map((line) => `-${line}`), ...middle(b).map((line) => `+${line}`)]
}

type Case = [name: string, path: (string | number)[], value: ValueChange['value'], changed: string[]]

const dishes = () => (parse(menu) as { dishes: Record<string, unknown>[] }).dishes as never[]

const cases: Case[] = [
  ['a text in its quotes', ['dishes', 0, 'price'], '5', ["-    price: '4'", "+    price: '5'"]],
  ['a number', ['dishes', 1, 'price'], 13.5, ['-    price: 12', '+    price: 13.5']],
  ['a switch', ['open'], false, ['-open: true', '+open: false']],
  ['a text beside a comment', ['title'], 'The menu', ['-title: Menu # shown above', '+title: The menu # shown above']],
  ['a day as the file writes days', ['added'], '2026-06-01', ['-added: 2026-05-31', '+added: 2026-06-01']],
  [
    'a text of two lines',
    ['title'],
    'A\nB',
    ['-title: Menu # shown above', '+title: |- # shown above', '+  A', '+  B'],
  ],
  [
    'a text of lines by another',
    ['dishes', 1, 'story'],
    'Caught.\n\nBy me.\n',
    ['-      Caught today.', '-', '-      By us.', '+      Caught.', '+', '+      By me.'],
  ],
  [
    'a text of lines by a list',
    ['dishes', 1, 'story'],
    ['a', 'b'],
    ['-    story: |', '-      Caught today.', '-', '-      By us.', '+    story:', '+      - a', '+      - b'],
  ],
  [
    'an item in brackets',
    ['dishes', 0, 'tags', 1],
    'mild',
    ['-    tags: [hot, vegan] # both', '+    tags: [hot, mild] # both'],
  ],
  [
    'one more in brackets',
    ['dishes', 0, 'tags', 2],
    'a, b',
    ['-    tags: [hot, vegan] # both', "+    tags: [hot, vegan, 'a, b'] # both"],
  ],
  [
    'one less in brackets',
    ['dishes', 0, 'tags', 0],
    undefined,
    ['-    tags: [hot, vegan] # both', '+    tags: [vegan] # both'],
  ],
  ['none in brackets', ['dishes', 0, 'tags'], [], ['-    tags: [hot, vegan] # both', '+    tags: [] # both']],
  [
    'a key in braces',
    ['dishes', 2, 'tags'],
    ['x'],
    ['-  - { name: Cake, price: 5 }', '+  - { name: Cake, price: 5, tags: [x] }'],
  ],
  ['a list for an empty one', ['notes'], ['a', { b: 1 }], ['-notes: []', '+notes:', '+  - a', '+  - b: 1']],
  ['a mapping for a text', ['hours', 'monday'], { from: '8' }, ['-  monday: closed', '+  monday:', "+    from: '8'"]],
  ['a text for a mapping', ['hours'], 'daily', ['-hours:', '-  monday: closed', '+hours: daily']],
  ['no mapping', ['hours', 'monday'], undefined, ['-hours:', '-  monday: closed', '+hours: {}']],
  ['a new key', ['hours', 'sunday'], ['9', '10'], ['+  sunday:', "+    - '9'", "+    - '10'"]],
  [
    'a new item',
    ['dishes', 3],
    { name: 'Tea', tags: ['hot'], story: 'Two\nlines.\n' },
    ['+', '+  - name: Tea', '+    tags:', '+      - hot', '+    story: |', '+      Two', '+      lines.'],
  ],
  ['an item between', ['dishes'], dishes().toSpliced(1, 0, { name: 'Tea' } as never), ['+  - name: Tea', '+']],
  ['a first item', ['dishes'], [{ name: 'Tea' } as never, ...dishes()], ['+  - name: Tea', '+']],
  [
    'no item',
    ['dishes', 1],
    undefined,
    ['-  - name: Fish', '-    price: 12', '-    story: |', '-      Caught today.', '-', '-      By us.', '-'],
  ],
  ['no last item, with its comment', ['dishes', 2], undefined, ['-', '-  # Sweet.', '-  - { name: Cake, price: 5 }']],
  ['an only item', ['days', 0], undefined, ['-days:', '-- one', '+days: []']],
  ['a removed key', ['dishes', 1, 'price'], undefined, ['-    price: 12']],
]

describe('an edit of a value', () => {
  it.each(cases)('writes %s', (_, path, value, changed) => {
    const after = edited(menu, { path, value })
    expect(changesOf(menu, after)).toEqual(changed)
  })

  it.each(cases)('follows the line ends of the file: %s', (_, path, value) => {
    const after = edited(menu.replaceAll('\n', '\r\n'), { path, value })
    expect(after.replaceAll('\r\n', '\n')).toBe(edited(menu, { path, value }))
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('moves items with their lines and comments', () => {
    const [soup, fish, cake] = dishes()
    const after = edited(menu, { path: ['dishes'], value: [cake, soup, fish] as never[] })
    expect(after.split('\n').slice(4, 8)).toEqual([
      '  # Sweet.',
      '  - { name: Cake, price: 5 }',
      '',
      '  # Always there.',
    ])
    expect([...after].sort()).toEqual([...menu].sort())
  })

  it('puts a new key where the usual order has it', () => {
    const change: ValueChange = { path: ['hours'], value: 'x', keys: ['title', 'hours', 'open'] }
    expect(edited('title: A\nopen: true\n', change)).toBe('title: A\nhours: x\nopen: true\n')
  })

  it('writes the first key of a text without any', () => {
    expect(edited('', { path: ['title'], value: 'A' })).toBe('title: A\n')
    expect(edited('# Later.\n', { path: ['list'], value: [1] })).toBe('# Later.\nlist:\n  - 1\n')
  })

  it('follows the indentation of the file', () => {
    const wide = lines('map:', '    key: value', 'list:', '-   name: a', '    size: 1')
    const value = { inner: [{ name: 'b', sizes: [1] }] }
    expect(
      edited(wide, { path: ['map', 'more'], value })
        .split('\n')
        .slice(2, 7),
    ).toEqual(
      ['    more:', '        inner:', '        -   name: b', '            sizes:', '            - '].with(
        4,
        '            -   1',
      ),
    )
  })

  it('quotes what would be read as something else', () => {
    const values = ['true', 'null', '1e3', '- a', 'a: b', '#x', '', ' a', 'a #b', '2026-01-01T00:00:00Z', '0x1', '{a}']
    const after = edited('list: [a]\nmore: x\n', { path: ['more'], value: values })
    expect(parse(after)).toEqual({ list: ['a'], more: values })
    expect(edited('a: x\n', { path: ['a'], value: '2026-05-31' })).toBe('a: "2026-05-31"\n')
  })

  it('drops the quotes of a placeholder', () => {
    expect(edited('title: "TODO: title"\n', { path: ['title'], value: 'Boats' })).toBe('title: Boats\n')
    expect(edited('title: "Ships"\n', { path: ['title'], value: 'Boats' })).toBe('title: "Boats"\n')
  })

  it('changes several values, or none', () => {
    const after = edited(menu, { path: ['open'], value: false }, { path: ['hours', 'monday'], value: 'open' })
    expect(after).toBe(menu.replace('open: true', 'open: false').replace('closed', 'open'))
    const failed = edited(menu, { path: ['open'], value: false }, { path: ['gone', 'x'], value: 1 })
    expect(failed).toBe('gone: there is no such place in the file; read it again')
  })
})

describe('refusals', () => {
  const shared = 'base: &b { a: 1 }\nother: *b\nlist: [1, 2]\n'
  it.each<[string, ValueChange, string]>([
    [
      'a value behind an alias',
      { path: ['other', 'a'], value: 2 },
      'other: this value is an alias (*b), so a change would affect other places; edit the file by hand',
    ],
    [
      'a value that others use',
      { path: ['base', 'a'], value: 2 },
      'base.a: this edit would change something else in the file as well (an anchor, an alias, a comment or an ' +
        'unusual layout); edit the file by hand',
    ],
    [
      'an anchor that would be gone',
      { path: ['base'], value: undefined },
      'base: this edit would change something else in the file as well (an anchor, an alias, a comment or an ' +
        'unusual layout); edit the file by hand',
    ],
    [
      'a control character',
      { path: ['list', 0], value: 'a\u0007' },
      'list.0: the text contains a control character (U+0007)',
    ],
    ['half a character', { path: ['x'], value: { y: '\ud800' } }, 'x.y: the text contains an unpaired surrogate'],
    [
      'a place behind the end',
      { path: ['list', 3], value: 1 },
      'list.3: there is no such place in the file; read it again',
    ],
    ['a key of a list', { path: ['list', 'x'], value: 1 }, 'list.x: there is no such place in the file; read it again'],
    ['the whole', { path: [], value: undefined }, ': the whole file cannot be removed here'],
  ])('name %s', (_, change, message) => {
    expect(edited(shared, change)).toBe(message)
  })

  it('name the line of a text that cannot be read', () => {
    expect(edited('a: [', { path: ['a'], value: 1 })).toContain('the file cannot be read (line 1)')
  })

  it('leave the line break below the last key', () => {
    const remove = { path: ['title'], value: undefined }
    expect(edited('title: Boats\n', remove)).toBe('{}\n')
    expect(edited('title: Boats\r\n', remove)).toBe('{}\r\n')
    expect(edited('title: Boats\n\n# The end.\n', remove)).toBe('{}\n\n# The end.\n')
    expect(edited('title: Boats', remove)).toBe('{}')
  })

  it('replace an alias by a value of its own', () => {
    expect(edited(shared, { path: ['other'], value: 'x' })).toBe(shared.replace('*b', 'x'))
  })
})
