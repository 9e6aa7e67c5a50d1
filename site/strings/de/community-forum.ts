/** The three tabs. */
export const communityForum = {
  label: 'Community',
  forum: 'Forum',
  showcase: 'Projekte',
  support: 'Support',
} as const

/** Projects of the community. */
export const projectList = {
  empty: 'Es wurden noch keine Projekte vorgestellt.',
  tags: 'Schlagwörter',
  likes: (count: number) => [count, count === 1 ? ' Like' : ' Likes'],
  demo: 'Demo',
  github: 'GitHub',
} as const

/** Ticket form and quick help. */
export const supportDesk = {
  title: 'Ticket erstellen',
  subject: 'Betreff',
  subjectEmpty: 'Der Betreff fehlt',
  category: 'Kategorie',
  /** Categories of a site that lists none of its own. */
  categories: {
    general: 'Allgemeine Hilfe',
    technical: 'Technisches Problem',
    billing: 'Frage zur Rechnung',
    feature: 'Wunsch nach einer Funktion',
  },
  description: 'Beschreibung',
  descriptionEmpty: 'Die Beschreibung fehlt',
  fieldsEmpty: 'Bitte Betreff und Beschreibung ausfüllen',
  fieldsRequired: 'Betreff und Beschreibung sind erforderlich',
  failure: 'Das Ticket konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  submit: 'Ticket absenden',
  submitting: 'Wird gesendet\u00a0…',
  createdToast: (shortId: string) => `Ticket ${shortId} erstellt`,
  created: (shortId: string) => `Ticket ${shortId} erstellt. Es ist unten aufgeführt.`,
  quickHelp: 'Schnelle Hilfe',
  documentation: 'Dokumentation',
  chat: 'Live-Chat',
  chatNote: 'Zurzeit offline. Bitte ein Ticket erstellen.',
  chatToast: 'Der Live-Chat ist offline. Bitte ein Ticket erstellen.',
  email: 'Support per E-Mail',
  videos: 'Videoanleitungen',
} as const

/** Threads of the forum and their filters. */
export const threadList = {
  filterLabel: 'Themen filtern',
  search: 'Suche',
  searchPlaceholder: 'Themen durchsuchen\u00a0…',
  category: 'Kategorie',
  all: 'Alle',
  newThread: 'Neues Thema',
  newThreadToast: 'Das Forum ist schreibgeschützt. Neue Themen sind nicht möglich.',
  noPageToast: 'Dieses Thema hat keine Seite.',
  threadCount: (count: number) => (count === 1 ? '1 Thema' : `${count} Themen`),
  noThreads: 'Keine Themen gefunden',
  noThreadsHint: 'Bitte ein anderes Wort oder alle Kategorien versuchen.',
  newTab: ' (öffnet einen neuen Tab)',
  pinned: 'Angeheftet',
  answered: 'Beantwortet',
  lastActivity: ', zuletzt aktiv am ',
  replies: (count: string) => [count, ' ', count === '1' ? 'Antwort' : 'Antworten'],
  views: (count: string) => [count, ' ', count === '1' ? 'Aufruf' : 'Aufrufe'],
  likes: (count: string) => [count, ' ', count === '1' ? 'Like' : 'Likes'],
} as const

/** The tickets of this visit. */
export const ticketList = {
  title: 'Ihre Tickets',
  note: 'Bleiben nur auf dieser Seite erhalten, bis Sie sie verlassen.',
  statuses: { Open: 'Offen', 'In Progress': 'In Bearbeitung' },
  priorities: { High: 'Hohe Priorität', Medium: 'Mittlere Priorität', Low: 'Niedrige Priorität' },
} as const
