// Short texts from long ones. Pure; the limits are those of the specification.

/** Cuts at the last space before the limit and adds "…"; the result is never longer than `limit` characters. */
export function excerptOf(text: string, limit: number): string {
  const line = beginningOf(text, limit)
  if (line.length <= limit) return line
  const cut = line.slice(0, limit)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')).replace(/[\s,;:.–-]+$/, '')}…`
}

// All of a short text, or more than `limit` characters of a long one, in one line: an article need not be looked at to its end.
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
