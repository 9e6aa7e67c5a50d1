// editYaml on the pages and lists of two sites and on random YAML: whatever the edit, the result parses to exactly the
// intended data, the rest of the file stays as it was, and what cannot be done is refused with a reason.
// FUZZ=1000 npx vitest run tests/generator/edit/edit-value-fuzz.test.ts runs longer.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Document, isMap, parse, parseDocument } from 'yaml'
import { editYaml } from '#generator/edit/edit.ts'
import { documentOptions } from '#generator/yaml/yaml.ts'
import { fc } from '../../setup/property.ts'

type Value = null | boolean | number | string | Value[] | { [key: string]: Value }

const runs = Number(process.env.FUZZ ?? 0)
const root = join(import.meta.dirname, '../../..')
const files = ['content', 'docs/content']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => text.length < 12_000)

const text = fc.oneof(
  fc.constantFrom(
    'Words.',
    'true',
    '1.0',
    '- a',
    'a: b',
    '#',
    '',
    ' x',
    'x ',
    'a\nb',
    'a\n\nb\n',
    '\n',
    '"',
    "it's",
    '{}',
  ),
  fc.constantFrom(
    '2026-05-31',
    '*a',
    '&a',
    '!t',
    '|',
    '>',
    '%',
    '@',
    'a #b',
    'a:',
    '? a',
    '[',
    'ü 日本 😀',
    '~',
    '0o7',
    'é',
  ),
  fc.string({ maxLength: 12 }).filter((value) => !/\p{Cc}|\p{Cs}/u.test(value)),
)
const anyKey = fc.oneof(
  fc.constantFrom('id', 'title', 'new', 'a b', 'a: b', '1', 'true'),
  fc.stringMatching(/^[a-z]{1,6}$/),
)
const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer({ min: -99, max: 99 }),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(anyKey, tie('value'), { maxKeys: 3 }),
  ),
})).value

const edit = fc.record({ steps: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), value: anyValue, kind: fc.nat(5) })
type Edit = { steps: number[]; value: Value; kind: number }

/** A random change of a random place, and the data that is meant. */
function plan(data: Value, { steps, value, kind }: Edit): { path: (string | number)[]; change: Value | undefined } {
  const path: (string | number)[] = []
  let at: Value = data
  for (const step of steps) {
    const keys: (string | number)[] = Array.isArray(at) ? [...at.keys()] : Object.keys(at ?? {})
    if (typeof at !== 'object' || at === null || keys.length === 0) break
    const chosen = keys[step % keys.length] ?? 0
    path.push(chosen)
    at = (at as Record<string, Value>)[chosen] ?? null
  }
  const first = steps[0] ?? 0
  if (Array.isArray(at) && kind === 1) return { path, change: at.toSpliced(first % (at.length + 1), 0, value) }
  if (Array.isArray(at) && kind === 2) return { path, change: at.toSpliced(first % (at.length || 1), 1) }
  if (Array.isArray(at) && kind === 3) return { path, change: at.toReversed() }
  if (typeof at === 'object' && at && !Array.isArray(at) && kind < 3) return { path: [...path, 'added'], change: value }
  return path.length > 1 && kind === 4 ? { path, change: undefined } : { path, change: value }
}

function intended(data: Value, [first, ...rest]: (string | number)[], change: Value | undefined): Value {
  if (first === undefined) return change ?? null
  const copy = structuredClone(data) as Record<string, Value>
  if (rest.length > 0) copy[first] = intended(copy[first] ?? null, rest, change)
  else if (change !== undefined) copy[first] = change
  else if (Array.isArray(copy)) copy.splice(Number(first), 1)
  else delete copy[first]
  return copy
}

/** What is before and after the place of a change: its key with its value, or the list around it. */
function surroundings(source: string, path: readonly (string | number)[]): [string, string] {
  let node: unknown = parseDocument(source, documentOptions).contents
  let range = [0, source.length]
  for (const step of path) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(step)) : undefined
    if (isMap(node)) {
      if (!pair) break
      const [start = 0] = (pair.key as { range?: number[] }).range ?? []
      const [, , end = start] = (pair.value as { range?: number[] } | null)?.range ?? []
      range = [start, end]
      node = pair.value
    } else break
  }
  // The empty lines and comments at the ends are those of the place.
  const trim = (part: string) => part.replaceAll(/^(?:[ \t]*(?:#.*)?\r?\n)+/g, '').trimEnd()
  return [source.slice(0, range[0]).trimEnd(), trim(source.slice(range[1]))]
}

function check(source: string, planned: Edit): 'made' | 'refused' {
  const data = parse(source, { schema: 'core' }) as Value
  const { path, change } = plan(data, planned)
  if (path.length === 0) return 'made'
  const edited = editYaml(source, [{ path, value: change as never }])
  if ('problem' in edited) {
    expect(edited.problem.message).toMatch(/^(?:this edit would|this value is an alias|there is no such place)/)
    return 'refused'
  }
  expect(parse(edited.text, { schema: 'core' })).toEqual(intended(data, path, change))
  // A key that is added or removed is part of what is around it.
  const place = change === undefined || path.at(-1) === 'added' ? path.slice(0, -1) : path
  if (place.length > 0) expect(surroundings(edited.text, place)).toEqual(surroundings(source, place))
  return 'made'
}

it('edits the pages and lists of two sites as intended', () => {
  let refused = 0
  fc.assert(
    fc.property(fc.constantFrom(...files), edit, fc.boolean(), (source, planned, isCrlf) => {
      if (check(isCrlf ? source.replaceAll('\n', '\r\n') : source, planned) === 'refused') refused++
    }),
    { numRuns: Math.max(120, runs) },
  )
  expect(refused).toBe(0)
})

it('edits YAML in any style as intended', () => {
  const style = fc.record({
    indent: fc.constantFrom(2, 4),
    indentSeq: fc.boolean(),
    lineWidth: fc.constantFrom(0, 20),
    defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
    collectionStyle: fc.constantFrom('any', 'flow', 'block'),
  } as const)
  const map = fc.dictionary(anyKey, anyValue, { minKeys: 1, maxKeys: 4 })
  fc.assert(
    fc.property(map, style, edit, (data, options, planned) => {
      const source = new Document(data, { version: '1.2' }).toString(options as never)
      // Some styles print an empty list below its key at no indent, which is no YAML.
      fc.pre(parseDocument(source).errors.length === 0)
      check(source, planned)
    }),
    { numRuns: Math.max(150, runs) },
  )
})
