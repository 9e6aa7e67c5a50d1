// Rules of HTML and of WAI-ARIA that html-validate does not have and the checker of the W3C has. Each function gives a
// line for each fault of a page.

/** A page has one h1, and its headings skip no level. */
export function headingFaults(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  const firsts = levels.filter((level) => level === 1).length
  return firsts === 1 && skipped.length === 0 ? [] : [`headings ${levels.join(' ')}`]
}

/** A group of a description list has a term and a description. */
export function emptyGroups(html: string): string[] {
  const groups = html.match(/<div[^<>]*><dt\b.*?<\/div>/gs) ?? []
  return groups.filter((group) => !group.includes('<dd'))
}

/** What is hidden is hidden from everyone, so `aria-hidden` says nothing there. */
export function hiddenTwice(html: string): string[] {
  const tags = html.match(/<[a-z][^<>]*\shidden(?=[\s=/>])[^<>]*>/g) ?? []
  return tags.filter((tag) => tag.includes(' aria-hidden='))
}
