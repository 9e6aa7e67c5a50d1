/** The newsletter box. */
export const newsletter = {
  title: 'Auf dem Laufenden bleiben',
  text: 'Neuigkeiten per E-Mail.',
  email: 'E-Mail',
  subscribe: 'Abonnieren',
  subscribing: 'Wird gesendet\u00a0…',
  simulated: 'Vielen Dank. Demo: Es wurde nichts gesendet.',
  subscribed: 'Vielen Dank. Sie haben die Nachrichten abonniert.',
  failure: 'Das Abonnieren ist fehlgeschlagen. Bitte erneut versuchen.',
} as const

/** Cards and quick starts. */
export const sdkDownloadCenter = {
  tabs: 'Schnellstart nach Sprache',
  language: 'Sprache',
  version: 'Version',
  versionNumber: (version: string) => ['v', version],
  size: 'Größe',
  installs: (packageManager: string) => ['Installationen pro Monat (', packageManager, ')'],
  installTitle: (name: string) => `Installationsbefehl für ${name}`,
  installCopied: 'Installationsbefehl in die Zwischenablage kopiert',
  codeTitle: (name: string, version: string) => `${name}, ${version}`,
  codeCopied: 'Codebeispiel in die Zwischenablage kopiert',
  download: 'Herunterladen',
  docs: 'Dokumentation',
  docsOf: (name: string) => ['Dokumentation zu ', name],
  githubOf: (name: string) => [name, ' auf GitHub'],
} as const
