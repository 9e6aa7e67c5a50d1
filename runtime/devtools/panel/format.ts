// Numbers → texts for people. Pure. One kilobyte is 1024 bytes, as in the terminal's summary.

/** Prints a number of bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${Math.round(bytes)} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1023.95 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Prints a time in milliseconds: whole ones from ten on, seconds from ten of them on. */
export function formatMs(milliseconds: number): string {
  if (milliseconds >= 10_000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${milliseconds >= 10 ? Math.round(milliseconds) : Number(milliseconds.toFixed(1))} ms`
}

/** `1 page`, `2 pages`. */
export function countOf(count: number, word: string, plural: string = `${word}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? word : plural}`
}

/** A date as it is; an instant to the minute, in the reader's zone. */
export function formatDate(instant: string): string {
  return instant.includes('T') ? new Date(instant).toLocaleString('sv-SE').slice(0, 16) : instant
}

/** The API's words begin small and end open, so that others can build on them. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** Clock time of an instant, in the reader's zone. */
export function formatClock(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB')
}
