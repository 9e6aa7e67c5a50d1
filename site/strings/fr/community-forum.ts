/** The three tabs. */
export const communityForum = {
  label: 'Communauté',
  forum: 'Forum',
  showcase: 'Réalisations',
  support: 'Assistance',
} as const

/** Projects of the community. */
export const projectList = {
  empty: 'Aucun projet présenté pour l’instant.',
  tags: 'Étiquettes',
  likes: (count: number) => [count, ' J’aime'],
  demo: 'Démo',
  github: 'GitHub',
} as const

/** Ticket form and quick help. */
export const supportDesk = {
  title: 'Envoyer un ticket',
  subject: 'Objet',
  subjectEmpty: 'L’objet est vide',
  category: 'Catégorie',
  /** Categories of a site that lists none of its own. */
  categories: {
    general: 'Assistance générale',
    technical: 'Problème technique',
    billing: 'Question de facturation',
    feature: 'Demande de fonctionnalité',
  },
  description: 'Description',
  descriptionEmpty: 'La description est vide',
  fieldsEmpty: 'Veuillez renseigner l’objet et la description',
  fieldsRequired: 'L’objet et la description sont obligatoires',
  failure: 'Le ticket n’a pas pu être envoyé. Veuillez réessayer.',
  submit: 'Envoyer le ticket',
  submitting: 'Envoi…',
  createdToast: (shortId: string) => `Ticket ${shortId} créé`,
  created: (shortId: string) => `Ticket ${shortId} créé. Il figure dans la liste ci-dessous.`,
  quickHelp: 'Aide rapide',
  documentation: 'Documentation',
  chat: 'Chat en direct',
  chatNote: 'Hors ligne. Envoyez plutôt un ticket.',
  chatToast: 'Le chat est hors ligne. Veuillez envoyer un ticket.',
  email: 'Assistance par e-mail',
  videos: 'Tutoriels vidéo',
} as const

/** Whether a formatted count takes the singular. */
const isSingular = (count: string): boolean => count === '0' || count === '1'

/** Threads of the forum and their filters. */
export const threadList = {
  filterLabel: 'Filtrer les sujets',
  search: 'Rechercher',
  searchPlaceholder: 'Rechercher dans les discussions…',
  category: 'Catégorie',
  all: 'Toutes',
  newThread: 'Nouveau sujet',
  newThreadToast: 'Le forum est en lecture seule. Les nouveaux sujets sont fermés.',
  noPageToast: 'Ce sujet n’a pas de page.',
  threadCount: (count: number) => (count < 2 ? `${count} sujet` : `${count} sujets`),
  noThreads: 'Aucun sujet trouvé',
  noThreadsHint: 'Essayez un autre mot, ou toutes les catégories.',
  newTab: ' (s’ouvre dans un nouvel onglet)',
  pinned: 'Épinglé',
  answered: 'Avec réponse',
  lastActivity: ', dernière activité le ',
  replies: (count: string) => [count, ' ', isSingular(count) ? 'réponse' : 'réponses'],
  views: (count: string) => [count, ' ', isSingular(count) ? 'vue' : 'vues'],
  likes: (count: string) => [count, ' ', 'J’aime'],
} as const

/** The tickets of this visit. */
export const ticketList = {
  title: 'Vos tickets',
  note: 'Conservés sur cette page uniquement, jusqu’à ce que vous la quittiez.',
  statuses: { Open: 'Ouvert', 'In Progress': 'En cours' },
  priorities: { High: 'Priorité élevée', Medium: 'Priorité moyenne', Low: 'Priorité faible' },
} as const
