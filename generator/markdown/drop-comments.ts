// HTML comments vanish, wherever they stand. What is beside one stays.

/** HTML without its comments. One that does not end stays. */
export function dropComments(html: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = html.indexOf('<!--', from)
    if (start < 0) return kept + html.slice(from)
    const end = endOfComment(html, start)
    if (end === undefined) return kept + html.slice(from)
    kept += html.slice(from, start)
    from = end
  }
}

/** Where a comment that begins at `start` ends; undefined if it does not. */
export function endOfComment(html: string, start: number): number | undefined {
  // These two are whole comments, in HTML as in CommonMark.
  const short = /^<!---?>/.exec(html.slice(start, start + 6))?.[0]
  if (short !== undefined) return start + short.length
  const close = html.indexOf('-->', start + 4)
  return close < 0 ? undefined : close + 3
}
