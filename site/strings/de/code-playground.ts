/** Examples that replay recorded output. */
export const codePlayground = {
  examples: 'Beispiele',
  tabs: { code: 'Code', output: 'Ausgabe' },
  tabsLabel: (title: string) => `${title}: Code und Ausgabe`,
  run: 'Code ausführen',
  running: 'Läuft\u00a0…',
  download: 'Herunterladen',
  config: 'Konfiguration',
  configTitle: 'Konfiguration',
  blocked: 'Ein anderes Beispiel läuft. ',
  note: 'Spielt aufgezeichnete Ergebnisse ab, hier wird nichts gemessen',
  notRun: 'Noch nicht ausgeführt.',
  outputOf: (title: string) => `Ausgabe von „${title}“`,
  recorded: 'Aufgezeichnete Ausgabe:',
  links: 'Zugehörige Dokumentation',
  done: 'Ausführung beendet. Die aufgezeichnete Ausgabe wird angezeigt.',
  copied: 'Code in die Zwischenablage kopiert',
} as const
