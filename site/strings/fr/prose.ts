/** What Markdown leaves open: titles of callouts, and names that screen readers say. */
export const proseWords = {
  note: 'Remarque',
  tip: 'Conseil',
  important: 'Important',
  warning: 'Attention',
  danger: 'Danger',
  details: 'Détails',
  footnotes: 'Notes',
  footnoteBack: 'Retour à l’appel de note',
  done: 'Fait',
  notDone: 'À faire',
  formula: 'Formule',
  diagram: 'Diagramme',
  diagramSource: 'Source du diagramme',
  table: 'Tableau',
} as const
