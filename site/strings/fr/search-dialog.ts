/** The search button and its dialog. */
export const searchDialog = {
  open: 'Rechercher',
  key: 'Ctrl K',
  label: 'Recherche',
  placeholder: 'Rechercher sur ce site…',
  inputLabel: 'Rechercher sur ce site',
  closeKey: 'Échap',
  close: 'Fermer la recherche',
  oftenSearched: 'Recherches fréquentes',
  results: 'Résultats',
  searching: 'Recherche…',
  resultCount: (count: number) => (count < 2 ? `${count} résultat` : `${count} résultats`),
  noResults: 'Aucun résultat',
  noResultsHint: 'Vérifiez l’orthographe, ou essayez d’autres mots',
  failed: 'L’index de recherche n’a pas pu être chargé. Vérifiez votre connexion et recommencez la saisie.',
  within: (section: string) => `Seulement dans ${section}`,
} as const
