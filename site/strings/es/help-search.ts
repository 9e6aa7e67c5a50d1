/** The search field of the help center. */
export const helpSearch = {
  label: 'Buscar artículos de ayuda',
  placeholder: 'Buscar artículos de ayuda…',
  noResults: 'No se encontraron resultados',
  hint: 'Pruebe con otra palabra.',
  articleCount: (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`),
} as const
