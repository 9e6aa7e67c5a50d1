// Words about the collections of articles, outside their pages.

import type { CollectionName } from '#schemas/article-collections.ts'

/** Titles of the index pages, also in breadcrumbs for search engines. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  blog: 'ブログ',
  help: 'ヘルプセンター',
  'case-studies': '導入事例',
  docs: 'ドキュメント',
}

/** Names of the collections in visible breadcrumbs, where the navigation has no label for them. */
export const breadcrumbLabels: Readonly<Record<CollectionName, string>> = {
  blog: 'ブログ',
  help: 'ヘルプ',
  'case-studies': '導入事例',
  docs: 'ドキュメント',
}

/** Sections of llms.txt, in their order. */
export const llmsSections: Readonly<Record<'docs' | CollectionName, string>> = {
  docs: 'ドキュメント',
  help: 'ヘルプ',
  blog: 'ブログ',
  'case-studies': '導入事例',
}

/** Categories of search results. Help articles have categories of their own. */
export const searchCategories = {
  docs: 'ドキュメント',
  page: 'ページ',
  endpoint: 'APIリファレンス',
  blog: 'ブログ',
  'case-studies': '導入事例',
} as const

/** Title of the second and every further page of a list. */
export const partTitle = (title: string, number: number) => `${title}（${number}ページ）`

/** Title of the page with the articles of a tag. */
export const tagTitle = (collection: string, tag: string) => `${collection}：${tag}`

/** Description of the page with all tags. */
export const tagsDescription = (collection: string, tags: string) => `${collection}の複数の記事に共通するタグ：${tags}`

/** Name of the page with all tags. */
export const tagsLabel = 'タグ'

/** The part of the site that the share cards of documentation pages name. */
export const docsSection = 'ドキュメント'

/** Title of the blog's feeds. */
export const blogFeedTitle = (siteName: string): string => `${siteName}ブログ`

/** Headings and labels that Markdown versions of articles add to the text. */
export const markdownTexts = {
  summary: '研究の要約：',
  challenge: '課題',
  solution: '解決策',
  results: '成果と効果',
  resultColumns: ['指標', '導入前', '導入後', '改善'],
} as const

interface NotFoundWords {
  title: string
  message: string
  linkLabel: string
}

/**
 * Pages for addresses that lead nowhere. `home` is for hosts that have lost the home page and answer its address with
 * the root 404 file.
 */
export const notFoundTexts: Readonly<Record<'root' | 'home' | CollectionName, NotFoundWords>> = {
  root: {
    title: 'お探しのページが見つかりません',
    message: 'このアドレスのページはありません。移動したか、アドレスに入力ミスがある可能性があります。',
    linkLabel: 'ホームに戻る',
  },
  home: {
    title: 'ページが見つかりません',
    message: 'ページの内容を読み込めませんでした。',
    linkLabel: 'ホームに戻る',
  },
  blog: {
    title: 'ブログ記事が見つかりません',
    message: 'お探しのブログ記事は存在しません。',
    linkLabel: 'すべての記事',
  },
  help: {
    title: 'ヘルプ記事が見つかりません',
    message: 'お探しのヘルプ記事は存在しません。',
    linkLabel: 'すべてのヘルプ記事',
  },
  'case-studies': {
    title: '導入事例が見つかりません',
    message: 'お探しの導入事例は存在しません。',
    linkLabel: 'すべての導入事例',
  },
  docs: {
    title: 'ドキュメントのページが見つかりません',
    message: 'お探しのドキュメントのページは存在しません。',
    linkLabel: 'ドキュメントへ',
  },
}
