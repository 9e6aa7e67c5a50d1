// What a typeface can draw of a text. Titles say the same without emoji, and a sign or a foreign word that no face has
// must not cost the rest of the title.

import type { OutlineText, TextStyle } from './outline-text.ts'

const selector = '[\\ufe0e\\ufe0f]'
const picture = `\\p{ExtPict}\\p{EMod}?${selector}?`
const tags = '[\\u{e0020}-\\u{e007f}]*'
// Flags, keycaps, pictures that joiners hold together, and what is left of such.
const emoji = new RegExp(`\\p{RI}{1,2}|[\\d#*]\\ufe0f?\\u20e3|${picture}${tags}(?:\\u200d${picture})*|\\p{EMod}`, 'gu')

/** How signs are written where only letters are at hand. */
const spellings: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '♯': '#',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
  μ: 'µ',
}

// Chinese and Japanese have no spaces: there a sign is what a word is elsewhere.
const wordSign = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const wordLetter = '[\\p{L}\\p{M}\\p{N}\\u200c\\u200d]'
const words = new RegExp(`${wordSign}\\p{M}*|(?:(?!${wordSign})${wordLetter})+|[^\\s\\p{L}\\p{M}\\p{N}]`, 'gu')

/** Stands for what is left out, until the spaces around it are set. */
const gap = '\0'

/** What can be drawn of a text, and with which face: in one, because letters of two look like a mistake. */
export function findDrawable(
  text: string,
  outline: OutlineText,
  style: TextStyle,
): { text: string; face: TextStyle['face'] } | undefined {
  const found = faces.flatMap((face) => {
    const shown = drawableText(text, outline, { ...style, face })
    return shown === undefined ? [] : [{ text: shown, face, letters: countLetters(shown) }]
  })
  const usual = found.find(({ face }) => face === style.face)
  return found.find(({ letters }) => letters > (usual?.letters ?? -1)) ?? usual
}

// The font of the site before the one for code.
const faces = ['text', 'own', 'mono'] as const

/** A text without what the face lacks; undefined if that is most of its letters, or all that it says. */
function drawableText(text: string, outline: OutlineText, style: TextStyle): string | undefined {
  const canDraw = rememberAnswers((part) => outline(part, style) !== undefined)
  const plain = text
    .normalize('NFC')
    .replaceAll(gap, '')
    .replace(emoji, (sequence) => {
      // Some are signs of the face, such as ©, ™ or ↔.
      const sign = sequence.replace(/[\ufe0e\ufe0f]/g, '')
      return [...sign].length === 1 && (canDraw(sign) || sign in spellings) ? sign : gap
    })
    // Some join the letters of a word.
    .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]|(?![\u200c\u200d])\p{DI}/gu, '')
    .replace(words, (part) => (part === gap ? gap : drawPart(part, canDraw)))
  const shown = closeGaps(plain)
  const [wanted, kept] = [countLetters(text), countLetters(shown)]
  const isMost = wanted === 0 ? /\p{N}/u.test(shown) || !plain.includes(gap) : kept > 0 && kept * 2 >= wanted
  return shown !== '' && isMost && canDraw(shown) ? shown : undefined
}

function rememberAnswers(ask: (part: string) => boolean): (part: string) => boolean {
  const known = new Map<string, boolean>()
  return (part) => {
    const answer = known.get(part) ?? ask(part)
    known.set(part, answer)
    return answer
  }
}

// A word without one of its letters would be another word.
function drawPart(part: string, canDraw: (part: string) => boolean): string {
  const characters = [...part].map((character) => {
    const [found] = [character, spellings[character] ?? '', character.normalize('NFKD')].filter(
      (form) => form !== '' && [...form].every(canDraw),
    )
    return found ?? (/[\p{M}\u200c\u200d]/u.test(character) ? '' : gap)
  })
  return characters.includes(gap) ? gap : characters.join('')
}

/** Sets the spaces where something was left out, and drops what stood for it alone: brackets, dashes, commas. */
function closeGaps(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\0(?:[\s\0]*\0)?/g, gap)
    .replace(/([([{]) ?\0 ?[)\]}]/g, gap)
    .replace(/^[\s\0]*\0[\s\p{Pd}:|·,\0]*|[\s\p{Pd}:|·,\0]*\0[\s\0]*$/gu, '')
    .replace(/ ?\0 ?(?=[,.;:!?)\]}])/g, '')
    .replace(/(?<=[([{]) ?\0 ?/g, '')
    .replace(/ ?\0 ?/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
