import { fold } from './fold.ts'
import { signPairs } from './sign-pairs.ts'

const pieces = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu

// Scripts that put no space between words: Chinese, Japanese, Thai, Lao, Khmer and Burmese.
const unspaced = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}'
const runs = new RegExp(`(?:(?=[${unspaced}])[\\p{L}\\p{N}\\p{M}])+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')
const plainRuns = /[a-z0-9]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const isAscii = /^[\x00-\x7f]*$/

/** Longer runs of letters are no words: keys, hashes, pictures in code. */
const longestWord = 40

/**
 * The words of a text as it is searched: small letters without accents, a run of letters and digits each. Of scripts
 * without spaces, every two characters that follow each other: there a word is found wherever it is in a sentence.
 */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  // Most texts have no other letters, and take a third of the time then.
  if (isAscii.test(folded)) return (folded.match(plainRuns) ?? []).map((run) => run.slice(0, longestWord))
  return (folded.match(runs) ?? []).flatMap((run) =>
    isUnspaced.test(run) ? pairsOf(run) : [run.slice(0, longestWord)],
  )
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.length < 2 ? [run] : characters.slice(1).map((second, index) => `${characters[index]}${second}`)
}

/** A pair has its first character as its beginning; the last one of a run begins none. */
function lastOnes(text: string): string[] {
  if (isAscii.test(text)) return []
  return (fold(text).match(runs) ?? []).flatMap((run) => (isUnspaced.test(run) ? [...run].slice(1).slice(-1) : []))
}

/** Whether a word is one character of a script without spaces: few others begin with it. */
export function isLoneCharacter(word: string): boolean {
  return isUnspaced.test(word) && [...word].length === 1
}

/**
 * The words that a text is found by: also the parts of names such as installCommand, names with a sign in them such as
 * Node.js without it, and version numbers. With `hasSigns` what its signs are found by, too.
 */
export function indexedWords(text: string, hasSigns = false): string[] {
  return [...wordsOf(text), ...lastOnes(text), ...otherForms(text), ...(hasSigns ? signPairs(text) : [])]
}

/**
 * The first and the last run of letters of a text, as words. In scripts without spaces a run has several words: it is
 * one here.
 */
export function edgeWords(text: string): [first: string, last: string] {
  const found = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return [fold(found[0] ?? '').slice(0, longestWord), fold(found.at(-1) ?? '').slice(0, longestWord)]
}

/** What the longer words of a title end with: three letters at least. Others write their words in one. */
export function endsOfWords(title: string): string[] {
  const words = wordsOf(title).filter((word) => word.length > 3 && !isUnspaced.test(word))
  return words.flatMap((word) => Array.from({ length: word.length - 3 }, (_, index) => word.slice(index + 1)))
}

/** The same for a long text, each word once. Of signs, only those that make a name of a letter: C++, F#. */
export function textWords(text: string): string[] {
  const found = new Set(wordsOf(text))
  for (const word of lastOnes(text)) found.add(word)
  for (const word of otherForms(text)) found.add(word)
  for (const word of letterSigns(text)) found.add(word)
  return [...found]
}

/** C++ and C# as the pairs that `signPairs` makes of them. */
export function letterSigns(text: string): string[] {
  return (text.match(/(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])/gu) ?? []).map((name) =>
    name.slice(0, 2).toLowerCase(),
  )
}

// A number with signs: 99.99%, 73,714, 24/7, $3,000.
const figure = /^[$€£¥]?\d+(?:[.,:/]\d+)*[%+]?$/

/** The words of a text that show whether it may have a literal; none for signs that no text is searched for. */
export function wordsOfLiteral(literal: string): string[] {
  return figure.test(literal) ? wordsOf(literal) : letterSigns(literal)
}

function otherForms(text: string): string[] {
  const found: string[] = []
  for (const name of new Set(text.match(isAscii.test(text) ? plainNames : names))) {
    // Most words have no other form.
    if (/^[a-z]+$/.test(name)) continue
    const isJoined = joint.test(name)
    if (isJoined && name.length <= longestWord) found.push(...joinedForms(name))
    if (isCamel.test(name))
      for (const part of name.split(joint))
        if (part.length <= longestWord && isCamel.test(part)) found.push(...ends(part))
  }
  for (const [, number = ''] of text.matchAll(/\bversion (\d+)/gi)) found.push(`v${number}`)
  return found
}

// Words with the signs that join them.
const names = /[\p{L}\p{N}\p{M}]+(?:[-.'’_][\p{L}\p{N}\p{M}]+)*/gu
const plainNames = /[A-Za-z\d]+(?:[-.'_][A-Za-z\d]+)*/g
const joint = /[-.'’_]/
const isCamel = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u

/** Of Wi-Fi wifi, of v2.3.1 the number. */
function joinedForms(name: string): string[] {
  const number = name.match(/\d+(?:\.\d+)+/)?.[0]
  if (number !== undefined) return [number]
  return !/\p{L}/u.test(name) ? [] : [fold(name.split(joint).join(''))]
}

/** Of getUserById get, userbyid, user, byid, by and id. */
function ends(name: string): string[] {
  const words = (name.match(pieces) ?? []).map(fold)
  return words.flatMap((word, index) => [word, words.slice(index).join('')]).slice(0, 24)
}
