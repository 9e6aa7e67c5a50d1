// The ranges of style sheets against the files of the typefaces, and what pages are said to need.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { openFontFile } from '#generator/render/pictures/outline-text.ts'
import { isHardlyLatin, moreLetters, needsMoreLetters } from '#site/needed-letters.ts'
import { libretto } from '../setup/mini-site.ts'

const packages = join(libretto, 'node_modules')
const sheet = readFileSync(join(libretto, 'site/styles/more-letters.css'), 'utf8')
const faces = [...sheet.matchAll(/url\("([^"]*)"\)[^;]*;\s*unicode-range:([^;]*);/g)].map(
  ([, file = '', list = '']) => ({
    file,
    ranges: list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  }),
)
const isIn = (code: number, { ranges }: (typeof faces)[number]) =>
  ranges.some(([from, to]) => code >= from && code <= to)
const codes = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff)

async function codesOf(file: string): Promise<Set<number>> {
  const { has } = await openFontFile(readFileSync(join(packages, file)), openCache())
  return new Set(codes.filter((code) => has(String.fromCodePoint(code))))
}

describe('the ranges', () => {
  it.each(['host-grotesk', 'geist-mono'])(
    'of %s have all letters of its files, and none that all pages have',
    async (name) => {
      const own = faces.filter(({ file }) => file.includes(name))
      const latin = await codesOf(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
      const known = new Set(latin)
      for (const face of own) {
        const letters = await codesOf(face.file)
        for (const code of letters) if (!known.has(code)) expect(isIn(code, face), code.toString(16)).toBe(true)
        for (const code of letters) known.add(code)
        expect([...latin].filter((code) => isIn(code, face))).toEqual([])
      }
      // Signs that draw boxes are no letters.
      const all = readdirSync(join(packages, `@fontsource-variable/${name}/files`))
      const left = all.filter(
        (file) => file.endsWith('-wght-normal.woff2') && !own.some((face) => face.file.endsWith(file)),
      )
      expect(left).toEqual([
        `${name}-latin-wght-normal.woff2`,
        ...(name === 'geist-mono' ? [`${name}-symbols2-wght-normal.woff2`] : []),
      ])
    },
  )

  it('are those that pages are searched for', () => {
    const declared = codes.filter((code) => faces.some((face) => isIn(code, face)))
    expect(codes.filter((code) => moreLetters.test(String.fromCodePoint(code)))).toEqual(declared)
  })
})

it.each<[text: string, more: boolean, hardly: boolean]>([
  ['<h1 class="a">Größe, naïve, © 2026 – “Tide”</h1>', false, false],
  ['<h1>Łódź</h1>', true, false],
  ['<h1>Giờ tàu</h1>', true, false],
  ['<h1>5 ₽</h1>', true, false],
  ['<h1 class="long-name-of-a-class">Расписание</h1>', true, true],
  ['<p class="long-name-of-a-class">船の時刻表 Tide</p>', false, false],
  ['<p class="long-name-of-a-class">船の時刻表をここに書きます Tide</p>', false, true],
  ['<p class="long-name-of-a-class">2026</p>', false, false],
  ['<p>Tide, that is 潮</p>', false, false],
])('%s', (html, more, hardly) => {
  expect(needsMoreLetters(['', html])).toBe(more)
  expect(isHardlyLatin(['', html])).toBe(hardly)
})
