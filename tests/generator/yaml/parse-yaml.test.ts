// parseYaml: the place of every value, and the refusal of everything YAML can do beyond plain data. Places are written
// line:column.

import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Path } from '#generator/yaml/model.ts'
import { parseYaml } from '#generator/yaml/parse-yaml.ts'
import { deep } from '../../setup/deep.ts'
import { fc } from '../../setup/property.ts'

const at = ({ line, column }: { line: number; column: number }) => `${line}:${column}`

/** Parses without a problem and returns the data. */
function read(text: string): unknown {
  const document = parseYaml(text)
  expect(document.problems).toEqual([])
  return document.data
}

/** Refuses with exactly these problems, one a line: "line:column code: message". */
function refuse(text: string, ...expected: string[]): void {
  const { data, problems, locate, locateInText } = parseYaml(text)
  expect(problems.map((problem) => `${problem.line}:${problem.column} ${problem.code}: ${problem.message}`)).toEqual(
    expected,
  )
  expect(problems.every(({ severity, hint }) => severity === 'error' && hint !== '')).toBe(true)
  expect(data).toBe(undefined)
  expect([at(locate(['a'])), at(locateInText(['a'], 1, 1))]).toEqual(['1:1', '1:1'])
}

const lines = (...rows: string[]) => `${rows.join('\n')}\n`

describe('data', () => {
  it.each([
    ['', null],
    ['\n\n', null],
    ['# only a comment\n', null],
    ['---\n', null],
    ['---\na: 1\n...\n', { a: 1 }],
    ['\uFEFFa: 1\n', { a: 1 }],
    ['a: 1\r\nb:\r\n  - x\r\n', { a: 1, b: ['x'] }],
    ['a: |\r\n  one\r\n  two\r\n', { a: 'one\ntwo\n' }],
    ['date: 2026-05-31\nyes: no\nat: 12:30\n', { date: '2026-05-31', yes: 'no', at: '12:30' }],
    [
      'a: true\nb: null\nc: ~\nd: 1.5\ne: -3\nf: 0\ng: "010"\n',
      { a: true, b: null, c: null, d: 1.5, e: -3, f: 0, g: '010' },
    ],
    ['a: &x { k: 1 }\nb: *x\n', { a: { k: 1 }, b: { k: 1 } }],
    ['just text', 'just text'],
  ])('of %j', (text, data) => expect(read(text)).toEqual(data))

  it('equals what was written, for any value of JSON', () => {
    // Numbers that YAML itself would change, control characters and three names of keys are refused; see below.
    const text = fc
      .string({ unit: 'grapheme' })
      .filter((value) => !/[\0-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/.test(value))
    const texts = fc.array(text, { maxLength: 4 }).map((parts) => parts.join('\n'))
    const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }))
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, texts, number, fc.boolean(), fc.constant(null), tie('list'), tie('record')),
      list: fc.array(tie('value'), { maxLength: 4 }),
      record: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tie('value'), { maxKeys: 4 }),
    }))
    fc.assert(
      fc.property(value, (data) => {
        const written = stringify(data, { aliasDuplicateObjects: false })
        // The writer itself loses the space of a text that begins with space and line ends.
        fc.pre(isWrittenRight(written, data))
        const { data: found, problems } = parseYaml(written)
        expect(problems).toEqual([])
        expect(found).toEqual(data)
      }),
    )
  })
})

function isWrittenRight(written: string, data: unknown): boolean {
  try {
    return isDeepStrictEqual(parse(written), data)
  } catch {
    return false
  }
}

