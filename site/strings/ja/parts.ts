// Words of parts that are plain HTML. Parts of islands have a file each.

/** The path above a title. */
export const breadcrumbs = {
  label: 'パンくずリスト',
} as const

/** Cards of case studies. */
export const caseStudyList = {
  empty: '導入事例はまだありません。',
  featured: '注目',
} as const

/** The sources of an article. */
export const citationList = {
  doi: ' DOI ',
  read: ' 閲覧日：',
  rating: '編集者による評価',
} as const

/** Cards of help articles. */
export const helpList = {
  empty: 'ヘルプ記事はまだありません。',
  helpful: (percent: number) => `${percent}%が「役に立った」と回答`,
  updated: '更新日',
} as const

/** A list of articles. */
export const articleList = {
  empty: '記事はまだありません。',
} as const

/** Links to the parts of a list. */
export const pager = {
  label: '一覧のページ',
  previous: '前へ',
  next: '次へ',
  part: (number: number) => `${number}ページ`,
} as const

/** Cards of blog posts. */
export const postList = {
  empty: 'ブログ記事はまだありません。',
  readTime: (minutes: number) => `約${minutes}分で読了`,
  featured: '注目',
} as const

/** A rating in words. */
export const rating = {
  text: (value: number, of: number) => `${of}点満点中${value}点`,
} as const

/** A figure on its own axis. */
export const scaleBar = {
  logNote: '対数目盛り：大きな目盛りは、1つ前の10倍を表します。',
  linear: (from: string, to: string) => `（目盛り：${from}から${to}まで）`,
  log: (from: string, to: string) => `（対数目盛り：${from}から${to}まで）`,
} as const

/** Messages between participants, drawn. */
export const sequenceDiagram = {
  label: (title: string, count: number, participants: string) => `${title}：${participants}の間のメッセージ${count}件`,
  viewAsList: 'リストで表示',
  step: (from: string, to: string, label: string) => `${from === to ? from : `${from}から${to}へ`}：${label}`,
} as const

/** Tags that articles share. */
export const tagList = {
  empty: 'タグはまだありません。',
} as const
