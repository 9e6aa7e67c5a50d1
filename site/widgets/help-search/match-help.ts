/** Every word of the query must occur in the text or the keywords, in any order: "audio no" finds "No Audio". */
export function matchHelp(text: string, keywords: string, query: string): boolean {
  const haystack = `${text} ${keywords}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
