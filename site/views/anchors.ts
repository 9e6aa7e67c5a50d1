// Ids the views and the frame use themselves. In: nothing. Out: names that headings and blocks of content must avoid.

/** Anchors of the sections that article views add around their text. */
export const anchors = {
  summary: 'research-summary',
  references: 'article-references',
  methodology: 'article-methodology',
  challenge: 'the-challenge',
  solution: 'the-solution',
  results: 'results-and-impact',
  roi: 'return-on-investment',
  related: 'related-articles',
} as const

/** Every id that is taken in each page. */
export const takenIds: readonly string[] = [
  ...Object.values(anchors),
  'page-main',
  'docs-toc-title',
  'article-toc-title',
  'footer-title',
  'not-found-title',
  'not-found-text',
  'not-found-link',
  'not-found-near',
  'not-found-data',
]
