/** The search field of the help center. */
export const helpSearch = {
  label: 'Rechercher dans les articles d’aide',
  placeholder: 'Rechercher dans les articles d’aide…',
  noResults: 'Aucun résultat',
  hint: 'Essayez un autre mot.',
  articleCount: (count: number) => (count < 2 ? `${count} article` : `${count} articles`),
} as const
