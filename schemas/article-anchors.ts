// Ids that pages have in addition to those of their content. Links may point to the anchors; headings and blocks must
// avoid all of them.

/** Anchors of the sections that article views add around their text. */
export const articleAnchors = {
  summary: 'research-summary',
  references: 'article-references',
  methodology: 'article-methodology',
  challenge: 'the-challenge',
  solution: 'the-solution',
  results: 'results-and-impact',
  roi: 'return-on-investment',
  related: 'related-articles',
} as const

/** Ids of what every page may have around its content: scripts and labels find it by them. */
export const pageIds: readonly string[] = [
  'page-main',
  'page-status',
  'page-contents',
  'docs-toc-title',
  'search-input',
  'search-hits',
  'search-chips',
  'footer-title',
]

/** Every id that is taken on a page before its content has any. */
export const reservedIds: readonly string[] = [
  ...Object.values(articleAnchors),
  ...pageIds,
  'article-toc-title',
  'not-found-title',
  'not-found-text',
  'not-found-link',
  'not-found-near',
  'not-found-data',
]
