import { signPairs } from './sign-pairs.ts'

const pieces = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu

// Scripts that put no space between words: Chinese, Japanese, Thai, Lao, Khmer and Burmese.
const unspaced = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}'
const runs = new RegExp(`(?:(?=[${unspaced}])[\\p{L}\\p{N}\\p{M}])+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/**
 * The words of a text as it is searched: small letters without accents, a run of letters and digits each. Of scripts
 * without spaces, every two characters that follow each other: there a word is found wherever it is in a sentence.
 */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (isUnspaced.test(run) ? pairsOf(run) : [run]))
}

function runsOf(text: string): string[] {
  return fold(text).match(runs) ?? []
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.length < 2 ? [run] : characters.slice(1).map((second, index) => `${characters[index]}${second}`)
}

/** A pair has its first character as its beginning; the last one of a run begins none. */
function lastOnes(text: string): string[] {
  return runsOf(text).flatMap((run) => (isUnspaced.test(run) ? [...run].slice(1).slice(-1) : []))
}

/** Whether a word is one character of a script without spaces: few others begin with it. */
export function isLoneCharacter(word: string): boolean {
  return isUnspaced.test(word) && [...word].length === 1
}

/**
 * The words that a text is found by: also the parts of names such as installCommand. With `hasSigns` what its signs are
 * found by, too.
 */
export function indexedWords(text: string, hasSigns = false): string[] {
  const parts = text.match(/\p{Ll}\p{Lu}[\p{L}\p{N}]*/u) ? (text.match(pieces) ?? []).map(fold) : []
  return [...wordsOf(text), ...lastOnes(text), ...parts, ...(hasSigns ? signPairs(text) : [])]
}

// The accents of Latin letters alone: other scripts write different letters with marks.
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
