// What the typefaces of link previews draw of a title, asked of the real ones.

import { beforeAll, describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { isDrawn } from '#generator/plan/is-drawn.ts'
import { openFaces } from '#generator/render/pictures/open-faces.ts'
import { findDrawable } from '#site/pictures/drawable-text.ts'
import type { OutlineText, TextStyle } from '#site/pictures/outline-text.ts'
import { shippedFaces } from '../../setup/shipped-faces.ts'

const style: TextStyle = { face: 'text', size: 80, weight: 540, tracking: -0.032 }
let outline: OutlineText

beforeAll(async () => {
  outline = await openFaces(shippedFaces, ['Ağrı'], openCache())
})
const drawn = (text: string) => findDrawable(text, outline, style)

describe('a title', () => {
  it.each([
    // Emoji go as a whole, and leave no gap.
    ['Top 1️⃣ reasons to sail', 'Top reasons to sail'],
    ['#️⃣ Numbers *️⃣', 'Numbers'],
    ['👨‍👩‍👧‍👦 Families first', 'Families first'],
    ['Going 🇩🇪🇫🇷 home', 'Going home'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland ahead', 'Scotland ahead'],
    ['Thumbs 👍🏽 up, all', 'Thumbs up, all'],
    ['🏳️‍🌈 Pride and 👩🏽‍🚀 flights', 'Pride and flights'],
    ['Plain text ☎︎ and ❤', 'Plain text and'],
    ['Hi 👋, world', 'Hi, world'],
    ['(🎉) party', 'party'],
    ['🚀 – Launch', 'Launch'],
    ['Launch day: 🚀', 'Launch day'],
    ['rock🎸roll', 'rock roll'],
    // Signs stay where a face has them, and go alone where none has.
    ['Map™ ® © of 2026', 'Map™ ® © of 2026'],
    ['©️ 2026 Tide', '© 2026 Tide'],
    ['Map to set: a ↔ b ✔ done', 'Map to set: a <-> b done'],
    ['A → B ★ C', 'A -> B C'],
    ['CO₂ ≤ 5 ½', 'CO2 <= 5 ½'],
    ['C♯ and F♯', 'C# and F#'],
    ['Price ₴5, № 7', 'Price ₴5, № 7'],
    ['Wi\u2011Fi', 'Wi-Fi'],
    ['５ ｉｔｅｍｓ', '5 items'],
    ['404', '404'],
    ['???', '???'],
    ['a\u200bb\u00adc\u200e', 'abc'],
    // Latin letters are in a second file.
    ["Ağrı'ya feribot", "Ağrı'ya feribot"],
    ['Știri și țărm', 'Știri și țărm'],
    ['Łódź a Příliš žluťoučký kůň', 'Łódź a Příliš žluťoučký kůň'],
    ['Příliš'.normalize('NFD'), 'Příliš'],
    // A word that no face has goes alone.
    ['The π release', 'The release'],
    ['Tide（潮汐）Tables', 'Tide Tables'],
  ])('%j is drawn as %j', (title, expected) => {
    expect(drawn(title)).toMatchObject({ text: expected, face: 'text' })
    expect(outline(expected, style)?.paths).toContain('<path')
  })

  it.each(['Расписание паромов', 'Ђурђевдан и море', 'Giờ tàu chạy mỗi ngày', 'Tide Расписание'])(
    'in letters that one face alone has is drawn with that face: %s',
    (title) => {
      expect(drawn(title)).toMatchObject({ text: title, face: 'mono' })
      expect(isDrawn(title)).toBe(true)
    },
  )

  it.each(['日本語のページ', 'العبّارة', 'घाट', 'מעבורת', 'Ώρες πλοίων', '한국어', 'ตารางเรือ', 'Tide 日本語のページ'])(
    'in a script that no face has is not drawn, and the plan knows: %s',
    (title) => {
      expect(drawn(title)).toBeUndefined()
      expect(isDrawn(title)).toBe(false)
    },
  )

  it('of emoji alone is not drawn', () => {
    expect(drawn('🎉🎉')).toBeUndefined()
    expect(isDrawn('🎉🎉')).toBe(false)
  })
})

it('a text without letters of other files opens none', async () => {
  const latin = await openFaces(shippedFaces, ['Tide', 'Größe'], openCache())
  expect(latin('Größe', style)).toEqual(outline('Größe', style))
  expect(latin('Łódź', style)).toBeUndefined()
})

it('a line with letters of two files is as wide as the sum of its parts', () => {
  const width = (text: string) => outline(text, { ...style, tracking: 0 })?.width ?? 0
  // None of these pairs is kerned across files.
  expect(width('ağb')).toBeCloseTo(width('a') + width('ğ') + width('b'), 3)
  const tracked = outline('ağb', style)?.width ?? 0
  expect(tracked).toBeCloseTo(width('ağb') + 2 * style.tracking * style.size, 3)
})
