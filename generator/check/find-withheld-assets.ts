// Files of content/assets that are not published: only content that is not published mentions them. That is drafts,
// what is scheduled or switched off, hidden blocks, and data that no page shows. What nothing mentions is published,
// because others may know its address; but not a file beside articles that none of them uses.

import { isExternal, valueLinks } from '../links/links.ts'
import { type AssetFile, isBesideArticle } from '../load/load.ts'
import { type Content, listArticles } from '../model/model.ts'
import { isMapping } from '../yaml/yaml.ts'
import {
  addMentions,
  linkedBeside,
  linksOfArticle,
  linksOfPages,
  listCompanions,
  listOwners,
  textsOf,
} from './asset-mentions.ts'
import { isInside } from './check-assets.ts'

/** One language: what is published, and all that it is a part of. */
interface Published {
  content: Content
  everything: Content
}

export interface WithholdOptions {
  /** Assets that published pages show or link to. Before pages are planned: all that they and the data mention. */
  used?: ReadonlySet<string> | undefined
  /** Reads whether custom code names a path. It is called only if there is something to withhold. */
  readOwnNames: () => Promise<(path: string) => boolean>
}

/** Their names in content. */
export async function findWithheldAssets(
  languages: readonly Published[],
  { used, readOwnNames }: WithholdOptions,
): Promise<ReadonlySet<string>> {
  const [original] = languages
  const assets = original?.everything.assets ?? []
  const shared = original?.everything.site.sharedAssets ?? []
  const none = new Set<string>()
  if (assets.length === 0) return none
  const mentioned = new Set<string>()
  for (const language of languages) addUnpublished(language, used === undefined, mentioned)
  const isShown = ({ url }: AssetFile) => used?.has(url) || shared.some((path) => isInside(url, path))
  const { cardFont } = original?.everything.site.theme ?? {}
  if (cardFont !== undefined) mentioned.add(cardFont.normalize('NFC'))
  const candidates = assets.filter(
    (asset) => (mentioned.has(asset.url) || isBesideArticle(asset.file)) && !isShown(asset),
  )
  if (candidates.length === 0) return none
  const published = new Set<string>()
  for (const { content } of languages) addPublished(content, used === undefined, published)
  const isNamed = await readOwnNames()
  const isRoot = (asset: AssetFile) => isShown(asset) || published.has(asset.url) || isNamed(asset.url)
  const hidden = reach(
    candidates.filter((asset) => !isRoot(asset)),
    (asset) => listCompanions(asset, assets),
  )
  const isOpen = (asset: AssetFile) => [...reach([asset], (each) => listOwners(each, assets))].some(isRoot)
  return new Set([...hidden].flatMap((asset) => (isOpen(asset) ? [] : [asset.url])))
}

/** Some assets, and all that `next` leads to from them. */
function reach(some: readonly AssetFile[], next: (asset: AssetFile) => AssetFile[]): ReadonlySet<AssetFile> {
  const reached = new Set(some)
  // A set also gives what is added on the way.
  for (const asset of reached) for (const other of next(asset)) reached.add(other)
  return reached
}

/** Adds what content that is not published mentions. Data counts only when it is known what pages show. */
function addUnpublished({ content, everything }: Published, isEarly: boolean, found: Set<string>): void {
  const shown = new Set([...content.pages, ...listArticles(content), ...content.docsFolders].map(({ entry }) => entry))
  for (const entry of everything.entries.values()) {
    if (shown.has(entry)) addMentions(hiddenBlocks(entry.data), found)
    else if (entry.file.includes('/') && !(isEarly && isData(entry.file))) addMentions(entry.data, found)
  }
  const isHidden = ({ entry }: { entry: Content['pages'][number]['entry'] }) => !shown.has(entry)
  const pages = everything.pages.filter(isHidden)
  addMentions(linksOfPages({ pages, dataTexts: {} }), found)
  for (const article of listArticles(everything))
    if (isHidden(article)) addMentions(linksOfArticle(article, everything), found)
  if (isEarly) return
  for (const { links } of Object.values(content.dataTexts).map(({ text }) => text)) addMentions(links, found)
  for (const { body, texts } of listArticles(content))
    for (const { widgets } of [body, ...Object.values(texts)])
      for (const { block } of widgets) if (block?.block.visible === false) addMentions(block, found)
}

/** Adds what published content mentions. Of the links of articles and data, `used` knows those that a page shows. */
function addPublished(content: Content, isEarly: boolean, found: Set<string>): void {
  for (const { entry } of content.pages) addMentions(visibleParts(entry.data), found)
  for (const { entry } of [...listArticles(content), ...content.docsFolders]) addMentions(entry.data, found)
  for (const entry of content.entries.values()) {
    if (entry.file === 'site.yaml') addMentions(withoutCardFont(entry.data), found)
    else if (!entry.file.includes('/')) addMentions(entry.data, found)
    else if (isData(entry.file)) addDataMentions(entry, isEarly, content, found)
  }
  for (const article of listArticles(content))
    for (const { links, widgets } of textsOf(article)) {
      if (isEarly) addMentions(linkedBeside(links, article, content), found)
      addMentions(isEarly ? links : links.filter(({ href }) => isExternal(href)), found)
      addMentions(
        widgets.filter(({ block }) => block?.block.visible !== false),
        found,
      )
    }
}

/** The build draws with this font. No page loads it. */
function withoutCardFont(data: unknown): unknown {
  if (!isMapping(data) || !isMapping(data['theme'])) return data
  const { cardFont: _, ...theme } = data['theme']
  return { ...data, theme }
}

/** Text that is no link is shown as it is: a path in it is the address that readers see. */
function addDataMentions(
  entry: Content['pages'][number]['entry'],
  isEarly: boolean,
  { dataTexts }: Content,
  found: Set<string>,
): void {
  const mentions = new Set<string>()
  addMentions(entry.data, mentions)
  const links = new Set<string>()
  const texts = Object.values(dataTexts).filter(({ entry: other }) => other === entry)
  const hrefs = [...valueLinks(entry, entry.data), ...texts.flatMap(({ text }) => text.links)].map(({ href }) => href)
  if (!isEarly)
    addMentions(
      hrefs.filter((href) => !isExternal(href)),
      links,
    )
  for (const path of mentions) if (!links.has(path)) found.add(path)
}

function isData(file: string): boolean {
  return file.startsWith('data/')
}

/** Blocks of a page that are not shown. */
function hiddenBlocks(data: unknown): unknown[] {
  return blocksOf(data).filter(isHiddenBlock)
}

/** A page without the blocks that are not shown. */
function visibleParts(data: unknown): unknown {
  const isList = typeof data === 'object' && data !== null && 'blocks' in data
  return isList ? { ...data, blocks: blocksOf(data).filter((block) => !isHiddenBlock(block)) } : data
}

function blocksOf(data: unknown): unknown[] {
  const isList = typeof data === 'object' && data !== null && 'blocks' in data && Array.isArray(data.blocks)
  return isList ? (data.blocks as unknown[]) : []
}

function isHiddenBlock(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'visible' in block && block.visible === false
}
