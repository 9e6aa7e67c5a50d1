// Breaks a text into lines of equal length, for pictures, where no browser does. Words are not hyphenated: a word wider
// than a line is broken where the line ends.

export interface WrapOptions {
  /** Width of a line, in the unit of `measure`. */
  width: number
  /** Largest number of lines. */
  lines: number
  measure: (text: string) => number
}

/** A part that stays together, and what stands before it on its line. */
interface Part {
  text: string
  before: '' | ' '
}

/** As few lines as the text needs, as equal as possible; `isCut` if the text was too long and its end was cut off. */
export function wrapText(text: string, options: WrapOptions): { lines: string[]; isCut: boolean } {
  const { width, lines } = options
  const measure = memoizeMeasure(options.measure)
  const parts = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap(partsOfWord)
    .flatMap((part) => breakPart(part, width, measure))
  const full = fill(parts, width, measure)
  if (full.length > lines) {
    const rest = joinParts(full.slice(lines - 1).flat())
    return { lines: [...full.slice(0, lines - 1).map(joinParts), cut(rest, width, measure)], isCut: true }
  }
  // The narrowest width that gives no more lines.
  let [low, high] = [width / 2, width]
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2
    const isEnough =
      fill(parts, middle, measure).length <= full.length && parts.every((part) => measure(part.text) <= middle)
    if (isEnough) high = middle
    else low = middle
  }
  return { lines: fill(parts, high, measure).map(joinParts), isCut: false }
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

function fill(parts: readonly Part[], width: number, measure: WrapOptions['measure']): Part[][] {
  const lines: Part[][] = []
  let shown = ''
  for (const part of parts) {
    const longer = shown + part.before + part.text
    const last = lines.at(-1)
    if (last && measure(longer) <= width) {
      last.push(part)
      shown = longer
    } else {
      lines.push([part])
      shown = part.text
    }
  }
  return lines
}

function joinParts(parts: readonly Part[]): string {
  return parts.map(({ text, before }, index) => (index === 0 ? text : before + text)).join('')
}

const unspacedScripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const unspaced = new RegExp(`[${unspacedScripts.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u')
// The words of these scripts are the same in every language.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A line of a script without spaces ends between two words, and begins with no full stop. */
function partsOfWord(word: string): Part[] {
  if (!unspaced.test(word)) return [{ text: word, before: ' ' }]
  const parts: Part[] = []
  let isOpen = false
  for (const { segment } of segmenter.segment(word)) {
    const last = parts.at(-1)
    if (last && (isOpen || /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u.test(segment)))
      last.text += segment
    else parts.push({ text: segment, before: last ? '' : ' ' })
    isOpen = /[\p{Ps}\p{Pi}]$/u.test(segment)
  }
  return parts
}

function breakPart(whole: Part, width: number, measure: WrapOptions['measure']): Part[] {
  if (measure(whole.text) <= width) return [whole]
  const parts: Part[] = []
  let text = ''
  const end = () => parts.push({ text, before: parts.length === 0 ? whole.before : '' })
  for (const { segment } of graphemes.segment(whole.text)) {
    if (text !== '' && measure(text + segment) > width) {
      end()
      text = ''
    }
    text += segment
  }
  end()
  return parts
}

function cut(text: string, width: number, measure: WrapOptions['measure']): string {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment)
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').replace(/[\s,;:.、。，–-]+$/, '')}…`
}
