// Which items have a word: lists of numbers by word, in files of about the same length.

/** Characters. About 10 KB after gzip. */
const usualLength = 24_000

export interface Postings {
  /** Notes that an item has words: some for each list. */
  add: (number: number, words: readonly (readonly string[])[]) => void
  /** The files in the order of their words, as JSON. */
  parts: () => Generator<{ first: string; text: string }>
}

/** Postings with a number of lists for each word. */
export function openPostings(lists: number): Postings {
  const found = new Map<string, number[][]>()
  const add: Postings['add'] = (number, words) => {
    for (const [index, its] of words.entries())
      for (const word of its) {
        let known = found.get(word)
        if (!known) {
          known = lists === 1 ? [[]] : Array.from({ length: lists }, () => [])
          found.set(word, known)
        }
        const list = known[index]
        if (list && list.at(-1) !== number) list.push(number)
      }
  }
  return { add, parts: () => splitWords(found) }
}

function* splitWords(found: ReadonlyMap<string, number[][]>): ReturnType<Postings['parts']> {
  // Browsers compare words by their code units.
  const words = [...found.keys()].sort((one, other) => (one < other ? -1 : 1))
  let lines: string[] = []
  let first = ''
  let length = 0
  for (const word of words) {
    const line = printLine(word, found.get(word) ?? [])
    if (lines.length > 0 && length + line.length > usualLength) {
      yield { first, text: `[${lines.join(',')}]` }
      lines = []
      length = 0
    }
    if (lines.length === 0) first = word
    lines.push(line)
    length += line.length
  }
  if (lines.length > 0) yield { first, text: `[${lines.join(',')}]` }
}

function printLine(word: string, lists: readonly number[][]): string {
  const steps = lists.map(stepsOf)
  const last = steps.findLastIndex((list) => list.length > 0)
  return `[${[JSON.stringify(word), ...steps.slice(0, last + 1).map((list) => `[${list.join(',')}]`)].join(',')}]`
}

// Items come in the order of the content, and a word may be twice in one.
function stepsOf(numbers: number[]): number[] {
  numbers.sort((a, b) => a - b)
  let before = -1
  const steps: number[] = []
  for (const number of numbers) {
    if (number === before) continue
    steps.push(number - Math.max(before, 0))
    before = number
  }
  return steps
}
