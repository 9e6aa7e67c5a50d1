/** The search button and its dialog. */
export const searchDialog = {
  open: 'Rechercher',
  key: 'Ctrl K',
  label: 'Recherche',
  placeholder: 'Rechercher documentation, API, guides…',
  inputLabel: 'Rechercher dans la documentation, les API et les guides',
  closeKey: 'Échap',
  close: 'Fermer la recherche',
  oftenSearched: 'Recherches fréquentes',
  results: 'Résultats',
  searching: 'Recherche…',
  resultCount: (count: number) => (count < 2 ? `${count} résultat` : `${count} résultats`),
  noResults: 'Aucun résultat',
  noResultsHint: 'Essayez de rechercher une page de documentation, une API ou un guide',
  failed: 'L’index de recherche n’a pas pu être chargé. Vérifiez votre connexion et recommencez la saisie.',
  within: (section: string) => `Seulement dans ${section}`,
} as const
