// Excerpts respect the limits of the specification (150, 120, 200, 100) and never cut a word; read time counts
// characters.

import { describe, expect, it } from 'vitest'
import { excerptOf, readTime } from '#generator/read/excerpt.ts'
import { fc } from '../../setup/property.ts'

const limits = [150, 120, 200, 100]

describe('excerptOf', () => {
  it.each([
    ['short text stays', 20, 'short text stays'],
    ['exactly ten', 11, 'exactly ten'],
    ['exactly eleven', 13, 'exactly…'],
    ['one two three', 7, 'one…'],
    ['one two three', 8, 'one two…'],
    ['one, two three', 6, 'one…'],
    ['one – two three', 7, 'one…'],
    ['  one\n\ttwo  three ', 100, 'one two three'],
    ['', 10, ''],
    ['Donaudampfschiff', 8, 'Donauda…'],
    // A space in the first half is no place to end.
    ['a Donaudampfschiff', 8, 'a Donau…'],
    ['zu Donaudampfschiff', 8, 'zu Dona…'],
    ['abc Donaudampfschiff', 8, 'abc…'],
    ['我们用 Libretto，建站', 14, '我们用 Libretto…'],
    ['渡し船は、毎時出ます。', 6, '渡し船は…'],
    ['切符は窓口で買えます。予約はできません。', 12, '切符は窓口で買えます…'],
    ['エムに（注）がある', 5, 'エムに…'],
    ['العبّارة، تغادر كل ساعة', 10, 'العبّارة…'],
    ['नाव। हर घंटे', 6, 'नाव…'],
    ['¿Cómo? ¿Cuándo?', 9, '¿Cómo?…'],
    ['wait… for it', 7, 'wait…'],
    ['open (soon)', 7, 'open…'],
    ['a\u00adb\u00adc\u00add', 5, 'a\u00adb…'],
    // Zero-width spaces are between the words of Khmer.
    ['សាឡាង\u200bចេញ\u200bរៀងរាល់', 12, 'សាឡាង\u200bចេញ…'],
  ])('of %j at %i is %j', (text, limit, expected) => expect(excerptOf(text, limit)).toBe(expected))

  it('is never longer than its limit, ends at a word, and is a beginning of the text', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-z]{1,12}$/),
      fc.constantFrom('a,', 'b.', '–', 'größe', '日本語', '😀', '“c”'),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), fc.constantFrom(...limits), (words, limit) => {
        const text = words.join(' ')
        const excerpt = excerptOf(text, limit)
        expect(excerpt.length).toBeLessThanOrEqual(limit)
        if (text.length <= limit) {
          expect(excerpt).toBe(text)
          return
        }
        expect(excerpt.endsWith('…')).toBe(true)
        const kept = excerpt.slice(0, -1)
        expect(text.startsWith(kept)).toBe(true)
        // What follows is the end of a word or its punctuation, never the rest of a short word.
        expect(text.slice(kept.length)).toMatch(/^[\s,;:.–-]/)
        expect(kept).not.toMatch(/[\s,;:.–-]$/)
      }),
    )
  })

  const texts = {
    chinese: '我们用Libretto建站。',
    japanese: '潮の時刻表を毎朝更新します。',
    korean: '정시에떠나는배',
    'korean in parts': '정시에떠나는배'.normalize('NFD'),
    thai: 'เรือข้ามฟากออกทุกชั่วโมง',
    lao: 'ເຮືອຂ້າມຟາກອອກທຸກຊົ່ວໂມງ',
    khmer: 'សាឡាងចេញដំណើររៀងរាល់ម៉ោង',
    hindi: 'नौकाप्रतिघंटेक्षेत्रसेनिकलतीहै',
    arabic: 'العَبَّارَةُتُغَادِر',
    german: 'Donaudampfschifffahrtsgesellschaft',
    address: 'https://example.com/tides?from=2026-01-01&to=2026-12-31',
    families: '👨‍👩‍👧‍👦',
    flags: '🇩🇪🇫🇷',
    'skin tones': '👍🏽',
    keycaps: '1️⃣2️⃣',
    'flags of tags': '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'letters with marks': 'e\u0301\u0323\u0308',
  }
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

  it.each(Object.entries(texts))('of a run of %s has half of the limit and whole characters', (_, piece) => {
    for (const limit of limits)
      for (const before of ['', 'ต ', '章 ', 'API ', 'x', 'xy'])
        for (const after of ['', ' and more words']) {
          const text = `${before}${piece.repeat(300 / piece.length + 1)}${after}`
          const excerpt = excerptOf(text, limit)
          expect(excerpt.length).toBeLessThanOrEqual(limit)
          expect(excerpt.length).toBeGreaterThanOrEqual(limit / 2)
          const kept = excerpt.slice(0, -1)
          expect(text.startsWith(kept)).toBe(true)
          expect([...graphemes.segment(text)].map(({ index }) => index)).toContain(kept.length)
        }
  })

  it('leaves out a character that is longer than the limit', () => {
    expect(excerptOf(`${'a'.padEnd(500, '\u0301')} b`, 150)).toBe('…')
    expect(excerptOf(`Tides ${'a'.padEnd(500, '\u0301')} b`, 150)).toBe('Tides…')
  })

  it('never cuts a character in two, even in one long word', () => {
    for (const limit of [1, 2, 3, 4, 5, 6, ...limits]) {
      const excerpt = excerptOf('😀'.repeat(300), limit)
      expect(excerpt.length).toBeLessThanOrEqual(limit)
      expect(excerpt).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
    }
  })
})

describe('readTime', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [4300, 5],
  ])('of %i characters is %i minutes', (length, minutes) => expect(readTime('x'.repeat(length))).toBe(minutes))

  it('does not count white space at the ends', () => expect(readTime(`\n${'x'.repeat(1000)}\n\n`)).toBe(1))
})
