// The pictures among the assets that texts and image blocks show. Logos, portraits and downloads are not among them.

import type { MarkdownLink } from '../markdown/markdown.ts'
import { decodePath, isExternal, sitePath } from './links.ts'
import { listArticles } from './list-articles.ts'
import type { Content } from './model.ts'

/** Their names in content, e.g. /assets/photo.jpg. */
export function listShownPictures(contents: readonly Content[]): ReadonlySet<string> {
  return new Set(contents.flatMap((content) => [...listOf(content)]))
}

function listOf(content: Content): ReadonlySet<string> {
  const shown = new Set<string>()
  const add = (href: string, file: string) => {
    const path = isExternal(href) ? undefined : sitePath(href, file)
    if (path !== undefined) shown.add(decodePath(path))
  }
  const addImages = (links: readonly MarkdownLink[], file: string) => {
    for (const { kind, href } of links) if (kind === 'image') add(href, file)
  }
  for (const { blocks, entry } of content.pages)
    for (const { block, content: text } of blocks) {
      if (!block.visible) continue
      if (block.type === 'image' && block.data.src !== undefined) add(block.data.src, entry.file)
      if (text) addImages(text.links, entry.file)
    }
  for (const { entry, body, texts } of listArticles(content))
    for (const text of [body, ...Object.values(texts)]) addImages(text.links, entry.file)
  // Texts of data are shown on pages: only paths from the top of the site lead to an asset there.
  for (const { links } of Object.values(content.dataMarkdown)) addImages(links, '')
  return shown
}
