// Words of parts that are plain HTML. Parts of islands have a file each.

/** The path above a title. */
export const breadcrumbs = {
  label: 'Ruta de navegación',
} as const

/** Cards of case studies. */
export const caseStudyList = {
  empty: 'Todavía no hay casos prácticos.',
  featured: 'Destacado',
} as const

/** The sources of an article. */
export const citationList = {
  doi: ' DOI ',
  read: ', consultado el ',
  rating: 'Valoración editorial',
} as const

/** Cards of help articles. */
export const helpList = {
  empty: 'Todavía no hay artículos de ayuda.',
  helpful: (percent: number) => `Al ${percent}\u00a0% le resultó útil`,
  updated: 'Actualizado el',
} as const

/** A list of articles. */
export const articleList = {
  empty: 'Todavía no hay artículos.',
} as const

/** Links to the parts of a list. */
export const pager = {
  label: 'Páginas de esta lista',
  previous: 'Anterior',
  next: 'Siguiente',
  part: (number: number) => `Página ${number}`,
} as const

/** Cards of blog posts. */
export const postList = {
  empty: 'Todavía no hay entradas en el blog.',
  readTime: (minutes: number) => `${minutes} min de lectura`,
  featured: 'Destacada',
} as const

/** A rating in words. */
export const rating = {
  text: (value: number, of: number) => `${value} de ${of}`,
} as const

/** A figure on its own axis. */
export const scaleBar = {
  logNote: 'Escala logarítmica: cada marca grande es diez veces la anterior.',
  linear: (from: string, to: string) => `en una escala de ${from} a ${to}`,
  log: (from: string, to: string) => `en una escala logarítmica de ${from} a ${to}`,
} as const

/** Messages between participants, drawn. */
export const sequenceDiagram = {
  label: (title: string, count: number, participants: string) =>
    `${title}: ${count} ${count === 1 ? 'mensaje' : 'mensajes'} entre ${participants}`,
  viewAsList: 'Ver como lista',
  step: (from: string, to: string, label: string) => `${from === to ? from : `De ${from} a ${to}`}: ${label}`,
} as const

/** Tags that articles share. */
export const tagList = {
  empty: 'Todavía no hay etiquetas.',
} as const
