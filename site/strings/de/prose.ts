/** What Markdown leaves open: titles of callouts, and names that screen readers say. */
export const proseWords = {
  note: 'Hinweis',
  tip: 'Tipp',
  important: 'Wichtig',
  warning: 'Warnung',
  danger: 'Gefahr',
  details: 'Details',
  footnotes: 'Fußnoten',
  footnoteBack: 'Zurück zur Textstelle',
  done: 'Erledigt',
  notDone: 'Offen',
  formula: 'Formel',
  diagram: 'Diagramm',
  diagramSource: 'Quelltext des Diagramms',
  table: 'Tabelle',
} as const
