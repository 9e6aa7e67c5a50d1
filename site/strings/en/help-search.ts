/** The search field of the help center. */
export const helpSearch = {
  label: 'Search help articles',
  placeholder: 'Search help articles...',
  noResults: 'No results found',
  hint: 'Try another word.',
  articleCount: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
} as const
