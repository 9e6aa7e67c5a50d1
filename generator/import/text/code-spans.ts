// Inline code: nothing in it is translated. Every function takes linear time, whatever backticks a text has.

/** Where code begins and ends in a text, with its backticks. */
interface CodeSpan {
  start: number
  end: number
}

function findCode(text: string): CodeSpan[] {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: marks, index }) => ({ start: index, end: index + marks.length }))
  // The next run of the same length ends the code that a run begins.
  const next: (number | undefined)[] = runs.map(() => undefined)
  const last = new Map<number, number>()
  for (let index = runs.length - 1; index >= 0; index--) {
    const { start, end } = runs[index] as CodeSpan
    next[index] = last.get(end - start)
    last.set(end - start, index)
  }
  const found: CodeSpan[] = []
  for (let index = 0; index < runs.length; index++) {
    const { start } = runs[index] as CodeSpan
    const close = text[start - 1] === '\\' ? undefined : next[index]
    if (close === undefined) continue
    found.push({ start, end: (runs[close] as CodeSpan).end })
    index = close
  }
  return found
}

/** Applies one change to code and another to what is between. */
function changeParts(text: string, change: (part: string) => string, changeCode: (code: string) => string): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of findCode(text)) {
    pieces.push(change(text.slice(from, start)), changeCode(text.slice(start, end)))
    from = end
  }
  return [...pieces, change(text.slice(from))].join('')
}

const same = (part: string) => part

/** The text with code in it blanked out, so that nothing is found there. */
export function maskCode(text: string): string {
  return changeParts(text, same, (code) => code.replace(/[^\n]/g, ' '))
}

/** Applies a change to code, with its backticks. */
export function insideCode(text: string, change: (code: string) => string): string {
  return changeParts(text, same, change)
}

/** Applies a change to what is not in code. */
export function outsideCode(text: string, change: (part: string) => string): string {
  return changeParts(text, change, same)
}
