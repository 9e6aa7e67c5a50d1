// What `libretto new site` writes in each kind and each language: a site that nothing is said about, not even with
// --strict, and the same site in all languages.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createSite, type NewSite, siteDefaults, siteKinds, textLanguages } from '#generator/commands/new-site.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { readFences } from '../setup/read-fences.ts'
import { runHere } from '../setup/run-here.ts'

const starters = join(libretto, 'site/starters')

async function create(answers: Partial<NewSite>): Promise<string> {
  const folder = join(await writeFolder({}), 'blue-lake')
  const now = Date.parse('2026-05-31T12:00:00Z')
  createSite({ folder, ...siteDefaults(folder), url: 'https://lake.example.com', ...answers }, { libretto, now })
  return folder
}

/** Names with signs that mean something in YAML, in Markdown and in HTML. The texts begin with them. */
const oddNames = {
  docs: {
    name: `"L'Été": <b>*Lac* & _co_</b> #1 {a} [b](c) $x$ :y ~z~ %NAME% | \\`,
    next: 'docs/index.html',
    verb: 'range',
  },
  company: { name: '1. FC Lac', next: 'about/index.html', verb: 'a commencé' },
  blog: { name: '# - + Lac', next: 'about/index.html', verb: 'a commencé' },
}

const all = siteKinds.flatMap((kind) => textLanguages.map((language) => ({ kind, language })))

test.each(all)('the $kind in $language is built strictly without a word of warning', async ({ kind, language }) => {
  const { name, next, verb } = oddNames[kind]
  const folder = await create({ kind, language, name: language === 'fr' ? name : 'Blue Lake' })
  const { code, stdout, stderr } = await runHere(folder, 'build', '--strict', '--now', '2026-05-31T12:00:00Z')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^built \d+ pages/)
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain(`<html lang="${language}"`)
  const inHtml = name.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
  if (language === 'fr') expect(readFileSync(join(folder, 'dist', next), 'utf8')).toContain(`<p>${inHtml} ${verb}`)
})

test('texts are those of the language without its country, and English ones where there are none', async () => {
  const about = async (language: string) =>
    readFileSync(join(await create({ kind: 'blog', language }), 'content/pages/about.yaml'), 'utf8')
  expect(await about('de-AT')).toContain('title: Über uns')
  expect(await about('pt-BR')).toContain('title: About')
  const folder = await writeFolder({})
  const { stdout, stderr } = await runHere(folder, 'new', 'site', 'lago', '--yes', '--language', 'pt')
  expect(stdout + stderr).toContain('the texts and the interface are English, because there are none in "pt"')
  expect((await runHere(folder, 'new', 'site', 'lac', '--yes', '--language', 'fr-CA')).stderr).toBe('')
})

test('there are texts in every language of the interface', () => {
  const strings = readdirSync(join(libretto, 'site/strings'), { withFileTypes: true })
  const languages = strings.filter((item) => item.isDirectory()).map(({ name }) => name)
  expect([...textLanguages].sort()).toEqual(languages.sort())
})

test('articles of the magazine come out one by one, the newest today', async () => {
  const files = await readFolder(await create({ kind: 'blog' }))
  const days = Object.entries(files).flatMap(([path, text]) =>
    path.startsWith('content/blog/') ? (/^publishedAt: (.*)$/m.exec(text)?.[1] ?? path) : [],
  )
  expect(days.sort()).toEqual(['2026-05-05', '2026-05-14', '2026-05-22', '2026-05-31'])
})

test.each(siteKinds)('the %s is the same site in each language', async (kind) => {
  const english = await readTexts(kind, 'en')
  for (const language of textLanguages.slice(1)) {
    const files = await readTexts(kind, language)
    expect(Object.keys(files), language).toEqual(Object.keys(english))
    for (const [path, text] of Object.entries(files)) {
      const original = english[path] ?? ''
      expect(structureOf(path, text), `${language} ${path}`).toEqual(structureOf(path, original))
      // A text that was forgotten is a long line of the original.
      const lines = original.split('\n').filter((line) => / \w+ \w+ \w+ \w+/.test(line) && !/[$→]|%PLAIN%/.test(line))
      expect(lines.filter((line) => text.includes(line))).toEqual([])
    }
  }
})

/** YAML and Markdown of a starter, by path. */
async function readTexts(kind: string, language: string): Promise<Record<string, string>> {
  const files = await readFolder(join(starters, kind, language))
  return Object.fromEntries(Object.entries(files).filter(([path]) => /\.(?:md|yaml)$/.test(path)))
}

/** What a translation must not change: keys, addresses, ids, icons, pictures, headings and code. */
function structureOf(path: string, text: string): unknown {
  if (path.endsWith('.yaml')) return withoutTexts(parse(text.replace(/: %[A-Z]+%/g, ': x')))
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return {
    head: withoutTexts(parse(head.replace(/: %.*%/g, ': x'))),
    marks: body.match(/^(?:#+|:+\w*|\d+\.|-|\|)/gm),
    links: body.match(/\]\([^)]*\)/g)?.sort(),
    fences: readFences(body).map(({ language, title }) => ({ language, title })),
  }
}

const written =
  /^(?:alt|description|title|subtitle|text|content|label|linkLabel|name|role|caption|quote|question|answer)$/
const alsoWritten = /^(?:address|currency|price|period|tag|note|excerpt|credentials|bio|category|tags|features|code)$/

/** Prices differ with the currency, and suggestions of the search with the words of the site. */
function withoutTexts(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      if (key === 'seo') return undefined
      const isText = written.test(key) || alsoWritten.test(key) || key === 'suggestions'
      return isText && (typeof inner !== 'object' || Array.isArray(inner)) ? 'text' : inner
    }),
  )
}

test('they take little room in the package', () => {
  const files = readdirSync(starters, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  const sizes = files.map((item) => readFileSync(join(item.parentPath, item.name)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000)
  expect(Math.max(...sizes)).toBeLessThan(40_000)
})