describe('places', () => {
  const text = lines(
    'title: Hi',
    'list:',
    '  - id: a',
    '    flow: { x: 1, y: [2, 3] }',
    '  - plain',
    'empty:',
    'nested:',
    '  deep:',
    '    key: v',
    '"quoted key": |',
    '  text',
  )

  function place(source: string, path: Path, expected: string, onKey = false): void {
    const document = parseYaml(source)
    expect(document.problems).toEqual([])
    expect(at(document.locate(path, onKey)), path.map(String).join('.')).toBe(expected)
  }

  it('of a value is where it begins', () => {
    place(text, ['title'], '1:8')
    place(text, ['list', 0, 'id'], '3:9')
    place(text, ['list', 1], '5:5')
    place(text, ['nested', 'deep', 'key'], '9:10')
    place(text, ['quoted key'], '10:15')
  })
  it('of a key is where the key begins', () => {
    place(text, ['title'], '1:1', true)
    place(text, ['list', 0, 'id'], '3:5', true)
    place(text, ['list', 0, 'flow', 'y'], '4:19', true)
    place(text, ['quoted key'], '10:1', true)
  })
  it('inside flow collections is exact', () => {
    place(text, ['list', 0, 'flow'], '4:11')
    place(text, ['list', 0, 'flow', 'x'], '4:16')
    place(text, ['list', 0, 'flow', 'y'], '4:22')
    place(text, ['list', 0, 'flow', 'y', 1], '4:26')
  })
  it('of a block below a key is the key', () => {
    place(text, ['nested'], '7:1')
    place(text, ['nested', 'deep'], '8:3')
    place(text, ['list'], '2:1')
  })
  it('of a key without a value is the key', () => place(text, ['empty'], '6:1'))
  it('of what is missing is the nearest parent', () => {
    place(text, ['missing'], '1:1')
    place(text, ['title', 'below', 'text'], '1:8')
    place(text, ['list', 0, 'missing'], '3:5')
    place(text, ['list', 9], '3:3')
  })
  it('counts columns in UTF-16 units', () => {
    place('ä: "😀"\nk: { ü: 😀x, z: 1 }\n', ['k', 'z'], '2:17')
  })
  it('counts lines that end in CR LF once', () => place('a: 1\r\n\r\nb:\r\n  c: 2\r\n', ['b', 'c'], '4:6'))
  it('does not count a comment or a blank line as the beginning', () => place('# c\n\na: 1', [], '3:1'))
  it('behind an alias is where the anchor has it', () => {
    place('a: &x { k: v }\nb: *x\n', ['b'], '2:4')
    place('a: &x { k: v }\nb: *x\n', ['b', 'k'], '1:12')
  })
  it('of number keys is found by number or text', () => {
    place('1: x\n', [1], '1:4')
    place('1: x\n', ['1'], '1:4')
  })
  it('starts counting at the line it is told', () => {
    const document = parseYaml('title: Hi\nb: [x]\n', 2)
    expect([at(document.locate(['title'])), at(document.locate(['b', 0]))]).toEqual(['2:8', '3:5'])
    expect(parseYaml('a: b: c\n', 7).problems.map(at as never)).toEqual(['7:4'])
  })
})

describe('places inside a text', () => {
  /** Place of a line (from 0) and column (from 0) of the value of `a`. */
  function place(source: string, line: number, column: number, expected: string): void {
    const document = parseYaml(source)
    expect(document.problems).toEqual([])
    expect(at(document.locateInText(['a'], line, column))).toBe(expected)
  }

  it('follow the lines of a literal block', () => {
    const source = lines('a: |', '  one', '  two', '', '  four')
    place(source, 0, 0, '2:3')
    place(source, 1, 1, '3:4')
    place(source, 3, 2, '5:5')
  })
  it('follow a literal block with chomping, comment, anchor, CR LF or its own line', () => {
    place('a: |-\n  one\n  two', 1, 1, '3:4')
    place('a: | # note\n  one\n', 0, 1, '2:4')
    place('a: &x |+\n  one\n  two\n\n', 1, 1, '3:4')
    place('a: |\r\n  one\r\n  two\r\n', 1, 1, '3:4')
    place('a:\n  |\n  one\n', 0, 0, '3:3')
  })
  it('count blank lines at the beginning of a literal block', () => {
    place('a: |\n\n\n  three\n', 0, 0, '2:3')
    place('a: |\n\n\n  three\n', 2, 1, '4:4')
  })
  it('know the depth of a literal block with an indentation indicator', () => {
    place('a: |2\n    code\n  x\n', 0, 0, '2:3')
    place('a: |2\n    code\n  x\n', 1, 0, '3:3')
  })
  it('are exact in a text on one line, quoted or not', () => {
    place('a: one two\n', 0, 4, '1:8')
    place('a: "one two"\n', 0, 4, '1:9')
    place("a: 'one two'\n", 0, 4, '1:9')
  })
  it('fall back to the beginning where lines of the value are not lines of the file', () => {
    place('a: >\n  one\n  two\n\n  three\n', 0, 4, '1:4')
    place('a: >\n  one\n  two\n\n  three\n', 1, 1, '1:4')
    place('a: one\n  two\n', 1, 0, '1:4')
  })
  it('fall back to the parent where there is no such value', () => place('b: 1\n', 2, 4, '1:1'))
})

