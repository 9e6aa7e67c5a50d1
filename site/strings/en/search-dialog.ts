/** The search button and its dialog. */
export const searchDialog = {
  open: 'Search',
  key: 'Ctrl K',
  label: 'Search',
  placeholder: 'Search this site…',
  inputLabel: 'Search this site',
  closeKey: 'Esc',
  close: 'Close search',
  oftenSearched: 'Often searched',
  results: 'Results',
  searching: 'Searching...',
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  noResults: 'No results found',
  noResultsHint: 'Check the spelling, or try other words',
  failed: 'The search index could not be loaded. Check your connection and type again.',
  within: (section: string) => `Only in ${section}`,
} as const
