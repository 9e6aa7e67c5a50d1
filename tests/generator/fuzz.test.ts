// Content that nobody would write: hostile texts in every field that a schema has, and sites with random damage.
// Whatever it is, the pipeline ends in pages that show it as text, or in problems that say where they are.
// FUZZ=1000 npx vitest run tests/generator/fuzz.test.ts runs longer.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publishSite, renderSite } from '#generator/build/build.ts'
import { isRendered, type RenderedSite } from '#generator/build/rendered-site.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import type { Problem } from '#generator/problem.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { drawings, pictures } from '#generator/render/draw-pictures.ts'
import { typefaces } from '#generator/render/pictures/outline-text.ts'
import { itSome } from '../setup/deep.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'
import { fc } from '../setup/property.ts'
import { damage, type Files } from './damage.ts'
import { type HostileSite, hostileSite } from './hostile-site.ts'
import { decodeText } from './read-html.ts'
import { readShown } from './read-shown.ts'
import { readXml } from './read-xml.ts'

const runs = Number(process.env.FUZZ ?? 0)
const sites = join(import.meta.dirname, '../sites/valid')

const texts = [
  '<xss-probe data-probe=1>',
  '</script><xss-probe>',
  '"><xss-probe data-probe="1">',
  "' data-probe='1",
  '&lt;xss-probe&gt;',
  '&amp;&#60;',
  ']]><xss-probe/>',
  '<!--<script>',
  '--><xss-probe>',
  '</style><xss-probe>',
  '</textarea></title><xss-probe>',
  'a\u2028b\u2029c',
  '\u202eabc\u202c \u200f',
  '{{1+1}}',
  '${1+1}',
  '$& $1 $`',
  '\\u0041',
  '__proto__',
  '%3Cxss-probe%3E%00',
  'a\tb',
  '😀👩‍👩‍👧',
  'W'.repeat(3000),
]
/** Problems of a file as a whole. */
const placeless = new Set(
  ['unused-file', 'not-a-file', 'unreadable', 'bad-slug', 'missing-file', 'missing-home', 'duplicate-address'].concat([
    'reserved-address',
    'long-address',
    'asset-type',
    'asset-svg',
    'broken-picture',
    'unused-asset',
    'over-budget',
  ]),
)

let cache = openCache()
async function render(files: Files): Promise<{ site: Awaited<ReturnType<typeof renderSite>>; problems: Problem[] }> {
  const folder = await writeFolder(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text])),
  )
  cache = pickKinds(cache, [compiledSite, drawings, pictures, typefaces])
  const config = configOf(folder, { out: join(folder, 'dist') })
  const site = await renderSite(config, cache)
  for (const { file, line, column, code, message } of site.problems) {
    expect(file, message).toBeTruthy()
    if (!placeless.has(code)) expect([line, column], message).toEqual([expect.any(Number), expect.any(Number)])
  }
  if (isRendered(site)) {
    await publishSite(config, site, cache)
    for (const [path, text] of Object.entries(await readFolder(config.places.out))) {
      if (/\.(?:json|webmanifest)$/.test(path)) JSON.parse(text)
      if (/(?<!assets\/.*)\.xml$/.test(path)) readXml(text)
    }
  }
  return { site, problems: site.problems }
}

/** Renders the site; fields that the whole site refuses, such as names that must exist, get a harmless text. */
async function renderHostile(textOf: (number: number) => string): Promise<HostileSite & { site: RenderedSite }> {
  const plain = new Set<number>()
  for (;;) {
    const hostile = hostileSite(textOf, plain)
    const { site, problems } = await render(hostile.files)
    if (isRendered(site)) return { ...hostile, site }
    const refused = problems.flatMap(({ file = '', line = 1, severity }) => {
      const number = /q(\d+)q/.exec(hostile.files[file]?.split('\n')[line - 1] ?? '')?.[1]
      return severity === 'error' && number !== undefined ? [Number(number)] : []
    })
    expect(refused, JSON.stringify(problems.filter(({ severity }) => severity === 'error'))).not.toEqual([])
    for (const number of refused) plain.add(number)
  }
}

async function checkTexts(textOf: (number: number) => string, isMarkdownExact = true): Promise<void> {
  const { site, texts: written, paths } = await renderHostile(textOf)
  const seen = new Set<string>()
  for (const { bytes, route } of site.pages)
    for (const { number, readings } of readShown(new TextDecoder().decode(bytes))) {
      const path = paths.get(number) ?? ''
      seen.add(path)
      if (markdownPath.test(path) && !isMarkdownExact) continue
      const text = written.get(number) ?? ''
      expect(expectedOf(text, path), `${path} on ${route.url} shows ${JSON.stringify(readings)}`).toSatisfy(
        (expected: string[]) => expected.some((each) => readings.includes(each)),
      )
    }
  // Most fields are shown somewhere; some are in other files only.
  expect(seen.size).toBeGreaterThan(200)
}

const markdownPath = /\/(?:content|answer|description|challenge|solution)$/

/**
 * What a page may show of a text: Markdown resolves references, excerpts are one line, tags are searched for in
 * lower case, and the explorer writes the request for a shell.
 */
function expectedOf(text: string, path: string): string[] {
  const isMarkdown = markdownPath.test(path)
  return [
    text,
    ...(isMarkdown ? [decodeText(text), decodeText(text).replace(/\s+/g, ' ')] : []),
    ...(/^help\/(?:tags|searchKeywords)$/.test(path) ? [text.toLowerCase()] : []),
    ...(/^(?:api\/data\/host$|endpoints\/)/.test(path) ? [text.replaceAll("'", "'\\''")] : []),
  ]
}

describe('a text in every field', () => {
  itSome(1, [0, 7])('is shown as text, as written (%i)', async (shift) => {
    await checkTexts((number) => texts[(number * 5 + shift) % texts.length] as string)
  })

  it.runIf(runs > 0)(
    'is shown as text, whatever it is',
    async () => {
      const parts = fc.array(fc.oneof(fc.constantFrom(...texts.slice(0, -1)), fc.string({ unit: 'grapheme' })), {
        maxLength: 3,
      })
      const text = parts.map((each) => each.join('').replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ''))
      await fc.assert(
        fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (some) =>
          checkTexts((number) => some[number % some.length] as string, false),
        ),
        // A site takes a second: to look for a smaller one would take hours.
        { numRuns: Math.ceil(runs / 20), endOnFailure: true },
      )
    },
    runs * 10_000,
  )

  it.each(['\0', '\ud800'])('is refused at its line: %j', async (character) => {
    const { files, texts: written } = hostileSite(() => `a${character}b`, new Set())
    const { site, problems } = await render(files)
    expect(isRendered(site)).toBe(false)
    const codes = problems.flatMap(({ code }) => (/^yaml-(?:surrogate|control-character)$/.test(code) ? [code] : []))
    expect(codes.length).toBeGreaterThanOrEqual(written.size)
  })
})

describe('a damaged site', () => {
  it.each(['every-block-type', 'full-articles', 'claims', 'navigation'])(
    '%s is rendered, or refused with the place of each mistake',
    async (name) => {
      const whole = await readFolder(join(sites, name, 'content'))
      await fc.assert(
        fc.asyncProperty(damage(whole), async (files) => {
          await render(files)
        }),
        { numRuns: Math.max(10, Math.ceil(runs / 4)) },
      )
    },
    Math.max(60_000, runs * 3000),
  )
})
