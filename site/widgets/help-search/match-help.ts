// Whether a help article answers a search. In: its visible text, its keywords and what was typed. Out: yes or no.
// Never ranks. Every word must occur somewhere, in any order, so that "audio no" finds "No Audio".

export function matchHelp(text: string, keywords: string, query: string): boolean {
  const haystack = `${text} ${keywords}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
