/** Lines of a Markdown text that are all code of a fence, or all none. */
export interface Lines {
  isCode: boolean
  lines: string[]
}

/** Separates fenced code from prose. */
export function splitCode(text: string): Lines[] {
  const parts: Lines[] = [{ isCode: false, lines: [] }]
  let fence = ''
  for (const line of text.split('\n')) {
    const [, mark = ''] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '' && mark !== '') {
      fence = mark
      parts.push({ isCode: true, lines: [line] })
    } else {
      parts.at(-1)?.lines.push(line)
      if (fence === '' || line.trim() !== fence) continue
      fence = ''
      parts.push({ isCode: false, lines: [] })
    }
  }
  return parts.filter(({ lines }) => lines.length > 0)
}
