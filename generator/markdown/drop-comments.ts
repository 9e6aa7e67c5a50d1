// HTML comments vanish, wherever they stand. What is beside one stays.

/** HTML without its comments. One that does not end stays. */
export function dropComments(html: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = html.indexOf('<!--', from)
    if (start < 0) return kept + html.slice(from)
    // These two are whole comments, in HTML as in CommonMark.
    const short = /^<!---?>/.exec(html.slice(start, start + 6))?.[0]
    const close = html.indexOf('-->', start + 4)
    if (short === undefined && close < 0) return kept + html.slice(from)
    const end = short === undefined ? close + 3 : start + short.length
    kept += html.slice(from, start)
    from = end
  }
}
