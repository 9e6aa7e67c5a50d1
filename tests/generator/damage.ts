// Random damage to the files of a site, for property tests.

import { fc } from '../setup/property.ts'

export type Files = Readonly<Record<string, string | Uint8Array>>

const fragments = [
  '\n',
  '  ',
  '- ',
  ': ',
  'a: 1\n',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  '|',
  '>',
  '&x ',
  '*x',
  '#',
  '---\n',
  '...\n',
  '? ',
  '!t ',
  '<<: ',
  'null',
  'true',
  '1e999',
  '010',
  '""',
  '~',
  '\t',
  '\r',
  '\uFEFF',
  '\u2028',
  '\0',
  '\ud83d',
  'é',
  '😀',
  '{claim:x}',
  '<b>',
  '</script>',
  '```ts\n',
  '](',
  '[a](/nowhere)',
  '[a](#x)',
  '![a](/assets/x.png)',
  '$&',
  '__proto__: 1\n',
  'id: a\n',
  'type: text\n',
  'slug: con\n',
  'a'.repeat(300),
]
const names = [
  'pages/con.yaml',
  'pages/A B.yaml',
  'pages/x/index.yaml',
  'blog/ü.md',
  'help/a.yaml',
  'data/faqs.yaml',
  'x.yml',
  'assets/a.html',
  'assets/a.svg',
  'redirects.yaml',
  'site.yaml',
]

const step = fc.record({
  file: fc.nat(),
  /** Place and length as parts of the text. */
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.constant(0), fc.nat(40)),
  act: fc.constantFrom('replace', 'repeat', 'cut', 'move', 'remove', 'bytes'),
  text: fc.oneof(
    fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
  name: fc.constantFrom(...names),
})

/** The files after some accidents. */
export function damage(files: Readonly<Record<string, string>>): fc.Arbitrary<Files> {
  return fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => {
    const damaged: Record<string, string | Uint8Array> = { ...files }
    for (const { file, at, length, act, text, name } of steps) {
      const paths = Object.keys(damaged)
      const path = paths[file % Math.max(1, paths.length)]
      const source = path === undefined ? undefined : damaged[path]
      if (path === undefined || typeof source !== 'string') continue
      const start = Math.floor(at * source.length)
      const [before, after] = [source.slice(0, start), source.slice(start)]
      if (act === 'replace') damaged[path] = before + text + after.slice(length)
      else if (act === 'repeat') damaged[path] = before + after.slice(0, length).repeat(3) + after
      else if (act === 'cut') damaged[path] = before
      else if (act === 'move') damaged[name] = source
      else if (act === 'bytes')
        damaged[path] = Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after)])
      else delete damaged[path]
    }
    return damaged
  })
}
