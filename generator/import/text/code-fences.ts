// Code between fences, whose rows are not translated.

const opening = /^(?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]))*[ \t]*(`{3,}|~{3,})(.*)/

/** What closes the fence that a row opens; undefined if it opens none. */
export function closingFence(text: string): RegExp | undefined {
  const [, marks = '', info = ''] = opening.exec(text) ?? []
  // Backticks on both sides are inline code.
  if (marks === '' || (marks.startsWith('`') && info.includes('`'))) return undefined
  return new RegExp(`^[\\s>]*[${marks[0]}]{${marks.length},}\\s*$`)
}

/** Says of the rows of a text, one after the other, whether each is code or one of its fences. */
export function openFences(): (text: string) => boolean {
  let closing: RegExp | undefined
  return (text) => {
    if (!closing) return (closing = closingFence(text)) !== undefined
    if (closing.test(text)) closing = undefined
    return true
  }
}
