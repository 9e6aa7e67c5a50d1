/** The search button and its dialog. */
export const searchDialog = {
  open: 'Buscar',
  key: 'Ctrl K',
  label: 'Búsqueda',
  placeholder: 'Buscar documentación, API, guías…',
  inputLabel: 'Buscar documentación, API, guías',
  closeKey: 'Esc',
  close: 'Cerrar búsqueda',
  oftenSearched: 'Búsquedas frecuentes',
  results: 'Resultados',
  searching: 'Buscando…',
  resultCount: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  noResults: 'No se encontraron resultados',
  noResultsHint: 'Pruebe a buscar documentación, API o guías',
  failed: 'No se pudo cargar el índice de búsqueda. Revise la conexión y vuelva a escribir.',
  within: (section: string) => `Solo en ${section}`,
} as const
