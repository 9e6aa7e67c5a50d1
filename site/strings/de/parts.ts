// Words of parts that are plain HTML. Parts of islands have a file each.

/** The path above a title. */
export const breadcrumbs = {
  label: 'Navigationspfad',
} as const

/** Cards of case studies. */
export const caseStudyList = {
  empty: 'Es sind noch keine Fallstudien verfügbar.',
  featured: 'Empfohlen',
} as const

/** The sources of an article. */
export const citationList = {
  doi: ' DOI ',
  read: ', abgerufen am ',
  rating: 'Bewertung der Redaktion',
} as const

/** Cards of help articles. */
export const helpList = {
  empty: 'Es sind noch keine Hilfeartikel verfügbar.',
  helpful: (percent: number) => `Für ${percent}\u00a0% hilfreich`,
  updated: 'Aktualisiert am',
} as const

/** A list of articles. */
export const articleList = {
  empty: 'Noch keine Artikel.',
} as const

/** Links to the parts of a list. */
export const pager = {
  label: 'Seiten dieser Liste',
  previous: 'Zurück',
  next: 'Weiter',
  part: (number: number) => `Seite ${number}`,
} as const

/** Cards of blog posts. */
export const postList = {
  empty: 'Es sind noch keine Blogbeiträge verfügbar.',
  readTime: (minutes: number) => `${minutes}\u00a0Min. Lesezeit`,
  featured: 'Empfohlen',
} as const

/** A rating in words. */
export const rating = {
  text: (value: number, of: number) => `${value.toLocaleString('de-DE')} von ${of}`,
} as const

/** A figure on its own axis. */
export const scaleBar = {
  logNote: 'Logarithmische Skala: Jede große Marke ist das Zehnfache der vorigen.',
  linear: (from: string, to: string) => `auf einer Skala von ${from} bis ${to}`,
  log: (from: string, to: string) => `auf einer logarithmischen Skala von ${from} bis ${to}`,
} as const

/** Messages between participants, drawn. */
export const sequenceDiagram = {
  label: (title: string, count: number, participants: string) =>
    `${title}: ${count === 1 ? '1 Nachricht' : `${count} Nachrichten`} zwischen ${participants}`,
  viewAsList: 'Als Liste anzeigen',
  step: (from: string, to: string, label: string) => `${from === to ? from : `${from} an ${to}`}: ${label}`,
} as const

/** Tags that articles share. */
export const tagList = {
  empty: 'Noch keine Schlagwörter.',
} as const
