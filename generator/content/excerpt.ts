/** Cuts at the last space before the limit and adds "…"; the result is never longer than `limit` characters. */
export function excerptOf(text: string, limit: number): string {
  const line = beginningOf(text, limit)
  if (line.length <= limit) return line
  const cut = line.slice(0, limit)
  const space = cut.lastIndexOf(' ')
  // Without a space the cut may fall inside a surrogate pair.
  const words = space > 0 ? cut.slice(0, space) : cut.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}

// The text in one line: all of a short one, more than `limit` characters of a long one. Long articles are not read to
// their end.
function beginningOf(text: string, limit: number): string {
  for (let size = 2 * limit; ; size *= 4) {
    const line = text.slice(0, size).replace(/\s+/g, ' ').trim()
    if (size >= text.length || line.length > limit) return line
  }
}

/** Minutes to read a text: characters / 1000, rounded up; at least one. */
export function readTime(text: string): number {
  return Math.max(1, Math.ceil(text.trim().length / 1000))
}
