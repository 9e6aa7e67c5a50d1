/** The search button and its dialog. */
export const searchDialog = {
  open: 'Buscar',
  key: 'Ctrl K',
  label: 'Búsqueda',
  placeholder: 'Buscar en este sitio…',
  inputLabel: 'Buscar en este sitio',
  closeKey: 'Esc',
  close: 'Cerrar búsqueda',
  oftenSearched: 'Búsquedas frecuentes',
  results: 'Resultados',
  searching: 'Buscando…',
  resultCount: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  noResults: 'No se encontraron resultados',
  noResultsHint: 'Revise la ortografía o pruebe con otras palabras',
  failed: 'No se pudo cargar el índice de búsqueda. Revise la conexión y vuelva a escribir.',
  within: (section: string) => `Solo en ${section}`,
} as const
