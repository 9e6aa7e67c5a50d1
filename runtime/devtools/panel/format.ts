// Texts for figures and messages of the panel.

/** Prints a time in milliseconds: whole ones from 10 ms, seconds from 10 s. */
export function formatMs(milliseconds: number): string {
  if (milliseconds >= 10_000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${milliseconds >= 10 ? Math.round(milliseconds) : Number(milliseconds.toFixed(1))} ms`
}

/** `1 page`, `2 pages`. */
export function countOf(count: number, word: string, plural: string = `${word}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? word : plural}`
}

/** A date as it is; an instant to the minute, in the reader's time zone. */
export function formatDate(instant: string): string {
  return instant.includes('T') ? new Date(instant).toLocaleString('sv-SE').slice(0, 16) : instant
}

/** A message of the API as a sentence: those begin in lower case and end without a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** Clock time of an instant, in the reader's time zone. */
export function formatClock(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB')
}
