// The pictures among the assets that texts and blocks show. The site's logo, portraits of lists and downloads are not
// among them.

import { factsOf } from '#schemas/blocks/registry.ts'
import { coverOf } from '#schemas/cover.ts'
import type { Json } from '../json.ts'
import { assetBeside, decodePath, isExternal, sitePath } from '../links/links.ts'
import type { MarkdownLink } from '../markdown/markdown.ts'
import type { Content, PageBlock } from './content.ts'
import { listArticles } from './list-articles.ts'

/** Their names in content, e.g. /assets/photo.jpg. */
export function listShownPictures(contents: readonly Content[]): ReadonlySet<string> {
  return new Set(contents.flatMap((content) => [...listOf(content)]))
}

function listOf(content: Content): ReadonlySet<string> {
  const shown = new Set<string>()
  const assets = new Set(content.assets.map(({ url }) => url))
  const add = (href: string, file: string) => {
    if (isExternal(href)) return
    const place = { file, folder: content.folder }
    const path = sitePath(href, file) ?? assetBeside(href, place, (name) => assets.has(name))
    if (path !== undefined) shown.add(decodePath(path))
  }
  const addImages = (links: readonly MarkdownLink[], file: string) => {
    for (const { kind, href } of links) if (kind === 'image') add(href, file)
  }
  for (const { blocks, entry } of content.pages)
    for (const shownBlock of blocks) {
      const { block, content: text } = shownBlock
      if (!block.visible) continue
      for (const name of namesIn(shownBlock)) add(name, entry.file)
      if (text) addImages(text.links, entry.file)
    }
  for (const article of listArticles(content)) {
    const { entry, body, texts } = article
    const cover = coverOf(article)
    if (cover) add(cover.src, entry.file)
    for (const text of [body, ...Object.values(texts)]) addImages(text.links, entry.file)
  }
  // Texts of data are shown on pages: only paths from the top of the site lead to an asset there.
  for (const { text } of Object.values(content.dataTexts)) addImages(text.links, '')
  return shown
}

function namesIn(found: PageBlock): string[] {
  const { block, isOwn } = found
  if (block.type === 'unknown') return []
  // Only its code knows which of its values are pictures.
  if (isOwn) return textsIn(block.data).filter((text) => text.startsWith('/'))
  return [...factsOf(found).pictures]
}

function textsIn(data: Json | object): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
