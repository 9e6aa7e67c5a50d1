// Words of parts that are plain HTML. Parts of islands have a file each.

/** The path above a title. */
export const breadcrumbs = {
  label: 'Breadcrumb',
} as const

/** Cards of case studies. */
export const caseStudyList = {
  empty: 'No case studies available yet.',
  featured: 'Featured',
} as const

/** The sources of an article. */
export const citationList = {
  doi: ' DOI ',
  read: ', read ',
  rating: 'Editor’s rating',
} as const

/** Cards of help articles. */
export const helpList = {
  empty: 'No help articles available yet.',
  helpful: (percent: number) => `${percent}% found it helpful`,
  updated: 'Updated',
} as const

/** A list of articles. */
export const articleList = {
  empty: 'No articles yet.',
} as const

/** Links to the parts of a list. */
export const pager = {
  label: 'Pages of this list',
  previous: 'Previous',
  next: 'Next',
  part: (number: number) => `Page ${number}`,
} as const

/** Cards of blog posts. */
export const postList = {
  empty: 'No blog posts available yet.',
  readTime: (minutes: number) => `${minutes} min read`,
  featured: 'Featured',
} as const

/** A rating in words. */
export const rating = {
  text: (value: number, of: number) => `${value} of ${of}`,
} as const

/** A figure on its own axis. */
export const scaleBar = {
  logNote: 'Log scale: each large mark is ten times the last.',
  linear: (from: string, to: string) => `on a scale from ${from} to ${to}`,
  log: (from: string, to: string) => `on a logarithmic scale from ${from} to ${to}`,
} as const

/** Messages between participants, drawn. */
export const sequenceDiagram = {
  label: (title: string, count: number, participants: string) => `${title}: ${count} messages between ${participants}`,
  viewAsList: 'View as list',
  step: (from: string, to: string, label: string) => `${from === to ? from : `${from} to ${to}`}: ${label}`,
} as const

/** Tags that articles share. */
export const tagList = {
  empty: 'No tags yet.',
} as const
