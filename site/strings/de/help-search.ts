/** The search field of the help center. */
export const helpSearch = {
  label: 'Hilfeartikel durchsuchen',
  placeholder: 'Hilfeartikel durchsuchen\u00a0…',
  noResults: 'Keine Ergebnisse gefunden',
  hint: 'Versuchen Sie ein anderes Wort.',
  articleCount: (count: number) => `${count} Artikel`,
} as const
