/** The search button and its dialog. */
export const searchDialog = {
  open: 'Suchen',
  key: 'Strg K',
  label: 'Suche',
  placeholder: 'Diese Website durchsuchen\u00a0…',
  inputLabel: 'Diese Website durchsuchen',
  closeKey: 'Esc',
  close: 'Suche schließen',
  oftenSearched: 'Häufig gesucht',
  results: 'Ergebnisse',
  searching: 'Suche läuft\u00a0…',
  resultCount: (count: number) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  noResults: 'Keine Ergebnisse gefunden',
  noResultsHint: 'Prüfen Sie die Schreibweise, oder versuchen Sie es mit anderen Wörtern',
  failed: 'Der Suchindex konnte nicht geladen werden. Bitte die Verbindung prüfen und die Eingabe wiederholen.',
  within: (section: string) => `Nur in ${section}`,
} as const
