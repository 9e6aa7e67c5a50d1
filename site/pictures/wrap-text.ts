// Breaks a text into lines of equal length, for pictures, where no browser does. Words are not hyphenated: a word wider
// than a line is broken where the line ends.

export interface WrapOptions {
  /** Width of a line, in the unit of `measure`. */
  width: number
  /** Largest number of lines. */
  lines: number
  measure: (text: string) => number
}

/** As few lines as the text needs, as equal as possible; `isCut` if the text was too long and its end was cut off. */
export function wrapText(text: string, options: WrapOptions): { lines: string[]; isCut: boolean } {
  const { width, lines } = options
  const measure = memoizeMeasure(options.measure)
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => breakWord(word, width, measure))
  const full = fill(words, width, measure)
  if (full.length > lines)
    return { lines: [...full.slice(0, lines - 1), cut(full.slice(lines - 1).join(' '), width, measure)], isCut: true }
  // The narrowest width that gives no more lines.
  let [low, high] = [width / 2, width]
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2
    const isEnough =
      fill(words, middle, measure).length <= full.length && words.every((word) => measure(word) <= middle)
    if (isEnough) high = middle
    else low = middle
  }
  return { lines: fill(words, high, measure), isCut: false }
}

// Every width that is tried has most of its lines from another one, and shaping a text takes long.
function memoizeMeasure(measure: WrapOptions['measure']): WrapOptions['measure'] {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? measure(text)
    widths.set(text, width)
    return width
  }
}

function fill(words: readonly string[], width: number, measure: WrapOptions['measure']): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function breakWord(word: string, width: number, measure: WrapOptions['measure']): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

function cut(text: string, width: number, measure: WrapOptions['measure']): string {
  const characters = [...text]
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').replace(/[\s,;:.–-]+$/, '')}…`
}
