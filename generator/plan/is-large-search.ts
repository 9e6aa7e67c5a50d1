// Whether browsers load the search index of a site in parts.

import { type Content, listArticles } from '../model/model.ts'

/** Items of a search index in one file: headings, and anchors, which are about as many. */
const mostItems = 1500
/** Minutes of reading in one file: about 50 KB after gzip. */
const mostMinutes = 100
const charactersInMinute = 1200

/** Whether it has many items, or many words. */
export function isLargeSearch({ articles, pages }: Pick<Content, 'articles' | 'pages'>): boolean {
  let items = 0
  let minutes = 0
  const isLarge = () => items > mostItems || minutes > mostMinutes
  for (const { blocks } of pages) {
    items += 1 + blocks.length
    for (const { content } of blocks) minutes += (content?.text.length ?? 0) / charactersInMinute
  }
  for (const { anchors, readTime } of listArticles({ articles })) {
    // A large site has many more.
    if (isLarge()) return true
    items += 1 + anchors.size
    minutes += readTime
  }
  return isLarge()
}
