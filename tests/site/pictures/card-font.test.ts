// Texts in the font that a site names for its cards, and lines with letters from right to left.

import { beforeAll, describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { isDrawn } from '#generator/plan/is-drawn.ts'
import { nameScripts } from '#generator/plan/name-scripts.ts'
import { openFaces } from '#generator/render/pictures/open-faces.ts'
import { orderRuns } from '#generator/render/pictures/order-runs.ts'
import { readLetters } from '#generator/render/pictures/read-letters.ts'
import { findDrawable } from '#site/pictures/drawable-text.ts'
import type { OutlineText, TextStyle } from '#site/pictures/outline-text.ts'
import { makeFont } from '../../setup/make-font.ts'
import { shippedFaces } from '../../setup/shipped-faces.ts'

const style: TextStyle = { face: 'text', size: 100, weight: 540, tracking: -0.032 }
const letters = 'ΏΩρεςπλοίωναβγחולתкД潮の時刻表アイ。'
let outline: OutlineText

beforeAll(async () => {
  outline = await openFaces(shippedFaces, [letters], openCache(), makeFont(letters))
})
const font = { hash: '', letters: new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0)) }

describe('a title', () => {
  it.each([
    ['Tide tables', 'text', 'Tide tables'],
    ['Łódź', 'text', 'Łódź'],
    ['Ώρες πλοίων', 'own', 'Ώρες πλοίων'],
    ['ρες πλοίων', 'own', 'ρες πλοίων'],
    ['Tide ρες πλοίων', 'own', 'Tide ρες πλοίων'],
    ['The π release', 'own', 'The π release'],
    ['潮の時刻表。', 'own', '潮の時刻表。'],
    // One sign that is missing costs no other one.
    ['潮の船時刻表', 'own', '潮の 時刻表'],
    ['潮の🎉時刻表', 'own', '潮の 時刻表'],
    ['船切符', 'own', undefined],
  ])('%s has the face %s', (title, face, text) => {
    const found = findDrawable(title, outline, style)
    if (text === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject({ text, face })
    expect(isDrawn(title, font)).toBe(text !== undefined)
  })
})

it('what a font has is read from its file', async () => {
  expect(await readLetters(makeFont('abcd潮'))).toEqual([0x61, 0x64, 0x6f6e, 0x6f6e])
  await expect(readLetters(Buffer.from('no font'))).resolves.toEqual([])
})

describe('the parts of a line from left to right', () => {
  const shown = (line: string, isFromRight: boolean) =>
    orderRuns(line, isFromRight).map(({ text, isRightToLeft }) => (isRightToLeft ? `<${text}` : text))
  it.each<[line: string, isFromRight: boolean, parts: string[]]>([
    ['Tide tables', false, ['Tide tables']],
    ['חול', true, ['<חול']],
    ['חול 2026', true, ['2026', '<חול ']],
    ['חול 1.5%', true, ['1.5%', '<חול ']],
    ['חול Tide 5 חול', true, ['<חול', '< ', 'Tide 5', '<חול ']],
    ['Tide חול 5 end', false, ['Tide ', '5', '<חול ', ' end']],
    ['Tide חול', true, ['<חול', '< ', 'Tide']],
    ['नाव Tide', false, ['नाव ', 'Tide']],
  ])('%s (from the right: %s)', (line, isFromRight, parts) => expect(shown(line, isFromRight)).toEqual(parts))
})

it('a line from the right has its first letter at the right, without spacing', () => {
  // Alef and bet of the font: each letter has a width of its own.
  const sorted = [...new Set(letters)].sort()
  const widthOf = (letter: string) => (500 + 10 * sorted.indexOf(letter)) / 10
  const drawn = outline('חול', { ...style, face: 'own', isRightToLeft: true })
  expect(drawn?.width).toBeCloseTo(widthOf('ח') + widthOf('ו') + widthOf('ל'), 3)
  const moves = [...(drawn?.paths ?? '').matchAll(/translate\(([\d.]+) /g)].map(([, x]) => Number(x))
  expect(moves).toEqual([0, widthOf('ל'), widthOf('ל') + widthOf('ו')].map((x) => expect.closeTo(x, 2)))
})

it.each([
  [['潮の時刻表'], 'Japanese'],
  [['船票'], 'Chinese or Japanese'],
  [['Ώρες', 'ตาราง', 'Tide'], 'Greek and Thai'],
  [['हिन्दी', 'العربية', '한국어'], 'Korean, Arabic and Devanagari'],
  [['Tide'], ''],
])('the scripts of %j are "%s"', (texts, named) => expect(nameScripts(texts)).toBe(named))