describe('refusals', () => {
  it('of tags', () => {
    expect(parseYaml('a: !!str 1').problems).toMatchObject([{ code: 'yaml-tag', line: 1 }])
    expect(parseYaml('b: 1\na: !name 1').problems).toMatchObject([{ line: 2, severity: 'error' }])
    expect(parseYaml('!!map { a: 1 }').problems).toMatchObject([{ code: 'yaml-tag', line: 1 }])
    expect(parseYaml('a: !!js/function "x"').problems).toHaveLength(1)
  })
  it('of merge keys', () =>
    refuse('base: &b { x: 1 }\na:\n  <<: *b\n', '3:3 yaml-merge-key: merge keys (<<) are not used here'))
  it('of directives', () => refuse('%YAML 1.2\n---\na: 1\n', '1:1 yaml-directive: YAML directives are not used here'))
  it('of a second document', () =>
    refuse('a: 1\n---\nb: 2\n', '2:1 yaml-documents: the file holds more than one document'))
  it('of an alias without an anchor before it', () => {
    refuse('a: *x\n', '1:4 yaml-alias: the alias *x has no anchor before it')
    refuse('a: *x\nb: &x 1\n', '1:4 yaml-alias: the alias *x has no anchor before it')
  })
  it('of cycles', () => {
    refuse('a: &x [*x]\n', '1:8 yaml-cycle: the alias *x refers to a value that contains it')
    refuse('&x\na:\n  b: *x\n', '3:6 yaml-cycle: the alias *x refers to a value that contains it')
  })
  it('of more than 100 aliases, but not of 100', () => {
    expect(read(`a: &x 1\nb: [${'*x, '.repeat(100)}]\n`)).toEqual({ a: 1, b: Array.from({ length: 100 }, () => 1) })
    refuse(`a: &x 1\nb: [${'*x, '.repeat(101)}]\n`, '2:405 yaml-aliases: the file uses more than 100 aliases')
  })
  it('of aliases that multiply (an alias bomb)', () => {
    const bomb = Array.from({ length: 9 }, (_, index) => {
      const item = index === 0 ? 'lol' : `*k${index - 1}`
      return `k${index}: &k${index} [${Array(9).fill(item).join(', ')}]`
    })
    expect(parseYaml(lines(...bomb)).problems).toMatchObject([{ code: 'yaml-aliases', severity: 'error' }])
  })
  it('of nesting deeper than 64, in brackets', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
    expect(parseYaml(nested(64)).problems).toEqual([])
    refuse(nested(65), '1:66 yaml-nesting: values are nested deeper than 64 levels')
    refuse(`a:\n  b: ${nested(65)}\n`, '2:69 yaml-nesting: values are nested deeper than 64 levels')
    refuse(`${'{a: '.repeat(65)}1${'}'.repeat(65)}`, '1:261 yaml-nesting: values are nested deeper than 64 levels')
  })
  it('of nesting deeper than 64, in blocks', () => {
    const nested = (depth: number) => Array.from({ length: depth }, (_, index) => `${' '.repeat(index)}k:`).join('\n')
    expect(parseYaml(`${nested(64)} 1`).problems).toEqual([])
    expect(parseYaml(`${nested(66)} 1`).problems).toMatchObject([{ code: 'yaml-nesting', line: 66 }])
    refuse(`${'- '.repeat(66)}a`, '1:131 yaml-nesting: values are nested deeper than 64 levels')
    refuse(`${'? '.repeat(66)}a`, '1:131 yaml-nesting: values are nested deeper than 64 levels')
  })
  it('of lists that are opened so often in one line that the parser overflows the stack', () => {
    const { problems } = parseYaml('\t-'.repeat(50_000) + '|\n'.repeat(20_000))
    expect(problems).toMatchObject([
      { code: 'yaml-nesting', line: 1, message: 'values are nested deeper than 64 levels' },
    ])
  })
  // 900 nested brackets that reach the composer, parsed twice, would crash the whole process.
  it.each([
    '['.repeat(30_000),
    '{'.repeat(30_000),
    '[{a: '.repeat(6_000),
    '- '.repeat(15_000),
    '? '.repeat(15_000),
    `${'['.repeat(900)}${']'.repeat(900)}`,
  ])('of deep nesting, without end (case %#)', (text) => {
    for (let time = 0; time < 2; time++)
      expect(parseYaml(text).problems.map(({ code }) => code)).toContain('yaml-nesting')
  })
  it.each([
    ['a: x\n\u0007: 1\n', '2:1', 'U+0007'],
    ['a: "x\u001by"\n', '1:6', 'U+001B'],
    ['a: b\u007f\n', '1:5', 'U+007F'],
    ['a: b\u000bc\n', '1:5', 'U+000B'],
    ['a: b\uffff\n', '1:5', 'U+FFFF'],
  ])('of the control character in %j', (text, place, name) =>
    refuse(text, `${place} yaml-control-character: the file holds a control character (${name})`),
  )
  it.each(['a: "x\\0y"\n', 'a: "x\\x07y"\n', 'a: "\\u001b[31m"\n', '"x\\0": 1\n'])(
    'of a control character written as an escape: %j',
    (text) => {
      expect(parseYaml(text).problems).toMatchObject([{ code: 'yaml-control-character', line: 1 }])
    },
  )
  it.each([
    ['a: "x \\ud800 y"\n', '1:4'],
    ['b: 1\na: ["\\udc00\\ud800"]\n', '2:5'],
    ['"\\ud83d": 1\n', '1:1'],
  ])('of an unpaired surrogate, which would become U+FFFD: %s', (text, place) =>
    refuse(text, `${place} yaml-surrogate: the text holds an unpaired surrogate, which no file can store`),
  )
  it('accepts a pair of surrogates', () => expect(read('a: "\\ud83d\\ude00"')).toEqual({ a: '😀' }))
  it('accepts the escapes that are white space', () => expect(read('a: "x\\ty\\nz"')).toEqual({ a: 'x\ty\nz' }))
  it.each([
    ['010', 'starts with a zero and would become 10'],
    ['-007', 'starts with a zero and would become -7'],
    ['00', 'starts with a zero and would become 0'],
    ['1e999', 'is not finite'],
    ['.inf', 'is not finite'],
    ['-.inf', 'is not finite'],
    ['.nan', 'is not finite'],
    ['12345678901234567890', 'is too long and would become 12345678901234567000'],
    ['9007199254740993', 'is too long and would become 9007199254740992'],
  ])('of the number %s', (number, reason) => {
    refuse(`a:\n  - b: ${number}\n`, `2:8 yaml-number: the number ${number} ${reason}`)
    expect(parseYaml(`a: ${number}`).problems[0]?.hint).toBe(`quote it if text is meant: "${number}"`)
    expect(read(`a: "${number}"\n`)).toEqual({ a: number })
  })
  it.each(['__proto__', 'constructor', 'prototype'])('of the key %s', (key) => {
    refuse(`a: 1\nb:\n  ${key}: 1\n`, `3:3 yaml-forbidden-key: the key "${key}" is not allowed`)
    refuse(`a: { "${key}": 1 }\n`, `1:6 yaml-forbidden-key: the key "${key}" is not allowed`)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
  it('of a forbidden key written with an escape', () =>
    refuse('"__proto\\u005f_": { polluted: 1 }\n', '1:1 yaml-forbidden-key: the key "__proto__" is not allowed'))
  it.each(['[a]: 1\n', '{ a: 1 }: 2\n', '? [a]\n: 1\n', 'a: &x 1\n*x : 2\n'])(
    'of a key that is not text: %j',
    (text) => {
      expect(parseYaml(text).problems).toMatchObject([{ code: 'yaml-key' }])
    },
  )
  it.each([
    'a: 1\nb: 2\na: 3\n',
    '"a": 1\nb: 2\n\'a\': 3\n',
    '1: x\nb: 2\n"1": y\n',
    'b:\n  - c: { x: 1 }\n  -\n    x: 1\n    y: 2\n    x: 3\n',
  ])('of a key that is used twice: %j', (text) => {
    const { problems } = parseYaml(text)
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'yaml-syntax: the same key is used twice in this mapping',
    ])
    expect(problems[0]?.line).toBe(text.split('\n').length - 1)
  })
  it.each([
    ['title:\u00a0x\ndate: 1\n', '1:7', 'U+00A0'],
    ['a: b\ntitle:\u3000x\n', '2:7', 'U+3000'],
    ['a: b\n\u200b\nc: d\n', '2:1', 'U+200B'],
    ['a:\n  b: c\n  d:\u202fe\n', '3:5', 'U+202F'],
    ['a:\n  - b\n\u00a0 -\u00a0c\n', '3:1', 'U+00A0'],
    ['a: |\n  b\n\u00a0 c\n', '3:1', 'U+00A0'],
    ['a: b\n-\u00a0c\nd: e\n', '2:2', 'U+00A0'],
  ])('of a line with what looks like a space: %j', (text, place, code) => {
    const message = `an invisible character (${code}) is where YAML needs a space or nothing`
    refuse(text, `${place} yaml-syntax: ${message}`)
  })
  it.each([
    ['a: b\n\u00a0\u00a0c: d\n', '2:1', 'c', 'U+00A0'],
    ['\u200btitle: x\n', '1:1', 'title', 'U+200B'],
    ['ti\u00adtle: x\n', '1:1', 'title', 'U+00AD'],
    ['"title\u00a0": x\n', '1:1', 'title', 'U+00A0'],
    ['a: { \ufeffb: 1 }\n', '1:6', 'b', 'U+FEFF'],
    ['größe\u200b: x\n', '1:1', 'größe', 'U+200B'],
  ])('of a key with a character that nobody sees: %j', (text, place, key, code) => {
    const message = `the key "${key}" has an invisible character (${code}) in it`
    refuse(text, `${place} yaml-control-character: ${message}`)
  })
  it.each([
    ['10\u00a0km: x\n', { '10\u00a0km': 'x' }],
    ['\u0646\u06cc\u200c\u062f: x\n', { '\u0646\u06cc\u200c\u062f': 'x' }],
    ['a: \u00a0b\u200b\nc: |\n  \u3000d\n', { a: '\u00a0b\u200b', c: '\u3000d\n' }],
  ])('but not of such characters in texts: %j', (text, data) => expect(read(text)).toEqual(data))
  it('of a wide colon, and of a sign without a name', () => {
    refuse(
      'a: b\ntags：\n  - c\n',
      '2:5 yaml-syntax: the colon after this key is a wide one (U+FF1A), which YAML does not know',
    )
    refuse('title: & more\n', '1:8 yaml-syntax: a text without quotes cannot begin with &')
    refuse('title: * more\n', '1:8 yaml-syntax: a text without quotes cannot begin with *')
    expect(read('a: 注意：x\n注意：y: b\n')).toEqual({ a: '注意：x', '注意：y': 'b' })
  })
  it.each([
    ['title: Boat #1 of 3\n', '1:13'],
    ['a: Built in 1931 (see report #42) and again\n', '1:30'],
    ['blocks:\n  - id: x\n    alt: Pier #3, seen from the lake\n', '3:15'],
    ['- boats\n- lake #2\n', '2:8'],
    ['a: { b: C #sharp\n}\n', '1:11'],
    ['a: [lake, boat #1\n]\n', '1:16'],
    ['a: 2026-05-31 #1\n', '1:15'],
    ['a: Lake\t#2\r\n', '1:9'],
    ['a: boat ##2\n', '1:9'],
    ['a #1: b\n', '1:3'],
    ['? a #b\n: c\n', '1:5'],
    ['a: https://example.com/ #x\n', '1:25'],
    ['color: #fff\nb: 1\n', '1:8'],
    ['tags:\n  - #boats\n  - lakes\n', '2:5'],
    ['a: Boat\n  number #3\nb: c\n', '2:10'],
    // Here YAML has a second mistake, which follows from the first.
    ['a: Boat\n  number #3 of\n  5\nb: c\n', '2:10'],
    ['a: Boat #3\n\n  of 5\nb: c\n', '1:9'],
  ])('of text behind a #, which YAML would lose: %j', (text, place) =>
    refuse(text, `${place} yaml-comment: the text behind # is a comment and would be lost`),
  )
  it.each([
    ['title: Boat #1 of 3\n', 'quote the value: "Boat #1 of 3"; if it is a comment, put a space after the #'],
    ['a: #fff\r\n', 'quote the value: "#fff"; if it is a comment, put a space after the #'],
    [
      `a: the "Gull"'s pier #2\n`,
      `quote the value: 'the "Gull"''s pier #2'; if it is a comment, put a space after the #`,
    ],
    ['a: Lake\n  boat #3\n', 'quote the value: "Lake boat #3"; if it is a comment, put a space after the #'],
  ])('says how to keep the text behind a #: %j', (text, hint) => expect(parseYaml(text).problems[0]?.hint).toBe(hint))
  it.each([
    ['a: b # the first\nc: d #\ne: f ## g\n', { a: 'b', c: 'd', e: 'f' }],
    ['#a comment\n# and one\na: b\n#c: d\n', { a: 'b' }],
    ['a: 5 #five\nb: true #yes\nc: "d" #e\nf: \'g\' #h\n', { a: 5, b: true, c: 'd', f: 'g' }],
    ['a: | #text\n  b #1\nc: "boat #1"\n', { a: 'b #1\n', c: 'boat #1' }],
    ['a: #list\n  - b\nc: #map\n  d: e\n', { a: ['b'], c: { d: 'e' } }],
    ['a: C#\nb: x#y\nc: /docs#top\n', { a: 'C#', b: 'x#y', c: '/docs#top' }],
    ['a:\n  #- b\nc: d\n', { a: null, c: 'd' }],
  ])('takes a comment that hides no text: %j', (text, data) => expect(read(text)).toEqual(data))
  it.each([
    ['tags: [boats, #1]\n', '1:7 the bracket [ is not closed', ']'],
    ['a: { b: c, #d }\ne: f\n', '1:4 the bracket { is not closed', '}'],
    ['a: [\n  boats,\n  lakes, #2]\nb: c\n', '1:4 the bracket [ is not closed', ']'],
  ])('names the # that hides a bracket: %j', (text, message, sign) => {
    const [problem, ...others] = parseYaml(text).problems
    expect(others).toEqual([])
    expect(`${problem?.line}:${problem?.column} ${problem?.message}`).toBe(message)
    expect(problem?.hint).toBe(`# begins a comment, which the ${sign} stands in: quote the text that has the #`)
  })
  it.each([
    ['title: &more boats\n', '1:8', 'more'],
    ['a:\n  - b\n  - &c d\n', '3:5', 'c'],
    ['a: &x &x\n'.replace(' &x\n', ' y\n'), '1:4', 'x'],
    ['a: &b\nc: *d\nd: &d 1\n'.replace('c: *d\n', ''), '1:4', 'b'],
  ])('warns of an anchor that nothing refers to: %j', (text, place, name) => {
    const { data, problems, warnings } = parseYaml(text)
    expect({ problems, isRead: data !== undefined }).toEqual({ problems: [], isRead: true })
    expect(warnings.map(({ line, column, code }) => `${line}:${column} ${code}`)[0]).toBe(`${place} yaml-anchor`)
    expect(warnings[0]?.message).toBe(`&${name} is read as an anchor, which nothing refers to, and not as text`)
  })
  it('takes an anchor that an alias uses, and one of a list or a mapping', () => {
    expect(parseYaml('a: &x b\nc: *x\nd: &y [1]\ne: &z { f: R & D }\n').warnings).toEqual([])
    expect(read('a: &x b\nc: *x\nd: &y [1]\ne: &z { f: R & D }\n')).toEqual({
      a: 'b',
      c: 'b',
      d: [1],
      e: { f: 'R & D' },
    })
  })
  it.each([
    ['a:\n\tb: 1\n', '2:1 a tab is used for indentation'],
    ['a:\n  - b: 1\n\r\n # c\n  d: 1\n', '5:1 the indentation does not fit the lines above'],
    ['a: [1, 2\n', '1:4 the bracket [ is not closed'],
    ['a: { b: 1\n', '1:4 the bracket { is not closed'],
    ['a: b: c\n', '1:4 a second colon on this line makes a key of the text before it'],
    ['a: @x\n', '1:4 a text without quotes cannot begin with @'],
  ])('of broken syntax: %j', (text, expected) => {
    const [first] = parseYaml(text).problems
    expect(`${first?.line}:${first?.column} ${first?.message}`).toBe(expected)
    expect(first?.code).toBe('yaml-syntax')
  })
  it('tells all syntax errors of a file', () => {
    expect(parseYaml('a: "x" y\nb: 1\nb: 2\nc: @z\n').problems.map(({ line }) => line)).toEqual(
      expect.arrayContaining([1, 3, 4]),
    )
  })
  it.each([
    ['blocks: [\n  - id: a\n    type: b\ntags: [x]\n', '1:9 the bracket [ is not closed'],
    ['- id: a\n  b: c\nd: e\n- id: f\n  g: h\n', '3:1 the value has already ended before this place'],
    ['- { a: /s{b }\n- { c: d }\n- { e: f }\n', '1:10 the value has already ended before this place'],
    ['a:\n  - b: 1\n c: 2\n  - d: "x" y\n', '3:1 the indentation does not fit the lines above'],
    ['a: >-\n  one\ntwo, three\nb: 1\nc: 2\n', '3:1 a key and a colon were expected here'],
  ])('tells the mistake, not what follows from it: %j', (text, expected) => {
    expect(parseYaml(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      expected,
    ])
  })
  it('of nothing in a list as long as a file can hold', deep, () => {
    const text = '- 1\n'.repeat(262_000)
    expect(parseYaml(text).problems).toEqual([])
  })
  it('never throws, whatever the text', () => {
    const parts = [
      'a',
      'b: ',
      '- ',
      '\n',
      '  ',
      '\t',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '&x ',
      '*x',
      '!t ',
      '|',
      '>',
      '? ',
      ': ',
      '#',
      '%',
      '---\n',
      '...\n',
      '<<: ',
      '010',
      '\u0000',
      '\ud800',
      '\\',
      ',',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 25 }), (chosen) => {
        const { data, problems, locate } = parseYaml(chosen.join(''))
        expect(data === undefined).toBe(problems.length > 0)
        expect(locate(['a', 0, 'b']).line).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })
})
