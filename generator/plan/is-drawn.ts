/** The font that a site names for its cards. */
export interface CardFont {
  hash: string
  /** Code points of its characters. */
  letters: ReadonlySet<number>
}

/**
 * Whether the pictures of a site can show a text: the typefaces of Libretto have Latin and Cyrillic letters, the font
 * of the site may have others, and a text is shown when it has mostly these. A text of signs or emoji says nothing.
 */
export function isDrawn(text: string, font?: CardFont): boolean {
  const letters = text.normalize('NFKD').match(/\p{L}/gu) ?? []
  if (letters.length === 0) return /[\p{N}\p{P}]/u.test(text)
  const isOurs = (letter: string) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter)
  if (letters.filter(isOurs).length * 2 >= letters.length) return true
  return font !== undefined && isDrawnWith(text.normalize('NFC'), font)
}

const wordSign = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const words = new RegExp(`${wordSign}\\p{M}*|(?:(?!${wordSign})[\\p{L}\\p{M}\\p{N}])+`, 'gu')

/** A word without one of its letters is left out. */
function isDrawnWith(text: string, { letters }: CardFont): boolean {
  let [drawn, all] = [0, 0]
  for (const [word] of text.matchAll(words)) {
    const own = word.match(/\p{L}/gu) ?? []
    all += own.length
    const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0) || /\p{Script=Latin}/u.test(letter)
    if (own.every(has)) drawn += own.length
  }
  return drawn * 2 >= all
}
