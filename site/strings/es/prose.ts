/** What Markdown leaves open: titles of callouts, and names that screen readers say. */
export const proseWords = {
  note: 'Nota',
  tip: 'Consejo',
  important: 'Importante',
  warning: 'Advertencia',
  danger: 'Peligro',
  details: 'Detalles',
  footnotes: 'Notas al pie',
  footnoteBack: 'Volver a la referencia',
  done: 'Hecho',
  notDone: 'Pendiente',
  formula: 'Fórmula',
  diagram: 'Diagrama',
  diagramSource: 'Código del diagrama',
  table: 'Tabla',
} as const
