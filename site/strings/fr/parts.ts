// Words of parts that are plain HTML. Parts of islands have a file each.

/** The path above a title. */
export const breadcrumbs = {
  label: 'Fil d’Ariane',
} as const

/** Cards of case studies. */
export const caseStudyList = {
  empty: 'Aucune étude de cas disponible pour l’instant.',
  featured: 'À la une',
} as const

/** The sources of an article. */
export const citationList = {
  doi: ' DOI ',
  read: ', consulté le ',
  rating: 'Note de la rédaction',
} as const

/** Cards of help articles. */
export const helpList = {
  empty: 'Aucun article d’aide disponible pour l’instant.',
  helpful: (percent: number) => `${percent}\u00a0% l’ont trouvé utile`,
  updated: 'Mis à jour le',
} as const

/** A list of articles. */
export const articleList = {
  empty: 'Aucun article pour l’instant.',
} as const

/** Links to the parts of a list. */
export const pager = {
  label: 'Pages de cette liste',
  previous: 'Précédent',
  next: 'Suivant',
  part: (number: number) => `Page ${number}`,
} as const

/** Cards of blog posts. */
export const postList = {
  empty: 'Aucun article de blog disponible pour l’instant.',
  readTime: (minutes: number) => `${minutes}\u00a0min de lecture`,
  featured: 'À la une',
} as const

/** A rating in words. */
export const rating = {
  text: (value: number, of: number) => `${value.toLocaleString('fr-FR')} sur ${of}`,
} as const

/** A figure on its own axis. */
export const scaleBar = {
  logNote: 'Échelle logarithmique\u00a0: chaque grande graduation vaut dix fois la précédente.',
  linear: (from: string, to: string) => `sur une échelle de ${from} à ${to}`,
  log: (from: string, to: string) => `sur une échelle logarithmique de ${from} à ${to}`,
} as const

/** Messages between participants, drawn. */
export const sequenceDiagram = {
  label: (title: string, count: number, participants: string) =>
    `${title}\u00a0: ${count} ${count < 2 ? 'message' : 'messages'} entre ${participants}`,
  viewAsList: 'Afficher en liste',
  step: (from: string, to: string, label: string) => `${from === to ? from : `${from} vers ${to}`}\u00a0: ${label}`,
} as const

/** Tags that articles share. */
export const tagList = {
  empty: 'Aucun mot-clé pour l’instant.',
} as const
