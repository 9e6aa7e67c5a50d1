// How letters are compared: small, without accents, in one width.

import { plainLetter, plainLetters } from '#runtime/services/plain-letters.ts'

/**
 * A text in small letters without the accents of Latin, Greek and Cyrillic; other scripts write different letters with
 * marks. Wide letters, narrow kana and ligatures are as usual ones.
 */
export function fold(text: string): string {
  const small = text.toLowerCase()
  // Most texts have nothing else.
  if (isAscii.test(small)) return small
  return small
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const isAscii = /^[\x00-\x7f]*$/
