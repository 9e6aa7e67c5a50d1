// The order in which the parts of a line are drawn. Letters from right to left, and numbers and other letters among
// them: as much of the Unicode bidirectional algorithm as a line without control characters needs.

/** Neighbours that are shaped together. */
export interface Run {
  text: string
  isRightToLeft: boolean
}

type Kind = 'left' | 'right' | 'number' | 'neutral'

const rightLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
/** Their letters change with their neighbours, so that each is shaped by itself. */
const shapedScripts =
  'Arabic Hebrew Syriac Thaana Nko Adlam Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam ' +
  'Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian'
const shaped = shapedScripts.split(' ').map((name) => new RegExp(`\\p{Script=${name}}`, 'u'))
const isShaped = new RegExp(`[${shapedScripts.replace(/\w+ ?/g, (name) => `\\p{Script=${name.trim()}}`)}]`, 'u')

/** The runs of a line from left to right. `isFromRight`: the text that it is a part of begins at the right. */
export function orderRuns(line: string, isFromRight = false): Run[] {
  if (!isFromRight && !isShaped.test(line)) return [{ text: line, isRightToLeft: false }]
  const characters = [...line]
  const levels = levelsOf(kindsOf(characters), isFromRight)
  const runs: (Run & { level: number; script: number })[] = []
  for (const [index, character] of characters.entries()) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    const own = /[\p{L}\p{Nd}]/u.test(character) ? shaped.findIndex((script) => script.test(character)) : undefined
    const script = own ?? last?.script ?? -1
    if (last?.level === level && last.script === script) last.text += character
    else runs.push({ text: character, isRightToLeft: level % 2 === 1, level, script })
  }
  return reverseLevels(runs).map(({ text, isRightToLeft }) => ({ text, isRightToLeft }))
}

/** Whether a text is one whose letters join, so that no space belongs between them. */
export function isJoined(text: string): boolean {
  return isShaped.test(text)
}

function kindsOf(characters: readonly string[]): Kind[] {
  const kinds: Kind[] = []
  for (const [index, character] of characters.entries()) {
    if (/\p{M}/u.test(character) && index > 0) kinds.push(kinds[index - 1] ?? 'neutral')
    else if (/\p{Nd}/u.test(character)) kinds.push('number')
    else if (rightLetter.test(character)) kinds.push('right')
    else kinds.push(/\p{L}/u.test(character) ? 'left' : 'neutral')
  }
  return kinds.map((kind, index) => {
    if (kind !== 'neutral') return kind
    const [before, after] = [kinds[index - 1], kinds[index + 1]]
    const character = characters[index] ?? ''
    if (before === 'number' && after === 'number' && /[.,:/]/.test(character)) return 'number'
    return (before === 'number' || after === 'number') && /[%$€£¥₪#°]/.test(character) ? 'number' : kind
  })
}

function levelsOf(kinds: readonly Kind[], isFromRight: boolean): number[] {
  const base = isFromRight ? 1 : 0
  const left = isFromRight ? 2 : 0
  let strong: Kind = isFromRight ? 'right' : 'left'
  // A number counts as a part of what it follows.
  const sides = kinds.map((kind) => {
    if (kind === 'left' || kind === 'right') strong = kind
    return kind === 'number' ? strong : kind
  })
  const side = (index: number, step: number) => {
    let at = index
    while (sides[at] === 'neutral') at += step
    return sides[at] ?? (isFromRight ? 'right' : 'left')
  }
  return kinds.map((kind, index) => {
    const own = sides[index]
    if (kind === 'number') return own === 'right' ? 2 : left
    if (own !== 'neutral') return own === 'right' ? 1 : left
    const [before, after] = [side(index, -1), side(index, 1)]
    if (before !== after) return base
    return before === 'right' ? 1 : left
  })
}

function reverseLevels<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  return [2, 1].reduce<readonly Leveled[]>((ordered, level) => {
    const groups: Leveled[][] = []
    for (const run of ordered) {
      const last = groups.at(-1)
      const isSame = run.level >= level && last?.every((other) => other.level >= level)
      if (last && isSame) last.unshift(run)
      else groups.push([run])
    }
    return groups.flat()
  }, runs) as Leveled[]
}
