// Words of whole pages: articles, documentation pages, the not-found page, redirects.

/** The drawing at the head of a post. */
export const articleFigure = {
  decades: 'Jede Marke: das Zehnfache der vorigen',
  part: (name: string, amount: string) => `${name}: ${amount}`,
} as const

/** A post of the blog. */
export const blogPost = {
  featured: 'Empfohlen',
  updated: 'Aktualisiert am',
  readTime: (minutes: number) => `${minutes}\u00a0Min. Lesezeit`,
  citationCount: (count: number) => (count === 1 ? '1 Quelle' : `${count} Quellen`),
  summary: 'Zusammenfassung',
  references: 'Quellen',
  methodology: 'Methodik',
  neighbours: { label: 'Weitere Beiträge', previous: 'Älter', next: 'Neuer' },
} as const

/** The facts beside a case study. */
export const caseFacts = {
  industry: 'Branche',
  duration: 'Umsetzung',
  team: 'Team',
  technologies: 'Technologien',
  approach: 'Vorgehen',
} as const

/** The quote of a case study. */
export const caseQuote = {
  label: 'Kundenstimme',
  note: '' as string,
} as const

/** The results of a case study, drawn and as a table. */
export const caseResults = {
  title: 'Ergebnisse und Wirkung',
  lead: 'Vorher und nachher. Jede Achse beginnt bei null und steht für sich.',
  change: (before: string, after: string) => `von ${before} auf ${after}`,
  viewAsTable: 'Als Tabelle anzeigen',
  tableLabel: 'Ergebnisse als Tabelle',
  tableCaption: 'Ergebnisse vorher und nachher',
  columns: ['Kennzahl', 'Vorher', 'Nachher', 'Verbesserung', 'Methodik', 'Zeitraum'],
} as const

/** What a case study's project cost and returned. */
export const caseReturn = {
  title: 'Kapitalrendite',
  investment: 'Investition',
  annualReturn: 'Jährlicher Ertrag',
  paybackPeriod: 'Amortisationszeit',
} as const

/** A case study. */
export const caseStudy = {
  published: 'Veröffentlicht am',
  featured: 'Empfohlen',
  illustrative: '' as string,
  challenge: 'Die Herausforderung',
  solution: 'Die Lösung',
  references: 'Quellen',
  next: 'Nächste Fallstudie',
} as const

/** An article of a site's own collection. */
export const ownArticle = {
  neighbours: { label: 'Weitere Artikel', previous: 'Zurück', next: 'Weiter' },
} as const

/** What a documentation page has around its blocks. */
export const docsPage = {
  updated: 'Aktualisiert am',
  readTime: (minutes: number) => `${minutes}\u00a0Min. Lesezeit`,
  copy: 'Seite kopieren',
  markdown: 'Markdown',
  edit: 'Bearbeiten',
  neighbours: { label: 'Benachbarte Seiten', previous: 'Zurück', next: 'Weiter' },
} as const

/** A home page without blocks. */
export const emptyHome = {
  title: 'Seite nicht gefunden',
  text: 'Der Inhalt der Seite konnte nicht geladen werden.',
} as const

/** A help article. */
export const helpArticle = {
  difficulties: { beginner: 'Einsteiger', intermediate: 'Fortgeschrittene', advanced: 'Profis' },
  updated: 'Aktualisiert am',
  video: 'Video zu diesem Artikel ansehen',
  related: 'Verwandte Artikel',
} as const

/** The page for addresses that lead nowhere; its title and message are planned by the build. */
export const notFound = {
  quickLinks: 'Häufig gesucht',
  nearPages: 'Seiten mit ähnlicher Adresse',
} as const

/** The balance of an investment, month by month. */
export const paybackPlot = {
  label: (start: string, end: string, months: number, paybackPeriod: string) =>
    `Saldo von ${start} zu Beginn bis ${end} nach ${months} Monaten, Amortisationszeit: ${paybackPeriod}`,
  /** How a payback period names its unit. */
  monthUnits: ['Monat', 'Monate'],
  paidBack: (paybackPeriod: string) => `Amortisiert: ${paybackPeriod}`,
  months: (count: number) => `${count} Monate`,
  caption: (annualReturn: string) =>
    'Laufender Saldo seit dem Start, ein Balken je halber Monat, ' +
    `bei gleichmäßigem Eingang von ${annualReturn} pro Jahr. ` +
    'Hohle Balken: noch nicht amortisiert.',
} as const

/** Gauges beside the title of a page, drawn from the figures of its blocks. */
export const plotPage = {
  salaries: 'Jahresgehälter',
  sizes: 'Größen der Dateien',
  competitor: 'Wettbewerber',
  toScale: (title: string) => `${title}, maßstäblich`,
  certifications: { certified: 'zertifiziert', verified: 'geprüft', 'in-progress': 'in Arbeit' },
  reports: 'Gültigkeit der einzelnen Berichte',
  today: 'heute',
  dates: 'Artikel nach Datum',
  latestDates: 'Neueste Artikel nach Datum',
  changes: 'Erstes Ergebnis jeder Fallstudie',
  changesEnd: '100\u00a0% weniger',
  subjects: 'Artikel nach Thema',
  subjectsEnd: 'gefüllt: für Einsteiger',
  replies: 'Antworten nach Kategorie',
} as const

/** A page that only leads to another one. */
export const redirect = {
  documentTitle: (siteName: string) => `Umgezogen | ${siteName}`,
  title: 'Diese Seite ist umgezogen',
} as const

/** One result, before and after. */
export const resultPlot = {
  label: (metric: string, before: string, after: string) => `${metric}: vorher ${before}, nachher ${after}`,
  before: 'vorher',
  after: 'nachher',
} as const
