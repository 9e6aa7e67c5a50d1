// Words of what surrounds every page.

/** The frame of documentation pages: side bar and menu. */
export const docsFrame = {
  menu: 'Dokumentation',
  menuLabel: 'Menü der Dokumentation',
  navigationLabel: 'Dokumentation',
  folder: (label: string) => `Seiten in ${label}`,
  allPages: (count: number) => `Alle ${count} Seiten`,
  version: 'Version',
  newest: (version: string) => `${version} (neueste)`,
  old: (version: string) => `Diese Seite beschreibt die Version ${version}.`,
  oldLink: (version: string) => `Zur Version ${version}`,
} as const

/** The document itself. */
export const documentWords = {
  skipLink: 'Zum Inhalt springen',
} as const

/** Below every page. */
export const footer = {
  navigationLabel: 'Fußzeile',
  copyright: (years: string, holder: string) => `© ${years} ${holder}`,
  llms: 'llms.txt',
  feed: 'Feed',
  theme: 'Design: System',
  themeLight: 'Design: Hell',
  themeDark: 'Design: Dunkel',
} as const

/** What scripts say: of a copied text, on a toast's button, in place of a broken picture, of the tabs of code. */
export const scriptWords = {
  copied: 'Kopiert',
  uncopied: 'Nicht kopiert',
  close: 'Meldung schließen',
  unavailable: 'Bild nicht verfügbar',
  language: 'Sprache',
} as const

/** After a press whose script has not arrived. */
export const offNote =
  'Ein Teil der Seite fehlt noch. Prüfen Sie die Verbindung und drücken Sie noch einmal. Ihre Eingaben bleiben.'

/** When a deploy has replaced the page while it was open. */
export const newerPage = {
  note: 'Diese Seite wurde inzwischen geändert. Laden Sie sie neu, um fortzufahren. Ihre Eingaben bleiben.',
  reload: 'Neu laden',
} as const

/** Above every page. */
export const header = {
  navigationLabel: 'Hauptmenü',
  menu: 'Menü',
  languages: 'Sprachen',
} as const

/** Whether scripts of other hosts may be loaded, and the button below every page that asks again. */
export const scripts = {
  title: 'Skripte von Dritten',
  intro: 'Andere Unternehmen erfahren durch sie, dass Sie diese Seite lesen. Vor Ihrer Antwort wird nichts geladen.',
  allow: 'Erlauben',
  decline: 'Ablehnen',
  settings: 'Skripte von Dritten',
} as const

/** Lists of a page's own headings, wherever they appear. */
export const toc = {
  title: 'Auf dieser Seite',
} as const
