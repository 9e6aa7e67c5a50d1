// Names such as C++, <b> and => are not made of words. They are found by every two neighbours in them: a sign and a
// sign, or a sign and a letter that is alone. A symbol such as an emoji is found alone, a punctuation mark is not.

const runs = /[^\s\p{L}\p{N}\p{M}]+|[\p{L}\p{N}\p{M}]+/gu

// A word that a literal may have: one letter or a number.
const [before, after] = [
  String.raw`(?<=(?<![\p{L}\p{N}\p{M}])(?:\p{L}|\p{N}+))`,
  String.raw`(?=(?:\p{L}|\p{N}+)(?![\p{L}\p{N}\p{M}]))`,
]
const signs = String.raw`([^\s\p{L}\p{N}\p{M}]+)`
const spacedSigns = new RegExp(`${before} ${signs} ${after}`, 'gu')
const closeSigns = new RegExp(before + signs + after, 'gu')

/** A text with R & D written as R&D: signs between single letters or numbers. */
export function closeUp(text: string): string {
  return text.replace(spacedSigns, '$1')
}

/** A text with R&D written as R & D. */
export function spaceOut(text: string): string {
  return text.replace(closeSigns, ' $1 ')
}

/** The pairs and symbols that the signs of a text are found by. */
export function signPairs(text: string): string[] {
  const found = new Set<string>()
  let last: { character: string; end: number } | undefined
  for (const { 0: run, index } of closeUp(text.toLowerCase()).matchAll(runs)) {
    const characters = [...run]
    const [first = ''] = characters
    const isWord = /^[\p{L}\p{N}\p{M}]/u.test(run)
    if (isWord && characters.length > 1) {
      last = undefined
      continue
    }
    if (last?.end === index) found.add(last.character + first)
    for (const [place, character] of characters.entries()) {
      if (/\p{So}/u.test(character)) found.add(character)
      if (place > 0) found.add(`${characters[place - 1]}${character}`)
    }
    last = { character: characters.at(-1) ?? '', end: index + run.length }
  }
  return [...found]
}
