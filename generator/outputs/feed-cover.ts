import { posix } from 'node:path'
import { mimes } from 'mrmime'
import { resolveLinks } from '../links/links.ts'
import type { Article } from '../model/model.ts'
import { type ContentFrame, planCover } from '../plan/plan.ts'
import { escapeHtml } from '../text.ts'
import type { FeedPicture } from './feeds.ts'

/** The cover of an article in a feed: what the feed says of it, and what stands above the text. */
export function planFeedCover(article: Article, frame: ContentFrame): { cover?: FeedPicture; shown: string } {
  const found = planCover(article, frame)
  const asset = frame.content.assets.find(({ url }) => url === found?.src)
  if (!found || !asset) return { shown: '' }
  const { src, alt, width, height } = found
  const url = frame.facts.origin + resolveLinks({ src }, '', frame.links).src
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const type = mimes[posix.extname(src).slice(1).toLowerCase()] ?? 'application/octet-stream'
  return {
    cover: { url, type, bytes: asset.bytes.length },
    shown: `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"${size}></p>`,
  }
}
