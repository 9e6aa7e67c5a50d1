// Configurations in code → values, without running them.

import { expect, test } from 'vitest'
import { readCode } from '#generator/import/code/read-code.ts'
import { dataOf, flattenSettings, listUnread } from '#generator/import/settings/read-config.ts'

function read(text: string, others: Readonly<Record<string, string>> = {}, file = 'site/config.mjs') {
  const files: Readonly<Record<string, string>> = { [file]: text, ...others }
  return dataOf(readCode(file, (path) => files[path]).value)
}

test.each<[string, unknown]>([
  ["const title = 'Kiln'\nexport default { title }", { title: 'Kiln' }],
  ["const a = { title: 'Kiln', url: 'x' }\nexport default { ...a, url: 'y' }", { title: 'Kiln', url: 'y' }],
  ['const n = `Kiln`\nexport default { title: `${n} docs` }', { title: 'Kiln docs' }],
  ["const n = 'Kiln'\nexport default { title: n + ' ' + 2 }", { title: 'Kiln 2' }],
  ["module.exports = { title: 'Kiln' }", { title: 'Kiln' }],
  ["const config = {}\nconfig.title = 'Kiln'\nmodule.exports = config", { title: 'Kiln' }],
  ["export default defineConfig(withMermaid({ title: 'Kiln' }))", { title: 'Kiln' }],
  ["export default defineConfig({ 'title': 'Kiln', ['x' + 1]: [1, ...[2, 3]] })", { title: 'Kiln', x1: [1, 2, 3] }],
  ["export default async function config() { const t = 'Kiln'; return { title: t } }", { title: 'Kiln' }],
  [
    "const of = (name, { b = 'x' } = {}) => ({ name, b })\nexport default { a: of('Kiln') }",
    { a: { name: 'Kiln', b: 'x' } },
  ],
  ["export default { url: process.env.URL || 'https://kiln.example.com' }", { url: 'https://kiln.example.com' }],
  ["export default { base: process.env.NODE_ENV === 'production' ? '/kiln' : '/' }", { base: '/kiln' }],
  ["export default { a: ['x', 'y'].map((name) => ({ name })) }", { a: [{ name: 'x' }, { name: 'y' }] }],
  ["throw new Error('never run')\nexport default { title: 'Kiln' }", { title: 'Kiln' }],
  ["import p from 'node:path'\nexport default { a: p.resolve(__dirname, './x.json') }", { a: 'folder:/site/x.json' }],
  ["export default { a: require.resolve('./x.json') }", { a: 'folder:/site/x.json' }],
])('%s', (code, expected) => {
  expect(read(code)).toEqual(expected)
})

test('types are taken away, and imports of the same folder are followed', () => {
  const code = `import type { Config } from 'tool'
import { locales as all, type Locale } from './locales'
import data from '../data.json' with { type: 'json' }
const config: Config = { title: data.name, locales: all } satisfies Config
export default config as const`
  const others = {
    'site/locales.ts': "export const locales = { de: { lang: 'de' } } as const",
    'data.json': '{ "name": "Kiln" }',
  }
  expect(read(code, others, 'site/config.ts')).toEqual({ title: 'Kiln', locales: { de: { lang: 'de' } } })
})

test('what only running tells is unread, and its key is named', () => {
  const code = `const url = 'https://kiln.example.com'
export default { title: await fetchTitle(), sidebar: build(), url, x: now() }
function build() { for (const each of all) list.push(each) }
function fetchTitle() { try { return read() } catch { return '' } }
function now() { while (true) {} }`
  expect(listUnread(read(code))).toEqual(['"title"', '"sidebar"'])
})

/** Constants a0 to a60, each made of the one before. */
function doubled(first: string, next: (name: string) => string): string {
  const lines = Array.from({ length: 60 }, (_, index) => `const a${index + 1} = ${next(`a${index}`)}\n`)
  return `const a0 = ${first}\n${lines.join('')}`
}

test.each([
  ['calls itself', 'const f = (x) => f([x, x])\nexport default { title: f(1) }'],
  ['needs itself', 'const a = { b: a }\nexport default a'],
  ['imports itself', "import me from './config.mjs'\nexport default { ...me }"],
  ['is nested deeply', `export default ${'['.repeat(50_000)}`],
  [
    'doubles many times',
    `const a = [1, 1]\n${'const b = 1\n'}export default { x: ${'[...a, '.repeat(50)}1${']'.repeat(50)} }`,
  ],
  ['doubles a text', `${doubled("'xxxxxxxx'", (name) => `${name} + ${name}`)}export default { title: a60 }`],
  ['doubles a list', `${doubled('[1, 2]', (name) => `[...${name}, ...${name}]`)}export default { x: a60 }`],
  ['nests a list in itself', `${doubled('[1, 2]', (name) => `[${name}, ${name}]`)}export default { sidebar: a60 }`],
  [
    'replaces each letter by many',
    `${doubled("'xxxxxxxx'", (name) => `${name}.replaceAll('x', ${name})`)}export default { title: a60 }`,
  ],
  ['contains itself', 'const a = {}\nconst b = a\nb.sidebar = [a, b]\nexport default b'],
  ['is no code', '{{{{'],
  ['has a key of every object', "export default { __proto__: { a: 1 }, constructor: 'x', toString: 1 }"],
])('code that %s ends, and harms nothing', (_, code) => {
  expect(JSON.stringify(flattenSettings(read(code))).length).toBeLessThan(1000)
  expect(({} as Record<string, unknown>).a).toBeUndefined()
})
